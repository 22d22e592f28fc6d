import { join } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import { contentFolder, contentResolver, setContentFolder } from '#build/context/content-folder.ts'
import { loadContent } from '#build/context/load.ts'
import { SWITCHES } from '#content-model/schema/owner.ts'
import { basePathOf } from '#build/lib/site-address.ts'

/** The name of a switch's constant: `HERO_LINES` for `heroLines`. */
const constantOf = (name: string) => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()

/**
 * The switches of `site.ts` as constants (`import.meta.env.INSPECTOR`). The build removes the code of
 * parts that are off.
 */
const switchesOf = (site: Partial<typeof SWITCHES> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...SWITCHES, ...site })
      .filter(([name]) => name in SWITCHES)
      .map(([name, isOn]) => [`import.meta.env.${constantOf(name)}`, String(isOn)]),
  )

/**
 * Keeps a worker's entry free of exports. WebKit evaluates the entry again when a chunk imports it,
 * and the second instance would receive the first one's messages without its canvases.
 */
const bareEntry = (): Plugin => ({
  name: 'bare-entry',
  // Vite's default for workers allows the entry to export shared code.
  options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
})

/**
 * Vite's settings for the site: the place of its content, its folder on the host, the parts that
 * are turned off.
 */
export const settings = (content?: string): Plugin => {
  let root = process.cwd()

  return {
    name: 'settings',
    async config(given) {
      root = given.root ?? root
      if (content) setContentFolder(root, content)
      // The check of the content reports a broken content.
      const site = (await loadContent(root).catch(() => undefined))?.site
      return {
        base: given.base ?? basePathOf(site?.address ?? ''),
        define: switchesOf(site),
        resolve: {
          alias: [
            // React 18 and later have the hook: leave out the shim.
            { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
          ],
        },
        // Otherwise Vite searches every page of the folder for dependencies.
        optimizeDeps: { entries: 'index.html' },
        // A module worker can load each scene as a chunk when needed.
        worker: { format: 'es', plugins: () => [bareEntry(), contentResolver(root)] },
        // Leaves `Features.LightDark` alone: no sheet has `light-dark()`, for which each theme
        // would get two variables.
        css: { lightningcss: { exclude: 1 << 20 } },
        // Comments of licences stay.
        build: { rolldownOptions: { output: { comments: { legal: true } } } },
      }
    },
    configResolved({ configFileDependencies }) {
      // The dev server starts anew when `site.ts` changes: constants and the base are read once.
      configFileDependencies.push(normalizePath(join(root, contentFolder(root), 'site.ts')))
    },
  }
}
