import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { Content } from '../../../src/build/context/content.ts'
import { cvData } from '../../../src/build/cv/cv-data.ts'
import { printCv } from '../../../src/build/cv/print-cv.ts'
import { publicationOf } from '../../../src/build/feeds/publication.ts'
import { contentOf } from '../../contents/load.ts'
import { poppler } from '../poppler.ts'
import { ownContext, temporaryFolder } from '../contexts.ts'

const printed = async (content: Content) => {
  const bytes = await (await printCv({ ...ownContext(), content: async () => content })).make()
  const file = join(await temporaryFolder(), 'cv.pdf')
  await writeFile(file, bytes)
  expect(poppler('pdffonts', file)).not.toMatch(/DejaVu|Libertinus|NewCM|Droid/)
  return file
}

/** Without what only shapes lines: spaces, marks of direction, joiners. */
const bare = (text: string) => text.normalize('NFC').replaceAll(/[\s\p{Cf}]/gu, '')

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsOf)
      : []

/** What the CV says of a content. */
const wordsOf = (content: Content) => {
  const { colors: _, ...data } = cvData(publicationOf(content, '/'))
  // An address is printed without its protocol.
  return stringsOf(data).filter((words) => !/^(?:https?:|mailto:|tel:)/.test(words))
}

const vietnamese = contentOf('vietnamese')

/** A content whose owner writes in another language. */
const written = (lang: string, name: string, words: string): Content => ({
  ...vietnamese,
  site: { ...vietnamese.site, lang },
  identity: { ...vietnamese.identity, name, label: words, city: name },
  about: { ...vietnamese.about, text: [words, `${words} React. ${words}`] },
  experience: vietnamese.experience.map((job) => ({
    ...job,
    position: words,
    aboutPosition: words,
  })),
})

test.each([
  ['Vietnamese', vietnamese],
  ['Hindi', written('hi', 'आयशा ख़ान', 'पूर्ण-स्टैक डेवलपर। मैं क्षमता, ज्ञान और स्त्री-शक्ति पर लिखती हूँ।')],
  ['Chinese', written('zh', '李小明', '全栈工程师，喜欢简单的设计。')],
  ['Japanese', written('ja', '山田花子', 'フルスタック開発者。東京で働いています。')],
  ['Korean', written('ko', '김민지', '풀스택 개발자입니다. 서울에서 일합니다.')],
  ['Russian', written('ru', 'Айша Хан', 'Разработчик полного цикла, ёлка и щука.')],
  ['emoji', written('en', 'Ayesha 🚀 Khan', 'Builds ✨ things with 👩‍💻 and ❤️.')],
])('the CV in %s can be read back word for word', async (_, content) => {
  const read = bare(poppler('pdftotext', '-raw', await printed(content), '-'))
  expect(wordsOf(content).filter((words) => !read.includes(bare(words)))).toEqual([])
})

/**
 * Words in their order. Left out are those with a vowel mark, which Typst places as a text of its own,
 * so that the letter below it is there twice.
 */
const wordsIn = (text: string) =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word && !/\p{M}/u.test(word))

// Poppler turns round the letters that one glyph writes.
const asRead = (word: string) => word.replaceAll(/ل([اأإآ])/g, '$1ل')

test.each([
  ['Urdu', contentOf('urdu')],
  ['Arabic', written('ar', 'عائشة خان', 'مبرمجة متكاملة، أبني تطبيقات الويب لأكثر من ١٠ سنوات؟')],
])('the CV in %s can be read back from right to left', async (_, content) => {
  // It also loses spaces where the direction changes.
  const read = poppler('pdftotext', await printed(content), '-').replaceAll(/[^\p{L}\p{N}]/gu, '')
  const words = wordsOf(content)
  expect(words.flatMap(wordsIn).filter((word) => !read.includes(asRead(word)))).toEqual([])
  // On one line and in one direction, whole names and sentences stand as they were written.
  const short = words.filter((one) => one.length < 50 && !/[\p{M}\p{Script=Latin}\p{N}]/u.test(one))
  expect(short).not.toEqual([])
  expect(short.filter((one) => !read.includes(wordsIn(one).map(asRead).join('')))).toEqual([])
})
