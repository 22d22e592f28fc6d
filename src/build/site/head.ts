import { firstFonts } from 'virtual:fonts'
import { cards, data, inMarkdown, origin } from 'virtual:head'

import { identity } from 'virtual:content/identity'
import { pages } from 'virtual:content/pages'
import { site } from 'virtual:content/site'
import type { Page } from '#content-model/schema/types.ts'

import { themes } from '../../../uno.config.ts'
import { FOLDER as BASE } from '#lib/base-path.ts'
import { pageTitle } from '#site/routing/page-title.ts'
import { fullAddress, markdownFileOf } from '#build/lib/site-address.ts'
import { escapeHtml } from '#build/lib/html-escape.ts'

const meta = (key: 'name' | 'property' | 'http-equiv', name: string, content: string | number) =>
  `<meta ${key}="${name}" content="${escapeHtml(String(content))}">`
const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`

/** A full address or undefined: previews and search engines reject an address without a host. */
const at = (path: string) => (origin ? fullAddress(origin, BASE, path) : undefined)

const preview = (page: Page) => {
  const card = origin ? cards[page.path] : undefined
  const address = at(page.path)
  const tags = {
    'og:type': 'website',
    'og:site_name': identity.name,
    'og:title': pageTitle(page),
    'og:description': page.description,
    ...(address && { 'og:url': address }),
    ...(card && {
      'og:image': origin + card,
      // The size that link previews expect, in which `card.typ` draws the card.
      'og:image:width': 1200,
      'og:image:height': 630,
      'og:image:alt': pageTitle(page),
    }),
  }
  return [
    ...(address ? [link('canonical', address)] : []),
    ...Object.entries(tags).map(([name, content]) => meta('property', name, content)),
    meta('name', 'twitter:card', card ? 'summary_large_image' : 'summary'),
  ]
}

const icons = [
  link('icon', `${BASE}favicon-32.png`, ' type="image/png" sizes="32x32"'),
  link('icon', `${BASE}favicon.svg`, ' type="image/svg+xml" sizes="any"'),
  link('apple-touch-icon', `${BASE}apple-touch-icon.png`),
  link('manifest', `${BASE}manifest.webmanifest`),
]

/**
 * A page's schema.org data as JSON, escaped for a script element. It is data: the policy needs no
 * hash of it.
 */
const structuredData = ({ path }: Page) => {
  const json = JSON.stringify(data[path]).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json">${json}</script>`
}

/** The link to the page's Markdown, for readers without a browser. */
const markdown = ({ path }: Page) =>
  inMarkdown.includes(path)
    ? [link('alternate', BASE + encodeURI(markdownFileOf(path)), ' type="text/markdown"')]
    : []

/** The elements of a page's `<head>`. */
export const pageHead = (page: Page): string =>
  [
    `<title>${escapeHtml(pageTitle(page))}</title>`,
    meta('name', 'description', page.description),
    ...(site.originTrials ?? []).map((token) => meta('http-equiv', 'origin-trial', token)),
    ...(['dark', 'light'] as const).map(
      (theme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${themes[theme].ink}">`,
    ),
    ...firstFonts.map((href) => link('preload', href, ' as="font" type="font/woff2" crossorigin')),
    ...icons,
    ...(page === pages.notFound
      ? [meta('name', 'robots', 'noindex')]
      : [...markdown(page), ...preview(page), structuredData(page)]),
  ].join('\n')
