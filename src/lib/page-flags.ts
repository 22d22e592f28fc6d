/** What the whole page is like, for style sheets and scripts: attributes of its root element. */
export interface PageFlags {
  /** Path of the page whose HTML this is, as the content writes it; of unknown addresses, that of “not found”. */
  page?: string
  /** The colours. Set before the first paint, then by the theme's machine. */
  theme?: 'dark' | 'light'
  /** While the theme changes: colours change without a transition each. Of a circle, the theme in it. */
  recolouring?: '' | 'dark' | 'light'
  /** Whether the page moves by itself. Set before the first paint, then by the motion's machine. */
  motion?: 'go' | 'stop'
  /**
   * Whether scripts are there: what they open is closed. Without the flag, the page works without
   * scripts. `first-paint.ts` sets it, then `app.tsx` when React answers.
   */
  script?: 'coming' | 'here'
  /** Before the visitor's first sign: nothing is hidden that is to enter. Set by `loading.ts`. */
  untouched?: ''
  /** While the page loads: what is out of view is not laid out. Set by `loading.ts`. */
  loading?: ''
  /** Until React has unfolded what the visitor has left unfolded: lists are whole. Set by `unfold.ts`. */
  unfolded?: ''
  /** A press of a button waits until React answers. Set by `press.ts`. */
  pressed?: ''
  /** Until the page is painted that the visitor comes back to: nothing of it enters again. */
  arrival?: 'back'
  /** Whether keys of one letter do nothing: the palette's switch, which the browser keeps. */
  keys?: 'off' | 'on'
  /** While the page shows what is inside. Set by `see-inside`. */
  inside?: ''
}

/** The flags of the page, to be read and set; `base.css` has most rules that depend on them. */
export const pageFlags = (): PageFlags => document.documentElement.dataset
