/** Each form of résumés: what is known is placed, and each word of a file is on the site, or in the list. */
import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readBytes } from '#build/import-resume/read-file.ts'
import { readResume } from '#build/import-resume/read-resume.ts'
import { toContent } from '#build/import-resume/to-content.ts'
import { stringsIn } from '#lib/strings.ts'
import { icons } from '../content/a-content.ts'
import type { Cases } from './form-case.ts'

const files = import.meta.glob<{ cases: Cases }>('./forms/*.ts', { eager: true })

const sources = readdirSync('src/build/import-resume/forms')

test.each(sources)('%s has a file of an invented person here', (name) => {
  expect(Object.keys(files)).toContain(`./forms/${name}`)
})

const valueOf = async (given: unknown): Promise<unknown> => {
  if (typeof given === 'string') return readBytes(new TextEncoder().encode(given))
  return given instanceof Uint8Array ? readBytes(given) : given
}

const cases = await Promise.all(
  Object.values(files)
    .flatMap(({ cases: all }) => Object.entries(all))
    .map(
      async ([name, { given, ...one }]) => [name, { ...one, file: await valueOf(given) }] as const,
    ),
)

const imported = (given: unknown) => {
  const { resume, lang, lost } = readResume(given)
  const content = JSON.parse(JSON.stringify(toContent(resume, icons))) as Record<string, object>
  return { ...content, lang, lost }
}

test.each(cases)('%s is read', (_, { file, has, lost = [] }) => {
  const result = imported(file)
  expect(result).toMatchObject(has)
  expect(result.lost).toEqual(lost)
})

/** A dot in figures is none between words: `0.5`. */
const wordsIn = (texts: readonly string[]) =>
  new Set(
    texts
      .join(' ')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu),
  )

/** Every text of a file, numbers too; switches are none. */
const textsOf = (given: unknown): [key: string, text: string][] =>
  stringsIn(
    JSON.parse(JSON.stringify(given), (_, value: unknown) =>
      typeof value === 'number' ? String(value) : value,
    ),
  ).map(([path, text]) => [String(path.findLast((key) => typeof key === 'string')), text])

const keysOf = (given: unknown): string[] =>
  typeof given === 'object' && given !== null
    ? Object.entries(given).flatMap(([key, inner]) => [key, ...keysOf(inner)])
    : []

/** What programs need of a file, and times, which the site writes in its own way. */
const OF_PROGRAMS = /^(?:_?id|uuid|order|index|icon|className|\$schema)$/
const TIME = /\b(?:19|20)\d{2}\b|^present$/i
const entities = (text: string) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')

test.each(cases)(
  'each word of %s is on the site or in the list',
  (_, { file, nowhere = [], secret = [] }) => {
    const { lost, lang: __, ...content } = imported(file)
    const known = wordsIn([
      ...stringsIn(content).map(([, text]) => text),
      ...lost,
      ...nowhere,
      ...secret,
    ])
    const texts = textsOf(file).filter(([key, text]) => !OF_PROGRAMS.test(key) && !TIME.test(text))
    const missing = [...wordsIn(texts.map(([, text]) => entities(text)))].filter(
      (word) => !known.has(word),
    )
    expect(missing).toEqual([])
  },
)

const withSecrets = cases.filter(([, { secret }]) => secret)

test.each(withSecrets)('what %s keeps private is nowhere', (_, { file, secret = [] }) => {
  const told = JSON.stringify(imported(file))
  expect(secret.filter((word) => told.includes(word))).toEqual([])
})

/** What the site says by itself: dates, networks and their addresses, icons, and what is left to write. */
const OUR_FIELDS = /^(?:startDate|endDate|date|releaseDate|network|url|icon|color|country)$/
const LEFT_TO_WRITE = /\bYour\b|^you@example\.com$|^Company name$/

test.each(cases)('each word on the site of %s is in the file', (_, { file }) => {
  const { lost: __, lang: ___, ...content } = imported(file)
  const known = wordsIn([...textsOf(file).map(([, text]) => entities(text)), ...keysOf(file)])
  const ours = stringsIn(content).filter(
    ([path, text]) => !OUR_FIELDS.test(String(path.at(-1))) && !LEFT_TO_WRITE.test(text),
  )
  const strange = [...wordsIn(ours.map(([, text]) => text))].filter((word) => !known.has(word))
  expect(strange).toEqual([])
})
