// Colours are written as in the tokens: #rrggbb.

const channel = (color: string, shift: number) =>
  (Number.parseInt(color.slice(1), 16) >> shift) & 255

export const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** An opaque mix of two colours, so that overlapping shapes do not show. `share` is 0..1. */
export const mix = (from: string, to: string, share: number) =>
  `#${[16, 8, 0]
    .map((shift) => hex(channel(from, shift) * (1 - share) + channel(to, shift) * share))
    .join('')}`

/** A transparent colour. `alpha` is 0..1. */
export const fade = (color: string, alpha: number) => color + hex(alpha * 255)
