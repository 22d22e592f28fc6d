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
  /** Addresses of module chunks to load with the entry. */
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
      ].join('\n'),
    )
    .replace(REST, (tag) =>
      [
        tag,
        ...preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
      ].join(''),
    )
    .replace(APP, () => page?.html ?? '')

const REST = '<template data-rest>'
const SHEET = /\s*<link rel="stylesheet"[^>]*>/g
const SCRIPT = /\s*<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)/g

/**
 * Lets the first paint wait for no file, and share the connection with none: `first-paint.ts` takes
 * sheets and scripts out of their `<template>` after it.
 */
export const unblock = (template: string) => {
  const take = (pattern: RegExp) =>
    (template.match(pattern) ?? []).map((tag) => tag.trim()).join('')
  const sheets = take(SHEET)
  const rest = `${REST}${sheets}${take(SCRIPT)}</template><noscript>${sheets}</noscript>`
  return template
    .replaceAll(SHEET, '')
    .replaceAll(SCRIPT, '')
    .replace('</body>', () => `${rest}\n  </body>`)
}
