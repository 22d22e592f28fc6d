import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

import { runBuild } from '../../run-build.ts'

const FOLDER = join(import.meta.dirname, '../peers')
const LOCK = 'package-lock.json'

const npm = (...given: string[]) => {
  const { status } = spawnSync('npm', given, { cwd: FOLDER, stdio: ['ignore', 2, 2], shell: true })
  if (status !== 0) throw new Error(`npm ${given[0]} failed in tests/bench/peers: no network?`)
}

/** Installs the bench's own packages, if they are not there as its lock file says. */
export const installPeers = async () => {
  const installed = join(FOLDER, 'node_modules/.package-lock.json')
  const isThere =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(FOLDER, LOCK)).mtimeMs
  if (!isThere) npm('ci', '--no-audit', '--no-fund', '--loglevel=error')
  return FOLDER
}

/** Builds the pages of the peers, by the site's own Vite. @returns their folder */
export const buildPeers = async () => {
  await installPeers()
  const config = relative(process.cwd(), join(FOLDER, 'vite.config.ts'))
  await runBuild(['--config', config])
  return '.cache/bench/peers'
}
