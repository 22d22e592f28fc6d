import { createHash } from 'node:crypto'

import type { Analytics } from '#content-model/schema/types.ts'

import { escapeHtml } from '#build/lib/html-escape.ts'
import { directionOf } from '#build/lib/writing-direction.ts'

/** The exports of `src/build/site/entry-server.tsx`. */
export type ServerEntry = typeof import('./entry-server.tsx')

/** A page as it was rendered. */
export type Rendered = Awaited<ReturnType<ServerEntry['render']>>

const HTML = /<html lang="[^"]*">/
const HEAD = '<!--head-->'
const APP = '<!--app-->'

/**
 * The root element of a page names the page: the browser reads it there, not in the address.
 * `dir="ltr"` is the default.
 */
const htmlOf = ({ lang, path }: Rendered) => {
  const direction = directionOf(lang) === 'rtl' ? ' dir="rtl"' : ''
  return `<html lang="${lang}"${direction} data-page="${escapeHtml(path)}">`
}

const analyticsTag = ({ script, attributes }: Analytics) => {
  const all = Object.entries({ src: script, ...attributes })
  return `<script defer ${all.map(([name, value]) => `${name}="${escapeHtml(value)}"`).join(' ')}></script>`
}

interface Loaded {
  /** Addresses of module chunks to load with the entry. */
  preloads?: readonly string[]
  /** Addresses of style sheets that `style` contains. */
  known?: readonly string[]
  policy?: string
  style?: string
}

/** Fills in the page. The first-paint script precedes everything that paints. */
export const fillTemplate = (
  template: string,
  firstPaint: string,
  page: Rendered,
  { preloads = [], known = [], policy, style }: Loaded = {},
) =>
  template
    .replace(HTML, () => htmlOf(page))
    .replace(HEAD, () =>
      [
        // For hosts without headers. Not in development: Vite injects styles that it would block.
        ...(policy ? [`<meta http-equiv="Content-Security-Policy" content="${policy}">`] : []),
        // Link previews read the first 32 kB of a page, or less.
        page.head,
        `<script>${firstPaint}</script>`,
        ...(style ? [`<style>${style}</style>`] : []),
        // These links keep Vite from loading the sheets once more; browsers load no sheet that is
        // disabled.
        ...known.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
        ...(policy && page.analytics ? [analyticsTag(page.analytics)] : []),
      ].join('\n'),
    )
    .replace(REST, (tag) =>
      [
        tag,
        ...preloads.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
      ].join(''),
    )
    .replace(APP, () => page.html)

const REST = '<template data-rest>'
const SCRIPT = /\s*<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]*><\/script>)/g

/**
 * Lets the first paint wait for no file, and share the connection with none: sheets stand in the
 * page, and `src/site/first-paint/scripts.ts` takes scripts out of their `<template>` after it.
 */
export const unblock = (template: string) => {
  const scripts = (template.match(SCRIPT) ?? []).map((tag) => tag.trim()).join('')
  const rest = `${REST}${scripts}</template>`
  return template.replaceAll(SCRIPT, '').replace('</body>', () => `${rest}\n  </body>`)
}

/** The hash by which a Content-Security-Policy allows an inline script or style sheet. */
const policyHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The site itself and the hosts of other addresses, as sources in a policy. */
const selfAnd = (...addresses: (string | undefined)[]) => {
  const origins = addresses.flatMap((address) => (address ? [new URL(address).origin] : []))
  return [...new Set(["'self'", ...origins])].join(' ')
}

interface Allowed {
  /** The texts of the page's one inline script and one inline style sheet. */
  script: string
  style: string
  analytics?: Analytics | undefined
  /** Whether the site has videos. */
  plays?: boolean
}

/**
 * The policy of a page. It stands in the page, so that no host needs to know the page's hashes;
 * `public/_headers` has the directives that only a header can give.
 */
export const contentSecurityPolicy = ({ script, style, analytics, plays }: Allowed): string => {
  const { script: counter, sendsTo } = analytics ?? {}
  return [
    "default-src 'none'",
    `script-src ${selfAnd(counter)} ${policyHash(script)}`,
    `style-src 'self' ${policyHash(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    ...(plays ? ["media-src 'self'"] : []),
    `connect-src ${selfAnd(counter, sendsTo)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // Only `src/lib/trusted-script.ts` makes script addresses from text.
    "require-trusted-types-for 'script'",
    'trusted-types own-scripts',
  ].join('; ')
}
