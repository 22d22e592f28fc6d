import { resolve } from 'node:path'

import type { Plugin } from 'vite'

import { contentAsRead } from '#build/context/load.ts'
import { filesBehind } from './bundle.ts'
import { isForDevelopers, PANEL, SHARED } from './chunks.ts'
import { compressFiles } from './compress.ts'
import { addLicences, LICENCES } from './licences.ts'
import { writeServiceWorker } from './service-worker.ts'

/**
 * A comment at the start of a script by which V8 compiles all its functions while the script
 * arrives, beside the page, not each at its first call (v8.dev/blog/explicit-compile-hints). Half
 * of the functions in the shared chunk and in the panel are called.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * A comment that names the MIT licence, which asks for a copy of itself and of the author's name: both
 * are in `licences.txt`. GSAP's licence asks that its comments stay.
 */
const MIT_COMMENT = /\/\*[*!](?:(?!\*\/).)*?MIT license.*?\*\/\n?/gs

/**
 * Completes a build when its pages are written; its report is one line instead of one for every
 * chunk.
 */
export const finish = (): Plugin => {
  /**
   * The scripts and sheets that the service worker does not store: only who asks for them loads
   * them.
   */
  let unkept: string[] = []
  return {
    name: 'finish',
    apply: 'build',
    config: ({ logLevel = 'warn' }) => {
      const rolldownOptions = { checks: { pluginTimings: false } }
      return {
        logLevel,
        build: { rolldownOptions },
        environments: { client: { build: { license: { fileName: LICENCES } } } },
        worker: { rolldownOptions },
      }
    },
    generateBundle: {
      // After Vite, which puts a line before the script: the hint must be its first.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          chunk.code = chunk.code.replaceAll(MIT_COMMENT, '')
          if (chunk.isEntry || [SHARED, PANEL].includes(chunk.name)) chunk.code = HINT + chunk.code
        }
        const isTool = isForDevelopers(this.environment.config.root)
        unkept = filesBehind(
          (id) => isTool(id) && Boolean(this.getModuleInfo(id)?.dynamicImporters.length),
          Object.values(bundle),
        )
      },
    },
    buildApp: {
      order: 'post',
      async handler({ config: { root, base, build } }) {
        const dist = resolve(root, build.outDir)
        const { site } = await contentAsRead(root)
        await writeServiceWorker(root, dist, base, site.offline && unkept)
        await addLicences(root, dist)
        await compressFiles(root, dist)
        console.log(`The site is in ${build.outDir}. Look at it: npm run preview`)
      },
    },
  }
}
