/** Serves the build that `SITE` names, or else the tests' own site. */
import type { TestProject } from 'vitest/node'

import { buildFixture, FIXTURE_SITE } from '../fixture-site.ts'
import { serveSite } from './serve.ts'

export default async (project: TestProject) => {
  const named = process.env['SITE']
  if (!named) await buildFixture()
  return serveSite(project, named ?? FIXTURE_SITE)
}
