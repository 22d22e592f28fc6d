import { directionOf } from '../lib/language.ts'

/** What `src/entry-server.tsx` exports. */
export interface ServerEntry {
  render: (path: string) => Promise<Rendered>
  /** The path of every page of the router but `/404`. */
  routes: string[]
  /** Paths of pages that are loaded whole. */
  documents?: string[]
}

export interface Rendered {
  html: string
  head: string
  /** The page's module, from the root; it is preloaded. */
  module: string
  status: 200 | 404
  /** A style sheet of the page's own, for its first paint and after. */
  css?: string | undefined
  /** The page's language; the template's by default. */
  lang?: string
}

const HTML = /<html lang="[^"]*">/
const HEAD = '<!--head-->'
const APP = '<!--app-->'

/** Whether this is the site's `index.html`, and not one of a tool, such as Vitest. */
export const isTemplate = (html: string) => html.includes(HEAD) && html.includes(APP)

/** `dir="ltr"` is the default. */
const htmlIn = (lang: string) =>
  directionOf(lang) === 'rtl' ? `<html lang="${lang}" dir="rtl">` : `<html lang="${lang}">`

interface Loaded {
  /** Addresses of module chunks to preload. */
  preloads?: readonly string[]
  policy?: string
  /** The style sheet for the first paint. */
  style?: string
}

/** Fills in the page. The first-paint script precedes everything that paints or loads. */
export const fillTemplate = (
  template: string,
  firstPaint: string,
  page?: Rendered,
  { preloads = [], policy, style }: Loaded = {},
) =>
  template
    .replace(HTML, (tag) => (page?.lang ? htmlIn(page.lang) : tag))
    .replace(HEAD, () =>
      [
        // For hosts without headers. Not in development: Vite injects styles that it would block.
        ...(policy ? [`<meta http-equiv="Content-Security-Policy" content="${policy}">`] : []),
        `<script>${firstPaint}</script>`,
        ...(style ? [`<style>${style}</style>`] : []),
        page?.head ?? '',
        ...preloads.map(
          (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`,
        ),
      ].join('\n    '),
    )
    .replace(APP, () => page?.html ?? '')

const LATER = /<(?:script type="module|link rel="(?:modulepreload|stylesheet))"/g
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g

/**
 * Lets the first paint wait for no file: style sheets load after the content, scripts after what is
 * painted. The fonts and pictures of the first view have the connection to themselves.
 */
export const unblock = (template: string) => {
  const patient = template.replaceAll(LATER, '$& fetchpriority="low"')
  const sheets = patient.match(SHEET) ?? []
  return patient.replaceAll(SHEET, '').replace('</body>', () => `${sheets.join('')}\n  </body>`)
}
