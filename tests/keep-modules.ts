import type { Plugin } from 'vite'

/** What Vite says of a module, which may change at any time. */
const ASK_AGAIN = 'no-cache'
const KEEP = 'max-age=3600'

/**
 * The page of a test file finds the modules in the browser's cache that the one before has loaded.
 * Mocks are answered elsewhere, and are not kept. Not while Vitest watches the files.
 */
export const keepModules = (): Plugin => ({
  name: 'keep-modules',
  configureServer({ middlewares }) {
    if (!process.argv.includes('run')) return
    middlewares.use((_request, response, next) => {
      const set = response.setHeader.bind(response)
      response.setHeader = (name, value) =>
        set(name, name === 'Cache-Control' && value === ASK_AGAIN ? KEEP : value)
      next()
    })
  },
})
