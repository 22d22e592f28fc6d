const paths = {
  close: 'M4 4l8 8M12 4l-8 8',
  bottom: 'M2.5 3h11v10h-11zM2.5 9h11',
  right: 'M2.5 3h11v10h-11zM9.5 3v10',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  fit: 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3',
  more: 'M3 8h.8M7.6 8h.8M12.2 8h.8',
  play: 'M5 3l8 5-8 5z',
  pause: 'M5.5 3v10M10.5 3v10',
  back: 'M10 3.5L5.5 8l4.5 4.5',
  forward: 'M6 3.5L10.5 8 6 12.5',
  lanes: 'M2.5 4h11M2.5 8h11M2.5 12h11M6 2.5v3M10 6.5v3M5 10.5v3',
  compare: 'M3 5h8M8.5 2.5L11 5 8.5 7.5M13 11H5M7.5 8.5L5 11l2.5 2.5',
  freeze: 'M8 2v12M2.8 5l10.4 6M13.2 5L2.8 11',
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
