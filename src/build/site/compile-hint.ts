import type { Plugin } from 'vite'

/**
 * Has V8 compile a whole file beside the page's thread when it comes, not each function there when
 * it is first called. It counts on the first line only. https://v8.dev/blog/explicit-compile-hints
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Marks the chunks of which nearly all runs as soon as they are here, by their names. */
export const compileHint = (...names: string[]): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    // What the browser is to ask for beforehand is put on top of a chunk before this.
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && names.includes(chunk.name)) chunk.code = HINT + chunk.code
    },
  },
})
