/** `npm run test:engines`: the tests' own site in Firefox and WebKit. */
import { defineConfig } from 'vitest/config'

import { sharedConfig } from '../../vite.config.ts'
import { FIXTURE } from '../fixture-site.ts'

const { resolve } = await sharedConfig(FIXTURE)

export default defineConfig({
  resolve,
  test: {
    include: ['tests/engines/**/*.test.ts'],
    globalSetup: './tests/engines/global-setup.ts',
    // On two cores, browsers that start at once are too slow for the drivers.
    fileParallelism: false,
    testTimeout: 90_000,
  },
})
