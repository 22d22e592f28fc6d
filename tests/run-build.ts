/** Builds a site as its owner does, in a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** @param options of `vite build`; what the build complains of is printed */
export const runBuild = async (options: string[], { cwd = process.cwd(), env = {} } = {}) => {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--emptyOutDir']
  const build = spawn(process.execPath, [...vite, ...options], {
    cwd,
    // Vitest's own environment is that of a test.
    env: { ...process.env, NODE_ENV: 'production', VITEST: '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The build with ${options.join(' ')} failed.`)
}
