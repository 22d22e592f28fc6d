import { join } from 'node:path'
import { inspect } from 'node:util'

import { normalizePath, type Plugin, type ViteDevServer } from 'vite'

import type { Findings } from './check-content.ts'
import { checkProject } from './check-project.ts'
import { CONTENT_FOLDER } from '../context/content-folder.ts'
import { errorReport, warningReport } from './report.ts'
import { troublePage } from './trouble-page.ts'

interface Options {
  /** What is left to write stops the build too, as for a deploy. */
  strict?: boolean
}

export const NAME = 'content-check'

/** An error that is its message: where in this code it was found helps nobody who writes content. */
const contentError = (message: string) =>
  Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message })

const payload = (message: string) => ({
  type: 'error' as const,
  err: { message, stack: '', plugin: NAME },
})

const isOn = () => !process.env['VITEST']

/**
 * Checks the content when a build or the dev server starts, and in dev whenever it changes. An
 * error stops a build. In dev it stands in the terminal and over every page that is open or opened,
 * until it is mended. Tests have a check of their own.
 */
export const contentCheck = ({
  strict = process.env['STRICT_CONTENT'] === 'true',
}: Options = {}): Plugin[] => {
  let root = process.cwd()
  let trouble: string | undefined
  let isMended = false
  let looking = Promise.resolve()
  let warning: string | undefined
  let found: Findings | undefined

  const look = async ({ config }: ViteDevServer) => {
    const before = trouble
    trouble = errorReport(await checkProject(root), strict)
    if (trouble && trouble !== before) config.logger.error(trouble, { timestamp: true })
    if (before && !trouble)
      config.logger.info('The content has no errors any more.', { timestamp: true })
    // Until the page is reloaded: a second look may find it mended already.
    isMended = !trouble && (isMended || before !== undefined)
  }

  /** Reads the content again. Looks wait for each other: the last one is the newest. */
  const lookAgain = (server: ViteDevServer) => {
    const lookNow = () => look(server)
    looking = looking.then(lookNow, lookNow)
    return looking
  }

  const reload = ({ environments, ws }: ViteDevServer) => {
    isMended = false
    for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll()
    ws.send({ type: 'full-reload' })
  }

  const check: Plugin = {
    name: NAME,
    apply: isOn,
    api: { findings: () => found },

    // Later, the bundler would wrap the error, and print its own calls.
    async configResolved(config) {
      root = config.root
      if (config.command !== 'build') return
      const findings = await checkProject(root)
      const problems = errorReport(findings, strict)
      if (problems) throw contentError(problems)
      found = findings
      // A summary says it in short, at the end.
      const isSummed = config.plugins.some(({ name }) => name === 'summary')
      warning = isSummed ? undefined : warningReport(findings)
    },

    buildStart() {
      const { config, mode } = this.environment
      if (warning && config.consumer === 'client' && mode !== 'dev') config.logger.warn(warning)
    },

    async configureServer(server) {
      const { config, ws, middlewares } = server
      await lookAgain(server)
      warning = trouble ? undefined : warningReport(await checkProject(root))
      if (warning) config.logger.warn(warning)
      ws.on('vite:client:connect', (_, client) => {
        if (trouble) client.send(payload(trouble))
      })
      // Faulty content is not even loaded: what breaks of it would say so in other words.
      middlewares.use((request, response, next) => {
        if (!trouble || !request.headers.accept?.includes('text/html')) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(troublePage(trouble, config.base))
      })
    },

    hotUpdate: {
      order: 'pre',
      async handler({ file, server }) {
        const isContent = normalizePath(file).startsWith(
          `${normalizePath(join(root, CONTENT_FOLDER))}/`,
        )
        if (this.environment.name !== 'client') return
        // What mends may be a scene, too.
        if (isContent || trouble) await lookAgain(server)
        if (!trouble) return
        // The page makes way: over its own, any update of a style sheet would clear the overlay.
        reload(server)
        // Thrown, it keeps the others from delivering the change.
        throw contentError(trouble)
      },
    },
  }

  const mended: Plugin = {
    name: `${NAME}:mended`,
    apply: isOn,

    hotUpdate: {
      order: 'post', // the server's own modules wait, too
      handler({ server }) {
        if (trouble) return []
        if (this.environment.name !== 'client' || !isMended) return
        reload(server)
        return []
      },
    },
  }

  return [check, mended]
}
