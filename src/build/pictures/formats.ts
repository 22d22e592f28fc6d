/** By use: widths in pixels, height for a width of 1, and the focus unless the content sets one. */
export const formats = {
  // A preview and a slide in a phone's window of 412 pixels, at 1.75 of the screen to one of CSS.
  project: { widths: [280, 480, 680, 1200], ratio: 400 / 640, focus: '50% 50%' },
  portrait: { widths: [320, 480, 680, 960], ratio: 5 / 4, focus: '50% 30%' },
  /** The portrait in small windows. */
  banner: { widths: [480, 680, 960], ratio: 11 / 16, focus: '50% 30%' },
}

export type PictureFormat = (typeof formats)[keyof typeof formats]
