import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'

import { wordsOf } from '../../../src/build/fonts/characters.ts'
import { datesOnPages } from '../../../src/build/feeds/dates.ts'
import type { Content } from '../../../src/build/context/content.ts'
import { contentOf } from '../../contents/load.ts'
import { orderFaces } from './faces.ts'
import { fetchAll, ownContext } from '../contexts.ts'

const roles = ['Display', 'Text', 'Mono']

/** What pages write letters, marks, figures and punctuation with; signs may be the system's. */
const writtenIn = (content: Content) =>
  [...new Set(wordsOf([content, datesOnPages(content)]))]
    .filter((character) => /[\p{L}\p{M}\p{N}\p{P}]/u.test(character))
    .map((character) => character.codePointAt(0)!)

const facesFor = async (content: Content) => {
  const context = { ...ownContext(), content: async () => content }
  const { shipped, firstFonts } = await orderFaces(context)
  return { context, shipped, firstFonts }
}

test.each(['urdu', 'vietnamese'])(
  'every character of the %s content has a face in each font',
  async (name) => {
    const content = contentOf(name)
    const { shipped } = await facesFor(content)
    for (const role of roles) {
      const claimed = shipped
        .filter(({ family }) => family === role)
        .flatMap((face) => face.claimed)
      const missing = writtenIn(content).filter((code) => !claimed.includes(code))
      expect({ role, missing: String.fromCodePoint(...missing) }).toEqual({ role, missing: '' })
      // None claims what another one does.
      expect(claimed).toHaveLength(new Set(claimed).size)
    }
  },
)

test.each(['urdu', 'vietnamese'])('a face of the %s content has what it claims', async (name) => {
  const { context, shipped } = await facesFor(contentOf(name))
  const files = await fetchAll(
    context,
    shipped.map(({ url }) => url),
  )
  for (const [index, { claimed }] of shipped.entries()) {
    const font = create(files[index]!) as Font
    expect(claimed.filter((code) => !font.hasGlyphForCodePoint(code))).toEqual([])
  }
})

test('what all three fonts lack is one file, and the only one to preload', async () => {
  const { shipped, firstFonts } = await facesFor(contentOf('urdu'))
  const arabic = shipped.filter(({ claimed }) => claimed.includes('ع'.codePointAt(0)!))
  expect(arabic.map(({ family }) => family)).toEqual(roles)
  expect(new Set(arabic.map(({ url }) => url))).toEqual(new Set(firstFonts))
})

test('letters that join keep the forms in which they do', async () => {
  const { context, firstFonts } = await facesFor(contentOf('urdu'))
  const [file] = await fetchAll(context, firstFonts)
  const font = create(file!) as Font
  const alone = font.layout('ع').glyphs[0]!.id
  expect(font.layout('ععع').glyphs.map(({ id }) => id)).not.toContain(alone)
})
