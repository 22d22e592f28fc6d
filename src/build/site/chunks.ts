import { join } from 'node:path'

import type { Plugin } from 'vite'

const ENTRY = 'src/main.tsx'
const PAGES = 'src/pages/'
const INSPECTOR = 'src/inspector/start.ts'

/**
 * What a script asks for together with a chunk that it imports: style sheets, and GSAP, which would
 * else be found only when the chunk has come. Naming everything would cost each page a kilobyte.
 */
export const isAskedForAtOnce = (file: string) => file.endsWith('.css') || file.includes('/gsap-')

/**
 * Puts what every page needs into one chunk, and what the inspector's first view needs into another:
 * one piece compresses better than many, and is one request. Both follow the graph of imports.
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
                { name: 'gsap', test: /node_modules.gsap/, priority: 1 },
                // Motion files come with GSAP.
                {
                  name: 'every-page',
                  test: (id: string) => everyPage.has(id) && !id.includes('.motion.'),
                },
                // Without what it shares with pages: those would have to load all of it.
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
