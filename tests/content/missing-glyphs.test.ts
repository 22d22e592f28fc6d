import { afterEach, beforeEach, expect, test } from 'vitest'

import { findMissingGlyphs } from '../../src/build/content/missing-glyphs.ts'
import { completeContent, contentWith } from './complete-content.ts'
import { copyProject } from '../project-copy.ts'

const root = process.cwd()
const said = async (text: string, lang = 'en') => {
  const content = {
    ...contentWith('projects.0.title', text),
    site: { ...completeContent.site, lang },
  }
  return (await findMissingGlyphs(root, content)).map(({ field, message }) => `${field} ${message}`)
}

test.each([
  ['English', 'It’s “half – done”… 100 %'],
  ['Vietnamese', 'Nguyễn Thị Ánh Tuyết, trưởng nhóm ở Đà Nẵng'],
  ['Polish and Turkish', 'Łukasz Şahin, ğışçöü, ąęśćźż'],
  ['Greek and Russian', 'Ελληνικά, Русский текст'],
  ['Arabic', 'لوحة العملات، ٢٠٢٥؟'],
  ['Urdu', 'ڈیولپر، ٹیم، چھوٹے گھر، پُرسکون ۳٫۷'],
  ['Hindi', 'पूर्ण-स्टैक डेवलपर, क्षत्रिय ज्ञान'],
  ['Chinese', '全栈工程师，喜欢简单的设计。'],
  ['Japanese', 'フルスタック開発者、東京'],
  ['Korean', '풀스택 개발자'],
  ['emoji', '🚀 👩‍💻 ✨ ❤️'],
])('%s can be written', async (_, text) => {
  expect(await said(text)).toEqual([])
})

test('what is never seen needs no glyph: joiners, marks of direction, forms, soft hyphens', async () => {
  const invisible =
    '\u{200b}\u{200c}\u{200d}\u{200e}\u{200f}\u{2066}\u{2069}\u{fe0f}\u{ad}\u{feff}\u{e0100}'
  expect(await said(`a${invisible}b\t\n\u{2009}c`)).toEqual([])
})

test('a character that no font has is named, with what to do', async () => {
  expect(await said('ქართული 𓀀', 'ka')).toEqual([
    expect.stringMatching(
      /^title has “ქ” \(U\+10E5\), .*“𓀀” \(U\+13000\), which no font .*families\.ts$/,
    ),
  ])
})

let project: Awaited<ReturnType<typeof copyProject>> | undefined
beforeEach(() => {
  project = undefined
})
afterEach(() => project?.remove())

test('the check says in which file and line', async () => {
  project = await copyProject()
  await project.edit('src/content/hero.ts', (source) =>
    source.replace(/^( {2}work: ).*$/m, "$1'ქარი',"),
  )
  const line =
    1 +
    (await project.read('src/content/hero.ts'))
      .split('\n')
      .findIndex((row) => /^ {2}work:/.test(row))
  const { status, said: printed } = await project.runCheck()
  expect(printed).toContain(`src/content/hero.ts\n  ${line}: hero · work has “ქ” (U+10E5)`)
  expect(status).toBe(1)
})
