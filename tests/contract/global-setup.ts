import type { TestProject } from 'vitest/node'

import { serveSite } from '../site/serve.ts'
import { OWNERS_SITE } from '../sites.ts'

/** The owner's site: the build that is named, or that of `npm run test:build`. */
export default (project: TestProject) =>
  serveSite(project, process.env['CONTRACT_DIST'] || OWNERS_SITE)
