/** In each language nothing is left of our English: on pages, in feeds and previews; the CV says what resume.txt does. */
import react from '@vitejs/plugin-react'
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

import { wordsOnCard } from '../../src/publish/cards/cards.ts'
import { type Content, content, own } from '../../src/publish/context/content.ts'
import { languages } from '../../src/words/languages.ts'
import { datesOnPages } from '../../src/publish/feeds/dates.ts'
import { feeds } from '../../src/publish/feeds/feeds.ts'
import { publicationOf } from '../../src/publish/feeds/publication.ts'
import { stringsIn, withParts } from '../../src/publish/lib/strings.ts'
import { contentModules } from '../../src/publish/portfolio.ts'
import type { ServerEntry } from '../../src/publish/site/page.ts'
import { projectLists } from '../../src/publish/virtual/project-lists.ts'
import { contentIn } from '../publish/feeds/contents.ts'
import { FIXTURE } from '../fixture-site.ts'

/** Fields whose values are no words. */
const NO_WORDS =
  /^(?:id|path|url|link|repo|image|portrait|icon|color|hue|side|email|phone|website|address|lang|network|\w*(?:Date|Focus|date))$/

let marks = 0
const marked = withParts(own, (text, path) => {
  if (typeof text !== 'string') return text
  const name = path.findLast((key) => typeof key === 'string')!
  return NO_WORDS.test(name) ? text : `§${++marks}`
})

/** What its owner wrote is marks: all words are ours. */
const withMarks: Content = { ...content, ...marked, site: content.site }
withMarks.projects = withMarks.projects.map(({ image: _image, ...project }) => project)

const IMPORTED = new RegExp(`(?:${FIXTURE}/|virtual:(?:words/|projects/)?)(\\w+)(?:\\.ts)?$`)

const codeOf = ([name, value]: [string, unknown]) =>
  `export const ${name} = ${JSON.stringify(value)}`

/** What modules of the site import of a content, instead of that which the tests have. */
const given = (words: Content): Plugin => {
  const { shown, previews, all } = projectLists(words, { pictures: {} })
  const parts = Object.entries(words).map(([name, value]) => [name, { [name]: value }])
  const modules: Record<string, object> = {
    ...Object.fromEntries(parts),
    ...{ dates: { dates: datesOnPages(words) }, previews: { previews } },
    ...{ projects: { projects: all }, showcase: { shown } },
  }
  return {
    name: 'given-content',
    enforce: 'pre',
    load(id) {
      const name = IMPORTED.exec(id)?.[1] ?? ''
      return Object.hasOwn(modules, name)
        ? Object.entries(modules[name]!).map(codeOf).join('\n')
        : undefined
    },
  }
}

/** Every page of a content, by the site's own server entry; it gives no pictures. */
const render = async (words: Content) => {
  const server = await createServer({
    ...{ configFile: false, appType: 'custom', logLevel: 'error' },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [given(words), react(), contentModules({ content: FIXTURE })],
  })
  onTestFinished(() => server.close())
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server entry cannot be run.')
  const entry = await ssr.runner.import<ServerEntry>('/src/entry-server.tsx')
  return Promise.all(Object.values(words.pages).map(({ path }) => entry.render(path)))
}

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/s
const NO_TEXT = /<(script|style).*?<\/\1>|<meta property="og:type".*?>/gs
const SEEN = /\s(?:aria-label|aria-roledescription|alt|title|content|placeholder)="([^"]*)"/g

/** What a page says to anyone: its texts, its attributes and its structured data. */
const saidOf = ({ html, head }: { html: string; head: string }) => {
  // The page's machines are named as in the inspector.
  const visible = html
    .replaceAll(/<(\w+)[^>]* lang="en"[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<\w+[^>]* data-station=[^>]*>/g, '')
  const page = (head + visible).replaceAll(NO_TEXT, '')
  const data = stringsIn(JSON.parse(DATA.exec(head)?.[1] ?? '{}'))
  return [
    page.replaceAll(/(?:<[^>]*>)+/g, '\n'),
    ...Array.from(page.matchAll(SEEN), ([, text]) => text!),
    ...data.flatMap(([path, text]) => (String(path.at(-1)).startsWith('@') ? [] : [text])),
  ]
}

const textOf = ([, text]: [unknown, string]) => text

const filesOf = (words: Content) => {
  const publication = publicationOf(words, '/', [{ id: '§', about: 'A menu.' }])
  const write = (file: string) => feeds[file]!(publication)!
  const manifest = JSON.parse(write('manifest.webmanifest')) as Record<string, string>
  return [
    ...[manifest['name']!, manifest['description']!, write('resume.txt'), write('llms.txt')],
    write('contact.vcf').replaceAll(/^[\w.-]+:/gm, ''),
    ...stringsIn(JSON.parse(write('resume.json'))).map(textOf),
    ...stringsIn(Object.values(words.pages).map((page) => wordsOnCard(words, page))).map(textOf),
  ]
}

/** The words of these that stand in texts, but not in addresses and not as parts of other words. */
const wordsIn = (texts: string[], words: string[]) => {
  const text = texts.join('\n').replaceAll(/[^\s()]*(?:\w\.\w|\/)[^\s()]*/g, '')
  return words.filter((word) => {
    const plain = word.replaceAll(/[.*+?()[\]\\]/g, String.raw`\$&`)
    return new RegExp(`(?<![\\p{L}\\p{M}])${plain}(?![\\p{L}\\p{M}])`, 'iu').test(text)
  })
}

/** Words that are the same on purpose: names, keys, and what a language shares with English. */
const OF_ALL = ['vCard', 'Ctrl K', 'Enter', 'Esc']
const ALIKE: Record<string, string[]> = {
  de: ['Demo', 'System', 'Website'],
  es: ['Demo'],
  fr: 'Publications actions contact menu page pages portrait questions sections source'.split(' '),
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

test('a site in another language has no English word of ours, and names what counts visits', async () => {
  const analytics = { script: 'https://stats.okafor.test/count.js' }
  const words = contentIn('ur', { ...withMarks, site: { ...withMarks.site, analytics } })
  const pages = await render(words)
  expect(pages.map((page) => page.analytics)).toEqual(pages.map(() => analytics))

  const said = [...pages.flatMap(saidOf), ...filesOf(words)]
  const translated = textsOf('ur')
  const ours = [...english].filter(([name, text]) =>
    // A sign may be a part of another, as a colon with a space is.
    /\p{L}/u.test(text) ? !OF_ALL.includes(text) : !translated.get(name)?.includes(text),
  )
  expect(wordsIn(said, [...new Set(ours.map(textOf))])).toEqual([])
  expect(said.join('\n').match(/\bPresent\b|[A-Z][a-z]+-\d{4}/g)).toBeNull()
  // All of them have been read.
  const { documents, ui } = words
  const read = [ui.hero.work, ui.about.faq, ui.projects.more, ui.notFound.text, documents.profile]
  expect(wordsIn(said, read)).toEqual(read)
})
