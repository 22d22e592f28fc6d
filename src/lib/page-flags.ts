import type { Scheme, Theme } from '#machines/themes.ts'

/** The state of the whole page, for style sheets and scripts: attributes of its root element. */
export interface PageFlags {
  /**
   * Path of the page whose HTML this is, as the content writes it; at an unknown address, the path
   * of “not found”.
   */
  page?: string
  /** The theme. Set before the first paint, then by the theme's machine. */
  theme?: Theme
  /**
   * Set while the theme changes: no element's own transition of colours runs. In a circle, what
   * the new theme is like.
   */
  recolouring?: '' | Scheme
  /**
   * Whether the page may move by itself. Set before the first paint, then by the motion's machine.
   */
  motion?: 'go' | 'stop'
  /**
   * Whether scripts run. With the flag, elements that a script opens start closed; without it, the
   * page works without scripts. `first-paint.ts` sets it, then `app.tsx` when React answers.
   */
  script?: 'coming' | 'here'
  /**
   * Set before the visitor's first sign: until then no entrance hides anything. Set by
   * `loading.ts`.
   */
  untouched?: ''
  /**
   * Set until React has unfolded what the visitor left unfolded: until then lists are whole. Set by
   * `unfold.ts`.
   */
  unfolded?: ''
  /** Set while a press of a button waits for React to answer. Set by `press.ts`. */
  pressed?: ''
  /**
   * Set until a page that the visitor comes back to is painted: none of its entrances is played
   * again.
   */
  arrival?: 'back'
  /** Whether keys of one letter do nothing: the palette's switch, which the browser stores. */
  keys?: 'off' | 'on'
  /** Set by `see-inside`, while the page shows its machines. */
  inside?: ''
}

/** The flags of the page, to be read and set. `base.css` and sheets of parts have rules for them. */
export const pageFlags = (): PageFlags => document.documentElement.dataset
