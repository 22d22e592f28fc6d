import { relative, resolve } from 'node:path'

import type { LogLevel, Plugin } from 'vite'

import type { Findings } from '../content/check-content.ts'
import { NAME as CONTENT_CHECK } from '../content/plugin.ts'
import { loadContent } from '../context/load.ts'
import { summaryOf } from './summary.ts'
import { weighPages } from './weigh.ts'

/** A log level below `info` also silences the summary. */
const isLoud = (logLevel: LogLevel = 'info') => logLevel === 'info'

const NOTHING: Findings = { errors: [], placeholders: [], leftovers: [], remarks: [] }

const rolldownOptions = { checks: { pluginTimings: false } }

/** Ends a build with a summary instead of a line for every chunk. */
export const summary = (): Plugin[] => {
  let isShown = true
  const begin: Plugin = {
    name: 'summary:begin',
    apply: 'build',
    buildApp: {
      order: 'pre',
      handler: async () => {
        if (isShown) console.log('Building the site…\n')
      },
    },
  }
  const end: Plugin = {
    name: 'summary',
    apply: 'build',

    config: ({ logLevel }) => {
      isShown = isLoud(logLevel)
      return {
        logLevel: logLevel ?? 'warn',
        build: { reportCompressedSize: false, rolldownOptions },
        worker: { rolldownOptions },
      }
    },

    buildApp: {
      order: 'post',
      async handler({ config }) {
        if (!isShown) return
        const { root, base, build, plugins } = config
        const dist = resolve(root, build.outDir)
        const check = plugins.find(({ name }) => name === CONTENT_CHECK)?.api as
          | { findings: () => Findings | undefined }
          | undefined
        const { site } = await loadContent(root)
        console.log(
          summaryOf({
            pages: await weighPages(dist, base),
            findings: check?.findings() ?? NOTHING,
            address: site.address,
            folder: relative(process.cwd(), dist) || dist,
          }),
        )
      },
    },
  }
  return [begin, end]
}
