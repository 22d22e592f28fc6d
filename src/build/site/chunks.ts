import { join } from 'node:path'

import type { Plugin } from 'vite'

const ENTRY = 'src/main.tsx'
const PAGES = 'src/pages/'
const INSPECTOR = 'src/inspector/start.ts'

/**
/**
 * Dependencies of a lazy chunk that are preloaded with it: style sheets. Listing all would cost each
 * page a kilobyte.
 */
export const isPreloaded = (file: string) => file.endsWith('.css')

/**
 * Groups what every page needs into one chunk, and what the inspector's first view needs into another:
 * fewer requests, and better compression. Both groups follow the graph of imports.
 */
export const chunks = (): Plugin => {
  let everyPage = new Set<string>()
  let inspector = new Set<string>()
  let root = ''

  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'every-page', test: (id: string) => everyPage.has(id) },
                // Without modules that pages import too: they would have to load all of it.
                {
                  name: 'inspector',
                  test: (id: string) => inspector.has(id),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    buildEnd() {
      const closureOf = (id: string, kind: 'static' | 'all', known = new Set<string>()) => {
        if (known.has(id) || (kind === 'all' && id === join(root, INSPECTOR))) return known
        known.add(id)
        const module = this.getModuleInfo(id)
        for (const next of module?.importedIds ?? []) closureOf(next, kind, known)
        if (kind === 'all')
          for (const next of module?.dynamicallyImportedIds ?? []) closureOf(next, kind, known)
        return known
      }
      const site = closureOf(join(root, ENTRY), 'all')
      everyPage = closureOf(join(root, ENTRY), 'static')
      const [first = new Set<string>(), ...others] = [...site]
        .filter((id) => id.startsWith(join(root, PAGES)))
        .map((id) => closureOf(id, 'static'))
      for (const id of first) if (others.every((page) => page.has(id))) everyPage.add(id)
      inspector = closureOf(join(root, INSPECTOR), 'static')
      for (const id of site) inspector.delete(id)
    },
  }
}

/**
 * Marks chunks for V8 to compile eagerly, off the main thread: nearly all of their functions run on
 * load. The hint must be the first line. https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = (...names: string[]): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post', // after Vite has put its list of preloads on top
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && names.includes(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
})

/**
 * Keeps a worker's entry free of exports. WebKit evaluates the entry again when a chunk imports it,
 * and the second instance would receive the first one's messages without its canvases.
 */
export const bareEntry = (): Plugin => ({
  name: 'bare-entry',
  // Vite's default for workers allows the entry to export shared code.
  options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
})
