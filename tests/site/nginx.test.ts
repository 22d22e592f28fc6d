import { test } from 'vitest'

import { expectServedByNginx, hasNginx } from './nginx.ts'

// oxlint-disable-next-line vitest/expect-expect -- there it is expected, for the sub-path too
test.skipIf(!hasNginx)('nginx serves the site as its headers say', async () => {
  await expectServedByNginx(process.cwd(), '/')
})
