import { join, parse } from 'node:path'

import type { Plugin } from 'vite'

import { digest } from '../lib/digest.ts'

const ENTRY = 'src/main.tsx'
const PAGES = 'src/pages/'
/** In the first view of their pages, though they come after these: their chunks are as a page's. */
const FIRST_SECTIONS = ['hero/hero', 'about-me/about-me', 'project-pager/project-pager'].map(
  (file) => `src/components/${file}.tsx`,
)
const INSPECTOR = 'src/inspector/start.ts'
/** On the pages about machines, with the inspector's first view. */
const SIMULATOR = 'src/inspector/simulator/simulate.tsx'

const EVERY_PAGE = 'every-page'

/** `/src/pages/home.tsx` → `home`. */
const nameOf = (id: string) => parse(id.replace(/\?.*/, '')).name

/** Characters of source: a chunk of less costs more as a request than as bytes. */
const SMALL = 3000
const MOST_NAMES = 3
const groupName = (names: string[]) =>
  names.length > MOST_NAMES ? `shared-${digest(...names).slice(0, 6)}` : names.join('-')

/**
 * Groups modules into few chunks, by the graph of imports: fewer requests, and better compression.
 * - `every-page`: what the entry or more than one page imports;
 * - `<page>-shared`: what one page imports, and lazy parts or the inspector too; if it is small, it
 *   is part of `every-page`;
 * - one for what the same lazy parts of the site import, wherever else it is used;
 * - `inspector`: the inspector's first view.
 */
export const chunks = (): Plugin => {
  let groupOf: ((id: string) => string | null) | undefined
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
                { name: (id) => groupOf?.(id), includeDependenciesRecursively: false },
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
      const entry = join(root, ENTRY)
      const start = join(root, INSPECTOR)
      const tools = new Set([start, join(root, SIMULATOR)])
      const closureOf = (id: string, known = new Set<string>()) => {
        if (known.has(id)) return known
        known.add(id)
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) closureOf(next, known)
        return known
      }
      /** Every module that something loads on its own, with all that it imports. */
      const rootsFrom = (id: string, known = new Map<string, Set<string>>()) => {
        if (known.has(id)) return known
        const closure = closureOf(id)
        known.set(id, closure)
        for (const module of closure)
          for (const next of this.getModuleInfo(module)?.dynamicallyImportedIds ?? [])
            if (!tools.has(next)) rootsFrom(next, known)
        return known
      }
      const site = rootsFrom(entry)
      const ofInspector = rootsFrom(start)
      const firstView = new Set(FIRST_SECTIONS.map((file) => join(root, file)))
      const isPage = (id: string) => id.startsWith(join(root, PAGES)) || firstView.has(id)

      const fullGroupOf = (id: string) => {
        const users = [...site.keys()].filter((user) => site.get(user)?.has(id))
        const pages = users.filter(isPage)
        if (users.includes(entry) || pages.length > 1) return EVERY_PAGE
        const isShared =
          users.length > 1 || [...ofInspector.values()].some((closure) => closure.has(id))
        if (pages[0] !== undefined) return isShared ? `${nameOf(pages[0])}-shared` : null
        return users.length > 1 ? groupName(users.map(nameOf).toSorted()) : null
      }
      const sizes = new Map<string, number>()
      for (const id of new Set([...site.values()].flatMap((closure) => [...closure]))) {
        const group = fullGroupOf(id)
        const { length } = this.getModuleInfo(id)?.code ?? ''
        if (group) sizes.set(group, (sizes.get(group) ?? 0) + length)
      }
      groupOf = (id) => {
        const group = fullGroupOf(id)
        const isSmall = group?.endsWith('-shared') && (sizes.get(group) ?? 0) < SMALL
        return isSmall ? EVERY_PAGE : group
      }
      inspector = closureOf(start)
      for (const closure of site.values()) for (const id of closure) inspector.delete(id)
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
