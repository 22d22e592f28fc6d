/**
 * `tsx tests/build.ts [fixture | owner]`: builds the sites that the tests look at, never into
 * `dist`: that of the tests' own content, in the root of a host, and the owner's.
 */
import { runBuild } from './run-build.ts'
import { FIXTURE_SITE, OWNERS_SITE } from './sites.ts'
import { FIXTURE } from './use-fixture.ts'

const builds = {
  fixture: () =>
    runBuild(['--config', 'tests/fixture.config.ts', '--base', '/', '--outDir', FIXTURE_SITE], {
      content: FIXTURE,
    }),
  owner: () => runBuild(['--outDir', OWNERS_SITE]),
}

const wanted = process.argv[2]
for (const [name, build] of Object.entries(builds))
  if (!wanted || wanted === name) {
    console.log(`Building the ${name}'s site for the tests.`)
    await build()
  }
