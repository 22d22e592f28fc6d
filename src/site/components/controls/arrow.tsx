import './arrow.css'

const paths = { out: 'M6 18 18 6M9 6h9v9', on: 'M4 12h16M13 5l7 7-7 7' }

interface ArrowProps {
  /** `out` of the site, or `on` within it. */
  to: keyof typeof paths
  className?: string
}

/** Decorative. Drawn, because few fonts have arrows that match their letters; mirrored in right-to-left text. */
export function Arrow({ to, className = '' }: ArrowProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={`arrow ${className}`}
    >
      <path d={paths[to]} />
    </svg>
  )
}
