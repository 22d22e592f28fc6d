// What every site promises, asked of the tests' own, too.
import '../contract/files.test.ts'
import '../contract/links.test.ts'
import '../contract/pages.test.ts'

import { violations } from './axe.ts'
import { expect } from './expect.ts'
import { test } from './site.ts'

test('axe, as it is asked here, finds a fault', async ({ visit }) => {
  const { page } = await visit('/')
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  )
  expect(await violations(page)).toEqual([expect.stringContaining('button-name')])
})
