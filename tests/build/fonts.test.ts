/** Fonts claim what they can draw, every character of the content has one, and stand-ins fit. */
import { readFileSync } from 'node:fs'

import { create, type Font } from 'fontkit'
import { afterEach, expect, test, vi } from 'vitest'

import { fonts as ours } from '#build/fonts/site-fonts.ts'
import { bareContent, type ReadContent, content, urduContent } from './contents.ts'
import { buildOf, machines } from './contexts.ts'

const ROLES = ['Display', 'Text', 'Mono']
const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => 32 + index)
const CODE_SIGNS = codesOf('*<>[\\]^_`{|}')
const PLAIN_LATIN = BASIC_LATIN.filter((code) => !CODE_SIGNS.includes(code))

function codesOf(text: string) {
  return Array.from(text, (character) => character.codePointAt(0)!)
}

const codesIn = (range: string) =>
  Array.from(range.matchAll(/U\+(\w+)(?:-(\w+))?/g)).flatMap(([, from, to]) => {
    const first = Number.parseInt(from!, 16)
    const last = Number.parseInt(to ?? from!, 16)
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })

/** The `@font-face` rules for a content: those with a file, and those that stand in for them. */
const facesFor = async (own: ReadContent) => {
  const { textOf, valuesOf, fileAt } = buildOf(own)
  const { firstFonts } = await valuesOf<typeof import('virtual:fonts')>('virtual:fonts')
  const { dates } = await valuesOf<typeof import('virtual:dates')>('virtual:dates')
  const css = await textOf('virtual:fonts.css')
  const faces = (css.match(/@font-face \{[^}]+\}/g) ?? []).map((rule) => ({
    rule,
    family: /font-family: '?([^';]+)/.exec(rule)?.[1] ?? '',
    url: /url\('([^']+)'\)/.exec(rule)?.[1] ?? '',
    claimed: codesIn(/unicode-range: ([^;]+)/.exec(rule)?.[1] ?? ''),
  }))
  const shipped = faces.filter(({ url }) => url)
  const files = await Promise.all(shipped.map(({ url }) => fileAt(url)))
  const fonts = files.map((file) => create(file) as Font)
  return { firstFonts, dates, shipped, fonts, standIns: faces.filter(({ url }) => !url) }
}

test.each([
  ['Latin letters', bareContent],
  ['Urdu', urduContent],
])('every character of %s has one face of each font, which can draw it', async (_, own) => {
  const { shipped, fonts, dates } = await facesFor(own)
  // Signs may be the system's.
  const written = codesOf(JSON.stringify([own, dates]).replaceAll(/[^\p{L}\p{M}\p{N}\p{P}]/gu, ''))
  const inSentences = written.filter((code) => !CODE_SIGNS.includes(code))
  for (const role of ROLES) {
    const claimed = shipped.filter(({ family }) => family === role).flatMap((face) => face.claimed)
    const wanted = role === 'Mono' ? [...BASIC_LATIN, ...written] : [...PLAIN_LATIN, ...inSentences]
    expect(claimed).toEqual(expect.arrayContaining([...new Set(wanted)]))
    expect(claimed).toHaveLength(new Set(claimed).size)
  }
  for (const [index, { claimed }] of shipped.entries())
    expect(claimed.filter((code) => !fonts[index]!.hasGlyphForCodePoint(code))).toEqual([])
})

test('each font is one file with Basic Latin, to which the characters of the content are added', async () => {
  const { identity } = bareContent
  const { shipped } = await facesFor({ ...bareContent, identity: { ...identity, name: 'André' } })
  expect(shipped.map(({ family }) => family)).toEqual(ROLES)
  for (const { claimed } of shipped) {
    expect(claimed).toEqual(expect.arrayContaining(PLAIN_LATIN))
    expect(claimed).toContain('é'.codePointAt(0))
    expect(claimed).not.toContain('Š'.codePointAt(0))
  }
  // A page of one's own has words in its file.
  expect(Object.values(content.further[0]!)).toContain(
    readFileSync('src/site/pages/about.tsx', 'utf8'),
  )
})

/** Whether each font has a sign of code, for a content with a case study. */
const haveSign = async (caseStudy: string) => {
  const { shipped } = await facesFor({ ...bareContent, caseStudies: { bridge: caseStudy } })
  return ROLES.map((role) =>
    shipped.some(({ family, claimed }) => family === role && claimed.includes(codesOf('|')[0]!)),
  )
}

test('signs of code are in the font of code, and in others where a sentence has them', async () => {
  expect(await haveSign('It is `a | b`.\n\n```ts\na | b\n```')).toEqual([false, false, true])
  expect(await haveSign('It is a | b.')).toEqual([true, true, true])
})

test('fonts keep their kerning; those of sentences leave out figures for columns', async () => {
  const { shipped, fonts } = await facesFor(bareContent)
  const featuresOf = (role: string) =>
    fonts[shipped.findIndex(({ family }) => family === role)]!.availableFeatures
  for (const role of ['Display', 'Text']) {
    expect(featuresOf(role)).toContain('kern')
    expect(featuresOf(role)).not.toContain('tnum')
  }
})

test('every font swaps and has a stand-in of its size; headlines and texts are preloaded', async () => {
  const { shipped, fonts, standIns, firstFonts } = await facesFor(bareContent)
  for (const { rule } of shipped) expect(rule).toContain('font-display: swap')
  expect(standIns.map(({ family }) => family)).toEqual(
    expect.arrayContaining(ROLES.map((role) => `${role} Fallback`)),
  )
  for (const { rule, family } of standIns) {
    const font = fonts[shipped.findIndex((face) => `${face.family} Fallback` === family)]!
    const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100
    const size = share('size-adjust')
    expect(Math.abs(size - 1)).toBeLessThan(0.15)
    for (const [name, height] of [
      ['ascent', font.ascent],
      ['descent', -font.descent],
    ] as const)
      expect(share(`${name}-override`) * size).toBeCloseTo(height / font.unitsPerEm, 2)
    expect(rule).toMatch(/local\('[^']+'\).*line-gap-override/s)
  }
  const urls = ['Display', 'Text'].map((role) => shipped.find(({ family }) => family === role)?.url)
  expect(firstFonts).toEqual(urls)
})

test('Urdu is one file for all fonts, the only one to preload, whose letters join', async () => {
  const { shipped, fonts, firstFonts } = await facesFor(urduContent)
  const arabic = shipped.filter(({ claimed }) => claimed.includes('ع'.codePointAt(0)!))
  expect(arabic.map(({ family }) => family)).toEqual(ROLES)
  expect(new Set(arabic.map(({ url }) => url))).toEqual(new Set(firstFonts))
  const font = fonts[shipped.indexOf(arabic[0]!)]!
  const alone = font.layout('ع').glyphs[0]!.id
  expect(font.layout('ععع').glyphs.map(({ id }) => id)).not.toContain(alone)
})

/** Which share of the fonts' own size their stand-ins have. */
const standInSizes = (css: string) => css.match(/size-adjust: [\d.]+%/g)

/** What the build makes with files that are cut to the given characters. */
const cutTo = async (characters: string) => {
  vi.resetModules()
  vi.doMock('#build/fonts/characters.ts', async (original) => ({
    ...(await original<object>()),
    charactersOf: () => Array.from(characters),
  }))
  const contexts = await import('./contexts.ts')
  return contexts.buildIn(contexts.contextOf(bareContent), machines)
}

test('a stand-in is as wide as the family, whichever letters are cut from it', async () => {
  const whole = standInSizes(await buildOf(bareContent).textOf('virtual:fonts.css'))
  expect(whole).toHaveLength(ROLES.length)
  for (const characters of ['LaravelReactVite ', '0123456789'])
    expect(standInSizes(await (await cutTo(characters)).textOf('virtual:fonts.css'))).toEqual(whole)
})

/** What the build makes with another font for texts. */
const withText = async (family: string) => {
  vi.resetModules()
  const fonts = { ...ours, Text: { ...ours.Text, family } }
  vi.doMock('#build/fonts/site-fonts.ts', () => ({ fonts }))
  const contexts = await import('./contexts.ts')
  return contexts.buildIn(contexts.contextOf(bareContent), machines)
}

afterEach(() => {
  vi.doUnmock('#build/fonts/site-fonts.ts')
  vi.doUnmock('#build/fonts/characters.ts')
  vi.resetModules()
})

test('a font is changed by its name in site-fonts.ts; one that is not installed is named', async () => {
  const { valuesOf, rootFile } = await withText('Noto Sans')
  const { fontFiles } = await valuesOf<typeof import('virtual:fonts')>('virtual:fonts')
  const texts = fontFiles.filter(({ family }) => family === 'Text')
  expect(texts).toMatchObject([{ url: expect.stringContaining('noto-sans') as string }])
  expect((await rootFile('cv.pdf'))?.toString('latin1')).toMatch(/\/FontName ?\/\w+\+NotoSans/)
  const said =
    'The font “Comic Neue” (src/build/fonts/site-fonts.ts) is not installed. Run: npm install --save-dev @fontsource-variable/comic-neue'
  const absent = await withText('Comic Neue')
  await expect(absent.textOf('virtual:fonts')).rejects.toThrow(said)
  await expect(absent.rootFile('cv.pdf')).rejects.toThrow(said)
})
