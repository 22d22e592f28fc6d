/** What `src/build` makes from the content. */

declare module 'virtual:pictures' {
  type Picture = import('./components/picture/sources').Picture
  /** By the name the content uses (`scene:earth`, `shop.png`). A file is the same in both themes. */
  export const pictures: Record<string, { dark: Picture; light: Picture }>
}

/**
 * Colours of the content: the background of `[data-picture='<name>']` while its image loads, and
 * `--brand` of `[data-brand='<color>']`.
 */
declare module 'virtual:colors.css' {}

/** `@font-face` rules of the subset fonts and of their size-adjusted fallbacks. */
declare module 'virtual:fonts.css' {}

declare module 'virtual:fonts' {
  /** Address of the font that paints the headline; it is preloaded. */
  export const headlineFont: string
  /** For a worker, which sees no style sheet. */
  export const fontFiles: { family: string; url: string; weight: string; unicodeRange: string }[]
}

declare module 'virtual:icons' {
  /** Address of an SVG whose symbols are named as in the content (`#SiReact`). */
  export const sprite: string
  /** The icon of each of the owner's links, by its network. */
  export const linkIcons: Record<string, string>
}

declare module 'virtual:content-parts' {
  export const has: import('./content-parts').ContentParts
}

declare module 'virtual:dates' {
  /** Dates that pages show otherwise than the content writes them: in its language. */
  export const dates: Record<string, string>
}

declare module 'virtual:cv' {
  /** Address of the PDF, and the name it is saved under. */
  export const cv: { url: string; fileName: string }
}

declare module 'virtual:contact' {
  /** Address of the vCard, and the name it is saved under. */
  export const contact: { url: string; fileName: string }
}

declare module 'virtual:head' {
  /** The site's host (`https://example.com`), or nothing while it has no address. */
  export const origin: string
  /** Images for link previews, by the page's path. */
  export const cards: Record<string, { url: string; width: number; height: number }>
}

declare module 'virtual:hero-chart' {
  export const chart: import('#scenes/chart').Chart
}

declare module 'virtual:charts' {
  /** By the machine's id; see `src/inspector/chart/chart.ts`. */
  export const charts: Record<string, import('./inspector/chart/chart').Chart>
  /** One event of each kind that a machine knows, with the data it carries. */
  export const samples: Record<string, readonly import('./inspector/observe/protocol').JsonEvent[]>
}

/** What `src/content/site.ts` turns on or off; see `src/build/site/switches.ts`. */
interface ImportMetaEnv {
  readonly OFFLINE: boolean
  readonly INSPECTOR: boolean
  readonly CANVAS: boolean
}

/** What the service worker keeps; written into it by the build. */
declare const PRECACHE: { url: string; revision: string | null }[]
