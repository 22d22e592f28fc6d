/** Builds the tests' own site, and installs the engines where that is allowed. */
import { installByApt } from '../commands.ts'
import { buildFixture } from '../fixture-site.ts'
import { engines } from './engines.ts'

export default async function setUp() {
  for (const { missing, packages } of engines) if (missing().length > 0) installByApt(...packages)
  await buildFixture()
}
