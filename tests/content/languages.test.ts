/** In each language nothing is left of our English, nor its dates and commas. */
import { expect, test } from 'vitest'

import { languages } from '#content-model/words/languages.ts'
import { contentIn } from '../build/contents.ts'
import { buildOf } from '../build/contexts.ts'
import { stringsIn } from '#lib/strings.ts'

/** Words that are the same on purpose: names, keys, and what a language shares with English. */
const OF_ALL = ['vCard', 'Ctrl K', 'Enter', 'Esc']
const ALIKE: Record<string, string[]> = {
  de: ['Code', 'Demo', 'System', 'Website'],
  es: ['Demo'],
  fr: 'Publications actions code contact menu page pages portrait questions sections source'.split(
    ' ',
  ),
  pt: ['Demo', 'menu'],
  'pt-BR': ['Demo', 'menu', 'slide'],
  vi: ['Email'],
}

const textsOf = (lang: string) =>
  new Map(stringsIn(languages[lang]).map(([path, text]) => [path.join('.'), text]))
const english = textsOf('en')

const others = Object.keys(languages).filter((lang) => lang !== 'en')

test.each(others)('%s has a word of its own for each of our English', (lang) => {
  const alike = new Set([...OF_ALL, ...(ALIKE[lang] ?? [])].map((word) => word.toLowerCase()))
  const same = [...textsOf(lang)].filter(([name, text]) => english.get(name) === text)
  const words = same.filter(([, text]) => /\p{L}/u.test(text) && !alike.has(text.toLowerCase()))
  expect(words).toEqual([])
})

test('dates and lists are written as another language writes them', async () => {
  const urdu = contentIn('ur')
  const { present } = urdu.ui.experience
  const month = expect.stringMatching(/فروری/) as unknown
  const { valuesOf, rootFile } = buildOf(urdu)
  const { dates } = await valuesOf<typeof import('virtual:dates')>('virtual:dates')
  expect(dates).toMatchObject({ 'Feb-2023': month, Present: present })
  const text = String(await rootFile('resume.txt'))
  for (const list of ['Lisbon، Portugal', 'Platform engineer، Maré Systems'])
    expect(text).toContain(list)
})
