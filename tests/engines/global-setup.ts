/** Builds and serves the tests' own site, and installs the engines where that is allowed. */
import type { TestProject } from 'vitest/node'

import { installByApt } from '../commands.ts'
import { buildFixture } from '../fixture-site.ts'
import { firefox } from './firefox.ts'
import { serveProbed } from './probed-site.ts'
import { webKit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    probedSite: string
  }
}

export default async function setUp({ provide }: TestProject) {
  for (const { missing, packages } of [firefox, webKit])
    if (missing().length > 0) installByApt(...packages)
  await buildFixture()
  const site = await serveProbed()
  provide('probedSite', site.url)
  return site.close
}
