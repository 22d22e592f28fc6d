import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { LogLevel, Plugin } from 'vite'

import { loadContent } from '../context/load.ts'
import { tagsOf } from '../lib/markup.ts'

/** The most JavaScript that a page may load before it answers, in bytes after Brotli. */
const MOST_SCRIPTS = 86_000

/** What each page of a build loads before its first view is complete, in bytes after Brotli. */
export const weighPages = (dist: string, base: string) => {
  const known = new Map<string, number>()
  const weigh = (href: string) => {
    const bytes = readFileSync(join(dist, href.slice(base.length)))
    // Fonts are compressed already.
    const weight = href.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
    known.set(href, weight)
    return weight
  }
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/.[\\/]index\.html$/.test(file))
    .map((file) => {
      const html = readFileSync(join(dist, file), 'utf8')
      const named = tagsOf(html)
        .filter(({ name }) => name === 'link' || name === 'script')
        .map(({ attributes }) => attributes.get('href') ?? attributes.get('src') ?? '')
      const own = [...new Set(named)].filter((href) => href.startsWith(base))
      const all = (ending: string) =>
        own
          .filter((href) => href.endsWith(ending))
          .reduce((sum, href) => sum + (known.get(href) ?? weigh(href)), 0)
      return {
        /** From the folder of the build. */
        file,
        /** Compressed when asked for: it takes a tenth of a second. */
        get html() {
          return brotliCompressSync(html).length
        },
        scripts: all('.js'),
        fonts: all('.woff2'),
      }
    })
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const linesOn = (dist: string, base: string, address: string): string[] => {
  const pages = weighPages(dist, base).toSorted((one, other) => other.scripts - one.scripts)
  const lines = [`${pages.length} pages${address && ` for ${address}`}, in ${relative('.', dist)}`]
  const [heaviest] = pages
  if (heaviest) {
    const { file, html, scripts, fonts } = heaviest
    lines.push(
      `First view of ${file}, the heaviest: ${kB(html)} of HTML and CSS, ${kB(scripts)} of JavaScript, ${kB(fonts)} of fonts (Brotli)`,
    )
    if (scripts > MOST_SCRIPTS)
      lines.push(`That is more JavaScript than the ${kB(MOST_SCRIPTS)} that a page may load.`)
  }
  if (!address) lines.push('site.ts has no address yet: link previews come without a picture')
  return [...lines, 'Look at it: npm run preview']
}

/** Ends a build with a few lines instead of one for every chunk. */
export const report = (): Plugin => {
  let isShown = true
  return {
    name: 'report',
    apply: 'build',
    config: ({ logLevel }: { logLevel?: LogLevel }) => {
      // A lower level silences the report, too.
      isShown = logLevel === undefined || logLevel === 'info'
      const rolldownOptions = { checks: { pluginTimings: false } }
      return {
        logLevel: logLevel ?? 'warn',
        build: { reportCompressedSize: false, rolldownOptions },
        worker: { rolldownOptions },
      }
    },
    buildApp: {
      order: 'post',
      async handler({ config: { root, base, build } }) {
        if (!isShown) return
        const { site } = await loadContent(root)
        console.log(linesOn(resolve(root, build.outDir), base, site.address).join('\n'))
      },
    },
  }
}
