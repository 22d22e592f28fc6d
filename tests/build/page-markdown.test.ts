/** Pages as Markdown, and what they are in the words of schema.org, of any content and at any address. */
import { Lexer, marked, type Token } from 'marked'
import { expect, test } from 'vitest'

import { stringsIn } from '#lib/strings.ts'
import { bareContent, type ReadContent, content, fullContent, urduContent } from './contents.ts'
import { buildOf } from './contexts.ts'
import { hostileContent } from './hostile.ts'

const read = async (build: ReturnType<typeof buildOf>, file: string) =>
  String((await build.rootFile(file)) ?? '')

/** All marks of a text. */
const tokensIn = (markdown: string) => {
  const tokens: Token[] = []
  void marked.walkTokens(new Lexer().lex(markdown), (token) => {
    tokens.push(token)
  })
  return tokens
}

/** What is read: a text without its marks, in one line. */
const wordsIn = (tokens: Token[]) =>
  tokens
    .flatMap((token) =>
      /^(?:text|escape|codespan)$/.test(token.type) && !('tokens' in token && token.tokens)
        ? String(Reflect.get(token, 'text'))
        : [],
    )
    .join('')
    .replaceAll(/\s+/g, '')

const hostile = await hostileContent()
const pagesOf = ({ projects, pages }: ReadContent) => [
  'index.md',
  `${pages.about.path.slice(1)}.md`,
  ...(projects.length > 0 ? [`${pages.projects.path.slice(1)}.md`] : []),
]

test.each([
  ['the tests’ own content', content],
  ['hostile content', hostile],
  ['content in Urdu', urduContent],
  ['content with everything', fullContent],
  ['content with next to nothing', bareContent],
])('of %s no text is read as a mark, and each is there', async (_, given) => {
  const build = buildOf(given)
  const { about, faq, experience, hero, projects } = given
  const texts = { about, faq, hero, jobs: experience.map((job) => [job.position, job.companyName]) }
  const titles = projects.map(({ title, description }) => [title, description])
  const tokens = await Promise.all(
    pagesOf(given).map(async (file) => tokensIn(await read(build, file))),
  )
  const words = wordsIn(tokens.flat())
  const said = stringsIn([texts, titles]).flatMap(([path, text]) =>
    path.at(-1) === 'id' ? [] : text,
  )
  expect(said.filter((text) => !words.includes(text.replaceAll(/\s+/g, '')))).toEqual([])
  expect(tokens.flat().filter(({ type }) => type === 'html' || type === 'image')).toEqual([])
})

const UMLAUTS: ReadContent = {
  ...fullContent,
  pages: { ...fullContent.pages, about: { ...fullContent.pages.about, path: '/über-mich' } },
}

test('in a folder, and with letters of any script, Markdown has its own address and leads on', async () => {
  const build = buildOf(UMLAUTS, '/work/')
  expect(await read(build, 'über-mich.md')).toContain(`# ${fullContent.pages.about.title}`)
  expect(await read(build, 'llms.txt')).toContain(
    ' [Markdown](https://nadia.bd/work/%C3%BCber-mich.md)\n',
  )
  expect(await read(build, 'index.md')).toContain('](https://nadia.bd/work/%C3%BCber-mich)')
  const site = { ...UMLAUTS.site, address: '' }
  const homeless = buildOf({ ...UMLAUTS, site }, '/work/')
  expect(await read(homeless, 'index.md')).toContain('](/work/%C3%BCber-mich)')
})

test('a page that the owner has added has no Markdown, and nothing leads to any', async () => {
  const pages = {
    ...content.pages,
    reading: { ...content.pages.about, path: '/reading', title: 'What I read' },
  }
  const build = buildOf({ ...content, pages })
  expect(await build.rootFile('reading.md')).toBeUndefined()
  const [line = ''] = /^.*What I read.*$/m.exec(await read(build, 'llms.txt')) ?? []
  expect(line).toContain('/reading)')
  expect(line).not.toContain('Markdown')
  const { inMarkdown } = await build.valuesOf<{ inMarkdown: string[] }>('virtual:head')
  expect(inMarkdown).toContain('/about')
  expect(inMarkdown).not.toContain('/reading')
})

type Data = Record<string, Record<string, unknown>>
const dataOf = async (given: ReadContent, base?: string) =>
  (await buildOf(given, base).valuesOf<{ data: Data }>('virtual:head')).data

test('each page says what it is in the words of schema.org, and names no address that is not whole', async () => {
  const data = await dataOf(content)
  const types = Object.fromEntries(Object.entries(data).map(([path, one]) => [path, one['@type']]))
  expect(types).toMatchObject({
    '/': 'ProfilePage',
    '/about': 'ProfilePage',
    '/projects': 'ItemList',
    '/projects/tide-table': 'TechArticle',
    '/machines': 'ItemList',
    '/machines/menu': 'TechArticle',
  })
  const addresses = stringsIn(Object.values(data)).flatMap(([path, text]) =>
    /^(?:url|sameAs|codeRepository)$/.test(String(path.findLast((key) => typeof key === 'string')))
      ? text
      : [],
  )
  expect(addresses.length).toBeGreaterThan(3)
  expect(addresses.filter((address) => !URL.canParse(address))).toEqual([])
  expect(data['/about']).not.toHaveProperty('url')
})
