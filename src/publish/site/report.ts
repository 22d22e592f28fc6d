import { relative, resolve } from 'node:path'
import type { LogLevel, Plugin } from 'vite'

import { loadContent } from '../context/load.ts'
import { type FirstView, MOST_SCRIPTS, weighPages } from './weigh.ts'

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const weightLine = ({ file, html, scripts, styles, fonts }: FirstView) =>
  `First view of ${file}, the heaviest: ${kB(html)} of HTML, ${kB(scripts)} of JavaScript, ${kB(styles)} of CSS, ${kB(fonts)} of fonts (Brotli)`

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
        const dist = resolve(root, build.outDir)
        const pages = weighPages(dist, base)
        const [heaviest] = pages.toSorted((one, other) => other.scripts - one.scripts)
        const { site } = await loadContent(root)
        console.log(
          [
            `${pages.length} pages${site.address && ` for ${site.address}`}, in ${relative('.', dist)}`,
            ...(heaviest ? [weightLine(heaviest)] : []),
            ...(heaviest && heaviest.scripts > MOST_SCRIPTS
              ? [`That is more JavaScript than the ${kB(MOST_SCRIPTS)} that a page may load.`]
              : []),
            ...(site.address
              ? []
              : ['site.ts has no address yet: link previews come without a picture']),
            'Look at it: npm run preview',
          ].join('\n'),
        )
      },
    },
  }
}
