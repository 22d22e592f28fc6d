import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inspect } from 'node:util'

import { normalizePath, type Plugin, type ViteDevServer } from 'vite'

import { checkProject } from './check-project.ts'
import { CONTENT_FOLDER, contentFolder, SAMPLE_FOLDER } from '#build/context/content-folder.ts'
import { reportOf } from './report.ts'

/**
 * How long to wait before the content is read: Vite's watcher drops a change of a file that comes
 * within 50 ms of the one before (chokidar, `_emit`).
 */
const SAVED_TWICE_MS = 100

/** An error without a stack, which would not help to find a mistake in the content. */
const contentError = (message: string) =>
  Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message })

const reload = ({ environments, ws }: ViteDevServer) => {
  for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
  ws.send({ type: 'full-reload' })
}

/**
 * Checks the content when a build or the dev server starts, and in dev after each change. An error
 * stops a build. In dev the terminal reports it, and Vite's overlay replaces every page, until it
 * is corrected. Tests call the check themselves.
 */
export const contentCheck = (): Plugin => {
  let root = process.cwd()
  let isOfSample = false
  let isStrict = false
  let found = { problem: '', warning: '' }

  const check = async () => {
    found = reportOf(await checkProject(root), isStrict)
    return found
  }

  /** Checks the content, and reports changes in the findings. @returns whether there are any */
  const checkInDev = async ({ config: { logger } }: ViteDevServer) => {
    const before = found.problem
    const { problem } = await check()
    if (problem === before) return false
    if (problem) logger.error(problem, { timestamp: true })
    else logger.info('The content has no errors any more.', { timestamp: true })
    return true
  }

  return {
    name: 'content-check',
    apply: () => !process.env['VITEST'],

    // In a later hook the bundler would wrap the error and print its own stack.
    async configResolved(config) {
      root = config.root
      isOfSample = contentFolder(root) === SAMPLE_FOLDER
      isStrict = config.mode === 'strict' || process.env['STRICT_CONTENT'] === 'true'
      if (config.command !== 'build') return
      const { problem, warning } = await check()
      if (problem) throw contentError(problem)
      if (warning) config.logger.warn(warning)
    },

    async configureServer(server) {
      await checkInDev(server)
      if (found.warning) server.config.logger.warn(found.warning)
      // Faulty content is not loaded: its components would throw errors of their own.
      server.middlewares.use((request, _response, next) => {
        const isPage = request.headers.accept?.includes('text/html')
        next(found.problem && isPage ? contentError(found.problem) : undefined)
      })
    },

    hotUpdate: {
      order: 'pre',
      async handler({ file, server }) {
        // The owner's first file replaces the sample, of which every module was made.
        if (isOfSample && contentFolder(root) !== SAMPLE_FOLDER) {
          await wait(SAVED_TWICE_MS)
          void server.restart()
          throw contentError(`There is content in ${CONTENT_FOLDER} now: the server starts anew.`)
        }
        const folder = `${normalizePath(join(root, contentFolder(root)))}/`
        // A change outside the content, such as a new scene, may correct it, too.
        if (!normalizePath(file).startsWith(folder) && !found.problem) return
        if (this.environment.name === 'client') {
          await wait(SAVED_TWICE_MS)
          if (await checkInDev(server)) reload(server)
        }
        // Throwing keeps other plugins from delivering the change.
        if (found.problem) throw contentError(found.problem)
      },
    },
  }
}
