import { resolve } from 'node:path'

import type { LogLevel, Plugin } from 'vite'

import { contentAsRead } from '../context/load.ts'
import { compressFiles } from './compress.ts'
import { addLicences, LICENCES } from './licences.ts'
import { reportOn } from './report.ts'
import { writeServiceWorker } from './service-worker.ts'

/** Completes a build when its pages are written; its report is a few lines instead of one for every chunk. */
export const finish = (): Plugin => {
  let isShown = true
  return {
    name: 'finish',
    apply: 'build',
    config: ({ logLevel }: { logLevel?: LogLevel }) => {
      // A lower level silences the report, too.
      isShown = logLevel === undefined || logLevel === 'info'
      const rolldownOptions = { checks: { pluginTimings: false } }
      return {
        logLevel: logLevel ?? 'warn',
        build: { reportCompressedSize: false, rolldownOptions },
        environments: { client: { build: { license: { fileName: LICENCES } } } },
        worker: { rolldownOptions },
      }
    },
    buildApp: {
      order: 'post',
      async handler({ config: { root, base, build } }) {
        const dist = resolve(root, build.outDir)
        const { site } = await contentAsRead(root)
        await writeServiceWorker(dist, base, site.offline)
        await addLicences(root, dist)
        await compressFiles(root, dist)
        if (isShown) console.log(reportOn(dist, base, site.address))
      },
    },
  }
}
