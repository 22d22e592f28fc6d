/** A name stands in the bar of a small window as it is read. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { identity } from 'virtual:content/identity'

import { Navigation } from '../../src/components/navigation/navigation'
import { show } from './render'

test('a Japanese name breaks between its words', async () => {
  identity.name = '長谷川 凜太郎'
  await page.viewport(360, 740)
  show(<Navigation />)
  const name = page.getByText(identity.name).element().firstChild!
  const given = document.createRange()
  given.setStart(name, 4)
  given.setEnd(name, 7)
  expect(given.getClientRects()).toHaveLength(1)
})
