import { expect, test } from 'vitest'

import { type Tag, tagsOf } from '../../src/build/lib/markup.ts'
import { base, pageFiles, pathOf, read, siteUrl } from './contract.ts'

const OUTSIDE = /^(?:https?:\/\/[^\s/]+\.[^\s/]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)/

const addressesOf = ({ attributes }: Tag) =>
  [
    attributes.get('href'),
    attributes.get('src'),
    ...(attributes.get('srcset')?.split(/,\s+/) ?? []).map((entry) => entry.split(' ')[0]),
  ].flatMap((address) => address || [])

const idsOf = (html: string) =>
  new Set(tagsOf(html).flatMap(({ attributes }) => attributes.get('id') ?? []))

/** The ids of each page that anchors lead to: most lead to the same few. */
const known = new Map<string, Promise<Set<string>>>()
const idsAt = ({ origin, pathname }: URL) => {
  const page = origin + pathname
  const ids = known.get(page) ?? fetch(page).then(async (answer) => idsOf(await answer.text()))
  known.set(page, ids)
  return ids
}

test.each(pageFiles)('each link of %s leads somewhere', async (file) => {
  const tags = tagsOf(read(file))
  const own = new URL(siteUrl).origin
  const urls = tags
    .flatMap(addressesOf)
    .filter((address) => !OUTSIDE.test(address))
    .map((address) => new URL(address, new URL(pathOf(file), siteUrl)))
  expect(urls.filter(({ origin }) => origin !== own).map(String)).toEqual([])
  expect(urls.filter(({ pathname }) => !pathname.startsWith(base)).map(String)).toEqual([])

  const pages = [...new Set(urls.map(({ origin, pathname }) => origin + pathname))]
  const answers = await Promise.all(pages.map((page) => fetch(page)))
  // The page that says so is no page of its own.
  const missing = answers.filter(({ ok, url }) => !ok && !url.endsWith('/404'))
  expect(missing.map(({ url, status }) => `${status} ${url}`)).toEqual([])
  const anchors = urls.filter((url) => url.hash && !url.pathname.endsWith('.svg'))
  const lost = await Promise.all(
    anchors.map(async (url) =>
      (await idsAt(url)).has(decodeURIComponent(url.hash.slice(1))) ? [] : [url.href],
    ),
  )
  expect(lost.flat()).toEqual([])
})
