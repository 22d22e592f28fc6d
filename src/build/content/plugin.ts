import { join } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import { checkProject } from './check-project.ts'
import { CONTENT_FOLDER } from './folder.ts'
import { headings, report } from './report.ts'

interface Options {
  /** Placeholders stop the build too, as for a deploy. */
  strict?: boolean
}

const NAME = 'content-check'

/**
 * Checks the content when a build or the dev server starts, and in dev whenever it changes.
 * An error stops a build; in dev it is shown over the page. Tests have a check of their own.
 */
export const contentCheck = ({
  strict = process.env['STRICT_CONTENT'] === 'true',
}: Options = {}): Plugin => {
  let root = process.cwd()

  /** What is wrong, as one text; placeholders that may stay go to `warn`. */
  const problemsOf = async (warn: (text: string) => void) => {
    const findings = await checkProject(root)
    const heading = headings(findings, strict)
    const placeholders = `${heading.placeholders}\n${report(findings.placeholders)}`
    if (findings.errors.length) return `${heading.errors}\n${report(findings.errors)}`
    if (findings.placeholders.length) {
      if (strict) return placeholders
      warn(placeholders)
    }
    return undefined
  }

  return {
    name: NAME,
    apply: () => !process.env['VITEST'],

    configResolved(config) {
      root = config.root
    },

    async buildStart() {
      const { config, mode } = this.environment
      if (config.consumer !== 'client' || mode === 'dev') return
      const problems = await problemsOf((text) => config.logger.warn(text))
      if (problems) this.error(problems)
    },

    // Shown over the page, which the visitor may open before or after: the server goes on.
    async configureServer({ config, ws }) {
      const message = await problemsOf((text) => config.logger.warn(text)).catch(String)
      if (!message) return
      config.logger.error(message)
      ws.send({ type: 'error', err: { message, stack: '', plugin: NAME } })
    },

    hotUpdate: {
      order: 'pre', // what throws here keeps the others from delivering the faulty content
      async handler({ file }) {
        const { config, name } = this.environment
        const isContent = normalizePath(file).startsWith(
          `${normalizePath(join(config.root, CONTENT_FOLDER))}/`,
        )
        if (name !== 'client' || !isContent) return
        const problems = await problemsOf(() => {}) // the placeholders were listed at the start
        if (problems) this.error(problems)
      },
    },
  }
}
