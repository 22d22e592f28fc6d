import type { Plugin } from 'vite'

import { PANEL, SHARED } from './chunks.ts'

/**
 * V8 compiles all functions of a script that begins with this while the script arrives, beside the page,
 * not each at its first call (v8.dev/blog/explicit-compile-hints). Half of those of the shared chunk and
 * of the panel are called.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Puts it before what every page loads, and the panel. Last, because Vite puts a line before what it has. */
export const compileEarly = (): Plugin => ({
  name: 'compile-early',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle))
        if (
          chunk.type === 'chunk' &&
          (chunk.isEntry || chunk.name === SHARED || chunk.name === PANEL)
        )
          chunk.code = HINT + chunk.code
    },
  },
})
