import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const LOADED = /<(?:link|script)\b[^>]* (?:href|src)="([^"]+)"/g

/** The size of a file as it is sent. */
const weigh = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** What is said of a build at its end: what its home page loads before its first view, after Brotli. */
export const reportOn = (dist: string, base: string, address: string): string => {
  const home = join(dist, 'index.html')
  const named = Array.from(readFileSync(home, 'utf8').matchAll(LOADED), ([, href = '']) => href)
  const weighAll = (ending: string) =>
    [...new Set(named)]
      .filter((href) => href.startsWith(base) && href.endsWith(ending))
      .reduce((sum, href) => sum + weigh(join(dist, href.slice(base.length))), 0)
  return [
    `The site${address && ` for ${address}`} is in ${relative('.', dist)}`,
    `First view of the home page: ${kB(weigh(home))} of HTML and CSS, ${kB(weighAll('.js'))} of JavaScript, ${kB(weighAll('.woff2'))} of fonts (Brotli)`,
    !address && 'site.ts has no address yet: link previews come without a picture',
    'Look at it: npm run preview',
  ]
    .filter(Boolean)
    .join('\n')
}
