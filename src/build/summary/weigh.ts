import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { inlineScriptsOf, type Tag, tagsOf } from '../lib/markup.ts'
import { sum, weightOf } from '../lib/weight.ts'

/** What a page loads before its first view is complete, in bytes after Brotli. */
export interface FirstView {
  /** Its address, without the base. */
  path: string
  html: number
  scripts: number
  styles: number
  /** Preloaded ones only. */
  fonts: number
  pictures: number
}

/** The pictures that are loaded at once, each in its middle width, the usual one. */
const picturesIn = (tags: Tag[]): string[] =>
  tags
    .filter(({ name }) => name === 'picture')
    .filter((tag) =>
      tag.descendants.every(({ attributes }) => attributes.get('loading') !== 'lazy'),
    )
    .flatMap(({ descendants }) => {
      const source = descendants.find(({ attributes }) => attributes.get('type') === 'image/avif')
      const files = (source?.attributes.get('srcset') ?? '').split(', ')
      return files[Math.floor(files.length / 2)]?.split(' ')[0] ?? []
    })

/** Home first, the page for unknown addresses last. */
const order = (file: string) => (file === 'index.html' ? 0 : file === '404.html' ? 2 : 1)

const hrefsOf = (tags: Tag[], name: string, rel: string, as?: string) =>
  tags
    .filter(
      ({ name: named, attributes }) =>
        named === name && attributes.get('rel') === rel && attributes.get('as') === as,
    )
    .flatMap(({ attributes }) => attributes.get('href') ?? [])

/** Weighs the files that each page of a build names; scripts are not run. */
export const weighPages = async (dist: string, base = '/'): Promise<FirstView[]> => {
  const known = new Map<string, Promise<number>>()
  const weigh = async (href: string) => {
    const bytes = await readFile(join(dist, href.slice(base.length)))
    // Pictures and fonts are compressed already.
    return /\.(?:avif|webp|woff2)$/.test(href) ? bytes.byteLength : weightOf(bytes)
  }
  const weighAll = async (hrefs: string[]) => {
    const own = hrefs.filter((href) => href.startsWith(base))
    for (const href of own) known.set(href, known.get(href) ?? weigh(href))
    return sum(await Promise.all([...new Set(own)].map(async (href) => known.get(href) ?? 0)))
  }
  const files = await readdir(dist, { recursive: true })
  // Hosts without clean addresses need `about/index.html` beside `about.html`.
  const isTwin = (file: string) => files.includes(file.replace(/[\\/]index\.html$/, '.html'))
  const pages = files
    .filter((file) => file.endsWith('.html') && !(/[\\/]index\.html$/.test(file) && isTwin(file)))
    .toSorted((one, other) => order(one) - order(other) || one.localeCompare(other))
  return Promise.all(
    pages.map(async (file) => {
      const html = await readFile(join(dist, file), 'utf8')
      const tags = tagsOf(html)
      const scripts = tags.flatMap(({ name, attributes }) =>
        name === 'script' ? (attributes.get('src') ?? []) : [],
      )
      const inline = inlineScriptsOf(tags).map(({ content }) => weightOf(content))
      return {
        path: `/${file.replaceAll('\\', '/').replace(/(?:index)?\.html$/, '')}`,
        html: weightOf(html),
        scripts:
          sum(inline) + (await weighAll([...scripts, ...hrefsOf(tags, 'link', 'modulepreload')])),
        styles: await weighAll(hrefsOf(tags, 'link', 'stylesheet')),
        fonts: await weighAll(hrefsOf(tags, 'link', 'preload', 'font')),
        pictures: await weighAll(picturesIn(tags)),
      }
    }),
  )
}
