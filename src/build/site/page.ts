import { directionOf } from '../lib/language.ts'

/** What `src/entry-server.tsx` exports. */
export interface ServerEntry {
  render: (path: string) => Promise<Rendered>
  /** The path of every page but `/404`. */
  routes: string[]
}

interface Rendered {
  html: string
  head: string
  /** The page's module, from the root; it is preloaded. */
  module: string
  status: 200 | 404
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

/** Fills in the page. The first-paint script precedes everything that paints or loads. */
export const fillTemplate = (
  template: string,
  firstPaint: string,
  page?: Rendered,
  { preloads = [], policy }: { preloads?: readonly string[]; policy?: string } = {},
) =>
  template
    .replace(HTML, (tag) => (page?.lang ? htmlIn(page.lang) : tag))
    .replace(HEAD, () =>
      [
        // For hosts without headers. Not in development: Vite injects styles that it would block.
        ...(policy ? [`<meta http-equiv="Content-Security-Policy" content="${policy}">`] : []),
        `<script>${firstPaint}</script>`,
        page?.head ?? '',
        ...preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
      ].join('\n    '),
    )
    .replace(APP, () => page?.html ?? '')
