import { join } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import { CONTENT_FOLDER } from '../context/content-folder.ts'
import { loadContent } from '../context/load.ts'

const NAMES = ['offline', 'inspector', 'canvas'] as const

type Switches = Partial<Record<(typeof NAMES)[number], boolean>>

/**
 * What `site.ts` turns on or off, as constants of the code (`import.meta.env.INSPECTOR`): what is
 * off is taken out by the build, with all that only it needs. What is not said is on.
 */
export const switchesOf = (site: Switches = {}): Record<string, string> =>
  Object.fromEntries(
    NAMES.map((name) => [`import.meta.env.${name.toUpperCase()}`, String(site[name] ?? true)]),
  )

/** Constants are read once: when `site.ts` turns something else on, the dev server starts again. */
export const followSwitches = (begunWith: Record<string, string>): Plugin => ({
  name: 'switches',
  configureServer(server) {
    const file = normalizePath(join(server.config.root, CONTENT_FOLDER, 'site.ts'))
    const compare = async (changed: string) => {
      if (normalizePath(changed) !== file) return
      // Content with an error in it is shown as such, and changes nothing here.
      const content = await loadContent(server.config.root).catch(() => undefined)
      const now = content && switchesOf(content.site)
      if (now && JSON.stringify(now) !== JSON.stringify(begunWith)) await server.restart()
    }
    server.watcher.on('change', (changed) => void compare(changed))
  },
})
