import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const LOADED = /<(?:link|script)\b[^>]* (?:href|src)="([^"]+)"/g

/** The size of a file as it is sent. */
const weigh = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

/** What a page of a build loads before its first view is complete, in bytes after Brotli. */
export const weighPage = (dist: string, base: string, page: string) => {
  const html = readFileSync(join(dist, page), 'utf8')
  const named = Array.from(html.matchAll(LOADED), ([, href = '']) => href)
  const own = [...new Set(named)].filter((href) => href.startsWith(base))
  const weighAll = (ending: string) =>
    own
      .filter((href) => href.endsWith(ending))
      .reduce((sum, href) => sum + weigh(join(dist, href.slice(base.length))), 0)
  return {
    html: weigh(join(dist, page)),
    scripts: weighAll('.js'),
    fonts: weighAll('.woff2'),
  }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** What is said of a build at its end. */
export const reportOn = (dist: string, base: string, address: string): string => {
  const { html, scripts, fonts } = weighPage(dist, base, 'index.html')
  return [
    `The site${address && ` for ${address}`} is in ${relative('.', dist)}`,
    `First view of the home page: ${kB(html)} of HTML and CSS, ${kB(scripts)} of JavaScript, ${kB(fonts)} of fonts (Brotli)`,
    !address && 'site.ts has no address yet: link previews come without a picture',
    'Look at it: npm run preview',
  ]
    .filter(Boolean)
    .join('\n')
}
