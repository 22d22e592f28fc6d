/** What a link preview says is not cut while there is room for it. */
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { makeCards } from '#publish/documents/cards.ts'
import { bareContent } from './contents.ts'
import { fetchAll, freshContext } from './contexts.ts'

test('without a picture, a card is written on over the half that it would have', async () => {
  const { portrait: _, ...identity } = { ...bareContent.identity, label: 'Potter, '.repeat(8) }
  const context = await freshContext({ ...bareContent, identity })
  const { '/': url } = await makeCards(context)
  const [file] = await fetchAll(context, [url!])
  const place = { left: 650, top: 515, width: 80, height: 50 }
  const pixels = await sharp(file).extract(place).raw().toBuffer()
  expect(Math.max(...pixels)).toBeGreaterThan(120)
})
