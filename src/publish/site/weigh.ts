import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { tagsOf } from '../lib/markup.ts'

/** The most JavaScript that a page may load before it answers, in bytes after Brotli. */
export const MOST_SCRIPTS = 86_000

/** What a page loads before its first view is complete, in bytes after Brotli. */
export interface FirstView {
  /** Its file, from the folder of the build. */
  file: string
  html: number
  scripts: number
  styles: number
  fonts: number
}

/** Weighs what each page of a build names; no script is run. */
export const weighPages = (dist: string, base: string): FirstView[] => {
  const known = new Map<string, number>()
  const weigh = (href: string) => {
    const bytes = readFileSync(join(dist, href.slice(base.length)))
    // Fonts are compressed already.
    const weight = href.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
    known.set(href, weight)
    return weight
  }
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.html') && !/.[\\/]index\.html$/.test(file))
    .map((file) => {
      const html = readFileSync(join(dist, file), 'utf8')
      const tags = tagsOf(html)
      const all = (pattern: RegExp) => {
        const named = tags.flatMap(({ name, attributes }) => {
          const href = attributes.get(name === 'script' ? 'src' : 'href') ?? ''
          return /^(?:link|script)$/.test(name) && href.startsWith(base) && pattern.test(href)
            ? [href]
            : []
        })
        return [...new Set(named)].reduce((sum, href) => sum + (known.get(href) ?? weigh(href)), 0)
      }
      return {
        file,
        html: brotliCompressSync(html).length,
        scripts: all(/\.js$/),
        styles: all(/\.css$/),
        fonts: all(/\.woff2$/),
      }
    })
}
