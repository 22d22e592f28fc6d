/** Each page is there as Markdown, too: all that it says, for readers without a browser. */
import { readdirSync } from 'node:fs'

import { marked } from 'marked'
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'
import { inject } from 'vitest'

import { pages } from '#content/pages'

import { expect } from './expect.ts'
import { readBuilt, test } from './site.ts'

type Node = DefaultTreeAdapterTypes.Node

const LINK = /<link rel="alternate" href="([^"]+)" type="text\/markdown">/

const isElement = (node: Node) => 'tagName' in node

/** A node, and all in it that is no part of what is left out. */
const within = (node: Node, isLeftOut: (node: Node) => boolean): Node[] =>
  isLeftOut(node)
    ? []
    : [
        node,
        ...('childNodes' in node
          ? node.childNodes.flatMap((child) => within(child, isLeftOut))
          : []),
      ]

const attribute = (node: Node, wanted: string) =>
  isElement(node) ? (node.attrs.find(({ name }) => name === wanted)?.value ?? '') : ''

const classesOf = (node: Node) => attribute(node, 'class').split(' ')

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What is pressed, drawn, or says how the page runs; a link to write is known by its address. */
const isOfTheMachine = (node: Node) =>
  isElement(node) &&
  (/^(?:svg|script|style|nav)$/.test(node.tagName) ||
    (node.tagName === 'button' && !classesOf(node).includes('question')) ||
    attribute(node, 'aria-hidden') === 'true' ||
    attribute(node, 'data-station') !== '' ||
    classesOf(node).some((name) => /^(?:sr-only|script-only|no-print|card-header)$/.test(name)))

const textsIn = (root: Node, isLeftOut: (node: Node) => boolean) =>
  within(root, isLeftOut)
    .flatMap((node) => (node.nodeName === '#text' && 'value' in node ? oneLine(node.value) : ''))
    .filter((text) => /\p{L}/u.test(text))

/** What a page shows of its own. */
const shownOn = (html: string) => {
  const main = within(parse(html), () => false).find(
    (node) => isElement(node) && node.tagName === 'main',
  )
  return main ? textsIn(main, isOfTheMachine) : []
}

/** What a reader of Markdown makes of it. */
const readIn = (markdown: string) =>
  textsIn(parseFragment(marked.parse(markdown, { async: false })), () => false).join('\n')

const htmlFiles = readdirSync(inject('dist'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html') && !/\/index\.html$|^404/.test(file))

test.for(htmlFiles)('all that %s says is in its Markdown, which has no HTML', (file) => {
  const html = readBuilt(file)
  const [, address = ''] = LINK.exec(html) ?? []
  const markdown = readBuilt(decodeURI(address.slice(inject('base').length)))
  const read = readIn(markdown)
  const shown = shownOn(html)
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.filter((text) => !read.includes(text))).toEqual([])
  const types = new Set<string>()
  void marked.walkTokens(marked.lexer(markdown), ({ type }) => {
    types.add(type)
  })
  expect([...types]).not.toContain('html')
})

test('a page leads to its Markdown, and no longer when another is shown in its place', async ({
  visit,
}) => {
  const { page, said } = await visit(pages.about.path)
  const link = page.locator('link[rel=alternate]')
  const data = page.locator('script[type="application/ld+json"]')
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('text/markdown;charset=utf-8')
  await expect(data).toHaveCount(1)
  await page.locator(`nav a[href$="${pages.projects.path}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1, name: pages.projects.title })).toBeVisible()
  await expect(link).toHaveCount(0)
  await expect(data).toHaveCount(0)
  expect(said).toEqual([])
})
