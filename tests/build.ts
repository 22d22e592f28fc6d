/**
 * `tsx tests/build.ts [fixture | owner] [--if-changed]`: builds the sites that the tests look at,
 * never into `dist`: that of the tests' own content, in the root of a host, and the owner's.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { runBuild, WITHOUT_TERSER } from './run-build.ts'
import { FIXTURE_SITE, OWNERS_SITE } from './sites.ts'
import { FIXTURE } from './use-fixture.ts'

/** What a build reads, but for packages that are installed without a change of the lock file. */
const SOURCES = ['index.html', 'package-lock.json', 'uno.config.ts', 'vite.config.ts'].concat(
  ...['machines', 'public', 'src', FIXTURE, 'tests/fixture.config.ts', 'tests/machines'],
)

const sites = {
  fixture: {
    folder: FIXTURE_SITE,
    content: FIXTURE,
    options: ['--config', 'tests/fixture.config.ts', '--base', '/'],
  },
  owner: { folder: OWNERS_SITE, content: '', options: WITHOUT_TERSER },
}

/** When something in a place was last written, added or removed. */
const lastChange = (place: string): number => {
  const stat = statSync(place)
  const inside = stat.isDirectory() ? readdirSync(place) : []
  return Math.max(stat.mtimeMs, ...inside.map((name) => lastChange(join(place, name))))
}

/** Beside a build: when it was begun. */
const stampOf = (folder: string) => `${folder}.begun`

const isUpToDate = (folder: string) =>
  existsSync(stampOf(folder)) &&
  Math.max(...SOURCES.map(lastChange)) < Number(readFileSync(stampOf(folder), 'utf8'))

const given = process.argv.slice(2)
const named = given.filter((argument) => !argument.startsWith('--'))
const wanted = Object.entries(sites).filter(
  ([name, { folder }]) =>
    (named.length === 0 || named.includes(name)) &&
    !(given.includes('--if-changed') && isUpToDate(folder)),
)
// Most of a build runs on one core.
await Promise.all(
  wanted.map(async ([name, { folder, content, options }]) => {
    console.log(`Building the ${name}'s site for the tests.`)
    const begun = Date.now()
    await runBuild([...options, '--outDir', folder], { content })
    writeFileSync(stampOf(folder), String(begun))
  }),
)
