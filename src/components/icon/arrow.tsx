const paths = { out: 'M6 18 18 6M9 6h9v9', on: 'M4 12h16M13 5l7 7-7 7' }

interface ArrowProps {
  /** Out of the site, or on to the next thing. */
  to: keyof typeof paths
  className?: string
}

/** Drawn, because few fonts have arrows that go with their letters; it points where lines go. Decorative. */
export function Arrow({ to, className = 'size-[0.85em]' }: ArrowProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={`inline-block shrink-0 rtl:-scale-x-100 ${className}`}
    >
      <path d={paths[to]} />
    </svg>
  )
}
