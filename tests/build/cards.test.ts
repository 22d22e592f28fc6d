/** What a link preview says is not cut while there is room for it. */
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { bareContent } from './contents.ts'
import { newBuildOf } from './contexts.ts'

test('without a picture, a card is written on over the half that it would have', async () => {
  const { portrait: _, ...identity } = { ...bareContent.identity, label: 'Potter, '.repeat(8) }
  const site = { ...bareContent.site, address: 'https://nadia.bd/' }
  const { valuesOf, fileAt } = await newBuildOf({ ...bareContent, identity, site })
  const { cards } = await valuesOf<typeof import('virtual:head')>('virtual:head')
  const file = await fileAt(cards['/']!)
  const place = { left: 650, top: 515, width: 80, height: 50 }
  const pixels = await sharp(file).extract(place).raw().toBuffer()
  expect(Math.max(...pixels)).toBeGreaterThan(120)
})
