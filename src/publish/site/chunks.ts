import { join } from 'node:path'

import type { Plugin } from 'vite'

/** The chunk of what the entry imports, and what a page shares with anything else. */
export const SHARED = 'every-page'

const ENTRY = 'src/main.tsx'
const PAGES = 'src/pages/'
/** Loaded on their own, but seen at once: they count as pages. */
const FIRST_SECTIONS = ['hero/hero', 'about-me/about-me', 'project-pager/project-pager'].map(
  (file) => `src/components/${file}.tsx`,
)
const INSPECTOR = 'src/inspector/start.ts'
/** The developer's tools: what only they import is never loaded with a page. */
const TOOLS = [INSPECTOR, 'src/inspector/simulator/simulate.tsx']

/**
 * Puts modules into few chunks, because each chunk is a request:
 * - `every-page`: see `SHARED`;
 * - `inspector`: what the inspector imports at its start, and nothing of the site does.
 */
export const chunks = (): Plugin => {
  const groups = { [SHARED]: new Set<string>(), inspector: new Set<string>() }
  let root = ''

  return {
    name: 'chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: Object.entries(groups).map(([name, modules]) => ({
                    name,
                    test: (id: string) => modules.has(id),
                  })),
                },
              },
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root
    },
    buildEnd() {
      const closureOf = (id: string, known = new Set<string>()) => {
        if (known.has(id)) return known
        known.add(id)
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) closureOf(next, known)
        return known
      }
      const tools = new Set(TOOLS.map((file) => join(root, file)))
      /** Every module that is loaded on its own, with all that it imports. */
      const closuresFrom = (id: string, known = new Map<string, Set<string>>()) => {
        if (known.has(id)) return known
        known.set(id, closureOf(id))
        for (const module of closureOf(id))
          for (const next of this.getModuleInfo(module)?.dynamicallyImportedIds ?? [])
            if (!tools.has(next)) closuresFrom(next, known)
        return known
      }
      const entry = join(root, ENTRY)
      const site = closuresFrom(entry)
      const all = new Map([...site, ...closuresFrom(join(root, INSPECTOR))])
      const pages = [PAGES, ...FIRST_SECTIONS].map((file) => join(root, file))
      const isPage = (id: string) => pages.some((place) => id.startsWith(place))

      for (const id of new Set([...all.values()].flatMap((closure) => [...closure]))) {
        const users = [...all.keys()].filter((user) => all.get(user)?.has(id))
        if (users.includes(entry) || (users.length > 1 && users.some(isPage)))
          groups[SHARED].add(id)
        else if (users.includes(join(root, INSPECTOR)) && !users.some((user) => site.has(user)))
          groups.inspector.add(id)
      }
    },
  }
}

/**
 * Keeps a worker's entry free of exports. WebKit evaluates the entry again when a chunk imports it,
 * and the second instance would receive the first one's messages without its canvases.
 */
export const bareEntry = (): Plugin => ({
  name: 'bare-entry',
  // Vite's default for workers allows the entry to export shared code.
  options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
})
