/** The engines that Chromium is not. Before their tests the site is built, and they are installed. */
import { installByApt } from '../commands.ts'
import { buildFixture } from '../fixture-site.ts'
import { firefox } from './firefox.ts'
import { webKit } from './webkit.ts'

/** All, or the one that `ENGINE` names. */
export const engines = [firefox, webKit].filter(({ name }) =>
  name.includes(process.env['ENGINE'] ?? ''),
)

export default async function setUp() {
  for (const { missing, packages } of engines) if (missing().length > 0) installByApt(...packages)
  await buildFixture()
}
