/** Whatever the site says is in its words: those of the tests’ own content are dotted, like “Mënü”. */
import { readdirSync } from 'node:fs'

import { inject } from 'vitest'

import { wordsOnCard } from '#build/documents/cards.ts'
import { words as english } from '#content-model/words/en.ts'
import { content, own } from '../build/contents.ts'
import { stringsIn } from '#lib/strings.ts'
import { expect } from './expect.ts'
import { readBuilt, test } from './site.ts'

const textsIn = (data: unknown) =>
  stringsIn(data).flatMap(([path, text]) => (/^@\w+$/.test(String(path.at(-1))) ? [] : text))

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/s
const NO_TEXT = /<html[^>]*>|<(script|style).*?<\/\1>|<meta property="og:type".*?>/gs
/** The page's machines are named as in the inspector. */
const OF_MACHINES = /<(\w+)[^>]* lang="en"[^>]*>.*?<\/\1>|<\w+[^>]* data-station=[^>]*>/gs
const SEEN = /\s(?:aria-label|aria-roledescription|alt|title|content|placeholder)="([^"]*)"/g

/** What a page says to anyone: its texts, its attributes and its structured data. */
const saidOn = (html: string) => {
  const page = html.replaceAll(NO_TEXT, '').replaceAll(OF_MACHINES, '')
  const seen = Array.from(page.matchAll(SEEN), ([, text]) => text!)
  const data = textsIn(JSON.parse(DATA.exec(html)?.[1] ?? '{}'))
  return [page.replaceAll(/(?:<[^>]*>)+/g, '\n'), ...seen, ...data]
}

/** Which of these words are in the texts, but not in addresses and not as parts of other words. */
const wordsIn = (texts: string[], words: string[]) => {
  const text = texts.join('\n').replaceAll(/[^\s()]*(?:\w\.\w|\/)[^\s()]*/g, '')
  return words.filter((word) => {
    const plain = word.replaceAll(/[.*+?()[\]\\]/g, String.raw`\$&`)
    return new RegExp(`(?<![\\p{L}\\p{M}])${plain}(?![\\p{L}\\p{M}])`, 'iu').test(text)
  })
}

test('no page, file or preview has an English word of ours', () => {
  const files = readdirSync(inject('dist'), { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => /^(?!machines).*\.html$/.test(file))
  const manifest: Record<string, string> = JSON.parse(readBuilt('manifest.webmanifest'))
  const said = [
    ...pages.flatMap((file) => saidOn(readBuilt(file))),
    ...[manifest['name']!, manifest['description']!, readBuilt('resume.txt')],
    ...textsIn(JSON.parse(readBuilt('resume.json'))),
    readBuilt('contact.vcf').replaceAll(/^[\w.-]+:/gm, ''),
    // The machines' own pages are in English.
    readBuilt('llms.txt').replaceAll(/^(?:.*\/machines.*|## Made of statecharts)$/gm, ''),
    ...textsIn(Object.values(content.pages).map((page) => wordsOnCard(content, page))),
  ]
  // What its owner has written is left out, too, and the names of keys and formats.
  const given = wordsIn([...textsIn(own), 'vCard, Enter, Esc, Ctrl K'], textsIn(english))
  const ours = textsIn(english).filter((text) => /\p{L}/u.test(text) && !given.includes(text))
  expect(ours.length).toBeGreaterThan(100)
  // So the content has it; of other languages `languages.test.ts` asks.
  expect(wordsIn(said, [...ours, 'Present'])).toEqual([])
  const { documents, ui } = content
  const read = [ui.hero.work, ui.about.faq, ui.projects.more, ui.notFound.text, documents.profile]
  expect(wordsIn(said, read)).toEqual(read)
})
