import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Terser takes more than half of a build. What it makes of the code is seen in the fixture's site. */
export const WITHOUT_TERSER = ['--minify', 'oxc']

/**
 * Builds a site as its owner does, in a process of its own: `content` names the folder of the
 * content, without it the owner's. What the build complains of is printed.
 */
export const runBuild = async (options: string[], { cwd = process.cwd(), content = '' } = {}) => {
  // Vitest's own environment is that of a test.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '', CONTENT: content }
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--emptyOutDir']
  const stdio = ['ignore', 'ignore', 'inherit'] as const
  const build = spawn(process.execPath, [...vite, ...options], { cwd, env, stdio: [...stdio] })
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The build of ${content || 'the content'} failed.`)
}
