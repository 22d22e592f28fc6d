/**
 * `npm run test:contract [-- folder | content [options of Vitest]]`: whether a site does what every site promises. Without
 * a name: the owner's, built for this; or a folder such as `dist`, as it is; or one built from the
 * fixture, of which a folder of `tests/contents`, such as `enormous`, replaces files.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'

import { contentFolder } from '#build/context/content-folder.ts'
import { FIXTURE } from '../fixture-site.ts'
import { runBuild } from '../run-build.ts'

const SITE = '.cache/contract'
const [name = '', ...options] = process.argv.slice(2)
const other = `tests/contents/${name}`
const isOther = name !== '' && existsSync(other)
const content = isOther ? `.cache/contents/${name}` : contentFolder(process.cwd())
if (isOther) {
  rmSync(content, { recursive: true, force: true })
  for (const folder of [FIXTURE, other]) cpSync(folder, content, { recursive: true })
}
const site = isOther || !name ? SITE : name
const env = { CONTENT: content }
if (site === SITE)
  await runBuild(['--config', 'tests/fixture.config.ts', '--outDir', SITE], { env })
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'site',
    'tests/contract',
    ...options,
  ],
  { stdio: 'inherit', env: { ...process.env, ...env, SITE: site } },
)
process.exitCode = status ?? 1
