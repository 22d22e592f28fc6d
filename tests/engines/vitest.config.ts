/** `npm run test:engines`: the tests' own site in Firefox and WebKit. */
import { defineConfig } from 'vitest/config'

import { contentModules } from '#build/portfolio.ts'
import { FIXTURE } from '../fixture-site.ts'

export default defineConfig({
  plugins: [contentModules({ content: FIXTURE })],
  test: {
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: './tests/engines/engines.ts',
    // On two cores, browsers that start at once are too slow for the drivers.
    fileParallelism: false,
    testTimeout: 90_000,
    // WebKit's own page crashes now and then: what fails, fails twice.
    retry: 1,
  },
})
