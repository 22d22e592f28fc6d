// What every site promises, asked of the tests' own, too; of its pages, `trees.test.ts` asks it.
import '../contract/files.test.ts'
import '../contract/links.test.ts'

import { violations } from './axe.ts'
import { expect } from './expect.ts'
import { test } from './site.ts'

test('axe, as it is asked here, finds a fault', async ({ visit }) => {
  const { page } = await visit('/404')
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  )
  expect(await violations(page)).toEqual([expect.stringContaining('button-name')])
})
