import type { TestProject } from 'vitest/node'

import { FIXTURE_SITE } from '../sites.ts'
import { serveSite } from './serve.ts'

/** The tests' own site, as `npm run test:build` has built it. */
export default (project: TestProject) => serveSite(project, FIXTURE_SITE)
