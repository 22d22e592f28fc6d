import { directionOf } from '../lib/language.ts'

/** What `src/entry-server.tsx` exports. */
export interface ServerEntry {
  render: (path: string) => Promise<Rendered>
  /** Every address of the site; `/404` is rendered besides. */
  routes: string[]
}

interface Rendered {
  html: string
  head: string
  /** The page's own module, from the root: loaded beside the entry, not after it. */
  module: string
  status: 200 | 404
  /** Of its words; that of the template unless told. */
  lang?: string
}

const HTML = /<html lang="[^"]*">/
const HEAD = '<!--head-->'
const APP = '<!--app-->'

/** Whether this is our own `index.html`, and not one that a tool brings along. */
export const isTemplate = (html: string) => html.includes(HEAD) && html.includes(APP)

/** `ltr` is what browsers take for granted. */
const htmlIn = (lang: string) =>
  directionOf(lang) === 'rtl' ? `<html lang="${lang}" dir="rtl">` : `<html lang="${lang}">`

/** The page as it is sent; the first-paint script goes before all that can paint or load. */
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
        // For hosts that send no headers; in development Vite adds what it would forbid.
        ...(policy ? [`<meta http-equiv="Content-Security-Policy" content="${policy}">`] : []),
        `<script>${firstPaint}</script>`,
        page?.head ?? '',
        ...preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
      ].join('\n    '),
    )
    .replace(APP, () => page?.html ?? '')
