/**
 * `npm run test:contract [-- folder]`: whether the owner's site keeps what every site promises:
 * that in a folder, such as the `dist` that is about to be published, or else one built for this.
 */
import { spawnSync } from 'node:child_process'

import { runBuild, WITHOUT_TERSER } from '../run-build.ts'
import { OWNERS_SITE } from '../sites.ts'

const folder = process.argv[2] ?? OWNERS_SITE
if (folder === OWNERS_SITE) await runBuild(['--outDir', OWNERS_SITE, ...WITHOUT_TERSER])
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract'],
  { stdio: 'inherit', env: { ...process.env, CONTRACT_DIST: folder } },
)
process.exitCode = status ?? 1
