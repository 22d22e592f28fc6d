import { test } from 'vitest'

import { expectServedByApache, hasApache } from './apache.ts'

// oxlint-disable-next-line vitest/expect-expect -- there it is expected, for the sub-path too
test.skipIf(!hasApache)('Apache serves the site as its headers say', async () => {
  await expectServedByApache(process.cwd(), '/')
})
