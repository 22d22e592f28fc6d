import { join } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import { contentFolder } from '../context/content-folder.ts'
import { loadContent } from '../context/load.ts'

const NAMES = ['offline', 'inspector', 'canvas'] as const

type Switches = Partial<Record<(typeof NAMES)[number], boolean>>

/**
 * The switches of `site.ts` as constants (`import.meta.env.INSPECTOR`). The build removes the code of
 * parts that are off. A missing switch is on.
 */
export const switchesOf = (site: Switches = {}): Record<string, string> =>
  Object.fromEntries(
    NAMES.map((name) => [`import.meta.env.${name.toUpperCase()}`, String(site[name] ?? true)]),
  )

/** Restarts the dev server when a switch changes: constants are read once. */
export const followSwitches = (initial: Record<string, string>): Plugin => ({
  name: 'switches',
  configureServer(server) {
    const { root } = server.config
    const file = normalizePath(join(root, contentFolder(root), 'site.ts'))
    const compare = async (changed: string) => {
      if (normalizePath(changed) !== file) return
      // Broken content is reported elsewhere; the switches stay.
      const content = await loadContent(root).catch(() => undefined)
      const now = content && switchesOf(content.site)
      if (now && JSON.stringify(now) !== JSON.stringify(initial)) await server.restart()
    }
    server.watcher.on('change', (changed) => void compare(changed))
  },
})
