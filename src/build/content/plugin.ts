import { join } from 'node:path'
import { inspect } from 'node:util'

import { normalizePath, type Plugin, type ViteDevServer } from 'vite'

import { checkProject } from './check-project.ts'
import { contentFolder } from '../context/content-folder.ts'
import { escapeHtml } from '../lib/html-escape.ts'
import { errorReport, warningReport } from './report.ts'

interface Options {
  /** Whether text that is left to write stops the build, as for a deploy. */
  strict?: boolean
}

export const NAME = 'content-check'
/**
 * Vite's watcher drops a change of a file that comes within 50 ms of the one before (chokidar,
 * `_emit`): a file that was saved twice is read once more after this time.
 */
const SECOND_LOOK_MS = 100

/** An error without a stack, which does not help to find a fault in content. */
const contentError = (message: string) =>
  Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message })

const payload = (message: string) => ({
  type: 'error' as const,
  err: { message, stack: '', plugin: NAME },
})

/** Replaces every page while the content has errors; Vite's overlay covers it. */
const errorPage = (message: string, base: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The content has errors</title>
<pre>${escapeHtml(message)}</pre>
<script type="module" src="${base}@vite/client"></script>
`

const isOn = () => !process.env['VITEST']

/**
 * Checks the content when a build or the dev server starts, and in dev after each change. An error
 * stops a build. In dev the terminal and every page show it until it is corrected. Tests call the
 * check themselves.
 */
export const contentCheck = ({
  strict = process.env['STRICT_CONTENT'] === 'true',
}: Options = {}): Plugin[] => {
  let root = process.cwd()
  let problem: string | undefined
  let isCorrected = false
  let checking = Promise.resolve()
  let warning: string | undefined

  const checkOnce = async ({ config }: ViteDevServer) => {
    const before = problem
    problem = errorReport(await checkProject(root), strict)
    if (problem && problem !== before) config.logger.error(problem, { timestamp: true })
    if (before && !problem)
      config.logger.info('The content has no errors any more.', { timestamp: true })
    // Stays true until the page reloads, even if a second check runs before that.
    isCorrected = !problem && (isCorrected || before !== undefined)
  }

  /** Checks again. Checks run one after the other, so the last one sees the newest content. */
  const checkAgain = (server: ViteDevServer) => {
    const checkNow = () => checkOnce(server)
    checking = checking.then(checkNow, checkNow)
    return checking
  }

  let secondLook: ReturnType<typeof setTimeout> | undefined
  /** Reads again what may have been saved in the meantime, and shows it if that changes anything. */
  const lookAgain = (server: ViteDevServer) => {
    clearTimeout(secondLook)
    const look = async () => {
      const before = problem
      await checkAgain(server)
      if (problem !== before) reload(server)
    }
    const fail = (error: unknown) => server.config.logger.error(String(error), { timestamp: true })
    secondLook = setTimeout(() => void look().catch(fail), SECOND_LOOK_MS).unref()
  }

  const reload = ({ environments, ws }: ViteDevServer) => {
    isCorrected = false
    for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
    ws.send({ type: 'full-reload' })
  }

  const check: Plugin = {
    name: NAME,
    apply: isOn,

    // In a later hook the bundler would wrap the error and print its own stack.
    async configResolved(config) {
      root = config.root
      if (config.command !== 'build') return
      const findings = await checkProject(root)
      const report = errorReport(findings, strict)
      if (report) throw contentError(report)
      warning = warningReport(findings)
    },

    buildStart() {
      const { config, mode } = this.environment
      if (warning && config.consumer === 'client' && mode !== 'dev') config.logger.warn(warning)
    },

    async configureServer(server) {
      const { config, ws, middlewares } = server
      await checkAgain(server)
      warning = problem ? undefined : warningReport(await checkProject(root))
      if (warning) config.logger.warn(warning)
      // Error pages on their way: one that connects after the correction has missed its reload.
      let underWay = 0
      ws.on('vite:client:connect', (_, client) => {
        if (problem) client.send(payload(problem))
        else if (underWay > 0) client.send({ type: 'full-reload' })
        underWay = Math.max(0, underWay - 1)
      })
      // Faulty content is not loaded: its components would throw errors of their own.
      middlewares.use((request, response, next) => {
        if (!problem || !request.headers.accept?.includes('text/html')) return next()
        underWay += 1
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(errorPage(problem, config.base))
      })
    },

    hotUpdate: {
      order: 'pre',
      async handler({ file, server }) {
        const isContent = normalizePath(file).startsWith(
          `${normalizePath(join(root, contentFolder(root)))}/`,
        )
        if (this.environment.name !== 'client') return
        // A change outside the content, such as a new scene, may correct it, too.
        if (isContent || problem) {
          await checkAgain(server)
          lookAgain(server)
        }
        if (!problem) return
        // The error page takes over: on the site's page a style update would clear the overlay.
        reload(server)
        // Throwing keeps other plugins from delivering the change.
        throw contentError(problem)
      },
    },
  }

  const corrected: Plugin = {
    name: `${NAME}:corrected`,
    apply: isOn,

    hotUpdate: {
      order: 'post', // also holds back updates of the server's modules
      handler({ server }) {
        if (problem) return []
        if (this.environment.name !== 'client' || !isCorrected) return
        reload(server)
        return []
      },
    },
  }

  return [check, corrected]
}
