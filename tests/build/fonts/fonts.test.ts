import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'

import { unicodeRange } from '../../../src/build/fonts/characters.ts'
import { families } from '../../../src/build/fonts/families.ts'
import { orderFaces } from './faces.ts'
import { fetchAll, latinContext, ownContext } from '../contexts.ts'

const BUDGET = 30_000 // bytes, all families together
const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => 32 + index)

const urlsOf = (faces: { url: string }[]) => faces.map(({ url }) => url)

test('the three families together keep to their budget', async () => {
  const context = latinContext()
  const { shipped } = await orderFaces(context)
  const files = await fetchAll(context, urlsOf(shipped))
  expect(shipped.map(({ family }) => family)).toEqual(families.map(({ role }) => role))
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(BUDGET)
})

test('a font claims the characters that it has, Basic Latin first, and no others', async () => {
  const context = latinContext()
  const { shipped } = await orderFaces(context)
  const files = await fetchAll(context, urlsOf(shipped))
  const fonts = files.map((woff2) => create(woff2) as Font)
  for (const [index, { claimed }] of shipped.entries()) {
    expect(claimed.filter((code) => !fonts[index]?.hasGlyphForCodePoint(code))).toEqual([])
    expect(claimed).toEqual(expect.arrayContaining(BASIC_LATIN))
    expect(claimed).not.toContain('Š'.codePointAt(0))
  }
})

test('every family swaps, and has a stand-in of its size', async () => {
  const { shipped, standIns } = await orderFaces(ownContext())
  for (const { rule } of shipped) expect(rule).toContain('font-display: swap')
  for (const { role } of families)
    expect(standIns.map((face) => face.family)).toContain(`${role} Fallback`)
  for (const { rule } of standIns) {
    const adjusted = Number(/size-adjust: ([\d.]+)%/.exec(rule)?.[1])
    expect(Math.abs(adjusted - 100)).toBeLessThan(15)
    expect(rule).toMatch(/local\('[^']+'\).*ascent-override.*descent-override.*line-gap-override/s)
  }
})

test('the fonts to preload are those of headlines and running text', async () => {
  const { firstFonts, shipped } = await orderFaces(ownContext())
  const urls = ['Display', 'Text'].map((role) => shipped.find(({ family }) => family === role)?.url)
  expect(firstFonts).toEqual(urls)
})

test('a character that the content uses is added', async () => {
  const context = latinContext()
  const { identity, ...content } = await context.content()
  const named = { ...content, identity: { ...identity, name: 'André' } }
  const { shipped } = await orderFaces({ ...context, content: async () => named })
  for (const { claimed } of shipped) expect(claimed).toContain('é'.codePointAt(0))
})

test('a range is written in runs', () => {
  expect(unicodeRange(Array.from('abcé'))).toBe('U+0061-0063, U+00E9')
})
