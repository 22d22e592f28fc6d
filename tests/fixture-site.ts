/** The tests' own content, and its site: built anew when something that it is made of has changed. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { runBuild } from './run-build.ts'

export const FIXTURE = 'tests/contents/fixture'
export const FIXTURE_SITE = '.cache/fixture'

/** What the build reads, but for packages that are installed without a change of the lock file. */
const SOURCES = [
  ...['index.html', 'package-lock.json', 'uno.config.ts', 'vite.config.ts'],
  ...['machines', 'public', 'src', FIXTURE, 'tests/fixture.config.ts'],
]

/** When a file, or something in a folder, was last written, added or removed. */
const lastChange = (path: string): number => {
  const stat = statSync(path)
  const inside = stat.isDirectory() ? readdirSync(path) : []
  return Math.max(stat.mtimeMs, ...inside.map((name) => lastChange(join(path, name))))
}

/** When the last build was begun. */
const STAMP = `${FIXTURE_SITE}.begun`

export const buildFixture = async () => {
  const isUpToDate =
    existsSync(STAMP) && Math.max(...SOURCES.map(lastChange)) < Number(readFileSync(STAMP, 'utf8'))
  if (isUpToDate) return
  console.log('Building the site for the tests.')
  const begun = Date.now()
  await runBuild(['--config', 'tests/fixture.config.ts', '--outDir', FIXTURE_SITE])
  writeFileSync(STAMP, String(begun))
}
