const paths = {
  close: 'M4 4l8 8M12 4l-8 8',
  bottom: 'M2.5 3h11v10h-11zM2.5 9h11',
  right: 'M2.5 3h11v10h-11zM9.5 3v10',
  more: 'M3 8h.8M7.6 8h.8M12.2 8h.8',
  back: 'M10 3.5L5.5 8l4.5 4.5',
  forward: 'M6 3.5L10.5 8 6 12.5',
  compare: 'M3 5h8M8.5 2.5L11 5 8.5 7.5M13 11H5M7.5 8.5L5 11l2.5 2.5',
  freeze: 'M8 2v12M2.8 5l10.4 6M13.2 5L2.8 11',
  second: 'M2 8h5M4.5 5.5v5M10 5.5L12 4v8',
  event: 'M9 2L4 9h4l-1 5 5-7H8z',
  stop: 'M5.5 2h5l3.5 3.5v5L10.5 14h-5L2 10.5v-5z',
  timer: 'M8 4.5V8l2.5 1.5M8 2a6 6 0 1 0 .01 0z',
} as const

export type GlyphName = keyof typeof paths

/** An icon; its parent has the label. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg
      aria-hidden="true"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
