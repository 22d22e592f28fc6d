import schema from '@jsonresume/schema/schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { content } from '../../../src/build/context/content.ts'
import { feeds } from '../../../src/build/feeds/feeds.ts'
import { publicationOf } from '../../../src/build/feeds/publication.ts'
import { barePublication, fullPublication } from './contents.ts'
import { hostileContent, hostilePublication, NAME } from './hostile.ts'

const write = (file: string, publication: Parameters<(typeof feeds)[string]>[0]) =>
  feeds[file]?.(publication) ?? ''

const sample = async () => publicationOf(content, '/')

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
const validate = ajv.compile(schema)

test.each([
  ['the owner', sample],
  ['hostile content', hostilePublication],
  ['content with everything', fullPublication],
  ['content with next to nothing', barePublication],
])('resume.json of %s is what the official schema asks for', async (_, publication) => {
  const resume: unknown = JSON.parse(write('resume.json', await publication()))
  validate(resume)
  expect(validate.errors).toBeNull()
})

test('resume.json loses nothing on the way', async () => {
  const resume = JSON.parse(write('resume.json', await hostilePublication())) as {
    basics: { name: string; url: string; location: object }
    projects: { name: string }[]
  }
  const { projects } = await hostileContent()
  expect(resume.basics.name).toBe(NAME)
  expect(resume.basics.url).toBe('https://you.github.io/portfolio/')
  expect(resume.basics.location).toEqual({ city: 'Lisbon', countryCode: 'PT' })
  expect(resume.projects.map(({ name }) => name)).toEqual(projects.map(({ title }) => title))
})

test('contact.vcf is a vCard 4.0 that a reader of vCards reads back', async () => {
  const text = write('contact.vcf', await hostilePublication())
  const [kind, properties] = ICAL.parse(text) as unknown as [
    string,
    [string, object, string, unknown][],
  ]
  const value = (name: string) => properties.find(([property]) => property === name)?.[3]
  expect(kind).toBe('vcard')
  expect(value('version')).toBe('4.0')
  expect(value('fn')).toBe(NAME)
  expect(value('email')).toBe(content.identity.email)
  expect(properties.filter(([name]) => name === 'url').map((property) => property[3])).toEqual([
    'https://you.github.io/portfolio/',
    content.identity.website,
    ...content.identity.links.map(({ url }) => url),
  ])
})

test('contact.vcf: lines end in CRLF, and none is longer than 75 octets', async () => {
  const text = write('contact.vcf', await hostilePublication())
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
})

test('the sitemap names every page at its public address', async () => {
  const text = write('sitemap.xml', await hostilePublication())
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://you.github.io/portfolio/',
    'https://you.github.io/portfolio/about',
    'https://you.github.io/portfolio/projects',
  ])
  expect(write('robots.txt', await hostilePublication())).toContain(
    'Sitemap: https://you.github.io/portfolio/sitemap.xml',
  )
})

test('the sitemap and llms.txt list the pages about machines, if there are any', async () => {
  const { content: published } = await hostilePublication()
  const machines = [{ id: 'menu', about: 'A *menu* of the site.' }]
  const publication = publicationOf(published, '/portfolio/', machines)
  const sitemap = write('sitemap.xml', publication)
  for (const path of ['machines', 'machines/menu'])
    expect(sitemap).toContain(`<loc>https://you.github.io/portfolio/${path}</loc>`)
  const address = 'https://you.github.io/portfolio/machines/menu'
  expect(write('llms.txt', publication)).toContain(
    String.raw`- [menu](${address}): A \*menu\* of the site.`,
  )
  expect(write('llms.txt', await hostilePublication())).not.toContain('/machines')
})

test.each(['resume.txt', 'llms.txt'])('%s names the owner and every project', async (file) => {
  const text = write(file, await hostilePublication()).replaceAll('\\', '')
  const { projects } = await hostileContent()
  expect(text).toContain(NAME.replaceAll('\\', ''))
  for (const { title } of projects) expect(text).toContain(title.trim())
})

test('the same content is written in the same bytes', async () => {
  const [once, again] = [await hostilePublication(), await hostilePublication()]
  for (const file of Object.keys(feeds)) expect(write(file, once)).toBe(write(file, again))
})
