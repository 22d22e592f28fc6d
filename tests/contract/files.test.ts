import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import schema from '@jsonresume/schema/schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import ICAL from 'ical.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { loadContent } from '../../src/build/context/load.ts'
import { type Tag, tagsOf } from '../../src/build/lib/markup.ts'
import { validate } from '../site/html.ts'
import { base, dist, files, pageFiles, read, siteUrl } from './contract.ts'

const { identity, site } = await loadContent(process.cwd())
const withoutSpace = (text: string) => text.replaceAll(/[\s\p{Cf}]/gu, '')

test.each(pageFiles)('%s is valid HTML, and its data can be read', async (file) => {
  const html = read(file)
  expect(await validate(html, file)).toEqual([])
  for (const [, json = ''] of html.matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  ))
    expect(JSON.parse(json)).toHaveProperty('@type')
})

test.each(pageFiles)(
  '%s names its parts once, ranks its headings, keeps room for images',
  (file) => {
    const html = read(file)
    expect(html).toMatch(/^<!doctype html>\s*<html lang="[a-z]{2}/i)
    expect(html.slice(0, 1024)).toMatch(/<meta charset="utf-8"/i)
    expect(html).toMatch(/<meta name="viewport" content="width=device-width/)

    const tags = tagsOf(html)
    const valuesOf = (name: string) => tags.flatMap(({ attributes }) => attributes.get(name) ?? [])
    const ids = valuesOf('id')
    expect(ids).toEqual([...new Set(ids)])
    const references = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for']
      .flatMap(valuesOf)
      .flatMap((value) => value.split(/\s+/))
    expect(references.filter((id) => !ids.includes(id))).toEqual([])

    expect(tags.filter(({ name }) => name === 'main')).toHaveLength(1)
    const ranks = tags.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []))
    expect(ranks[0]).toBe(1)
    expect(ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1)).toEqual([])

    const images = tags.filter(({ name }) => name === 'img')
    const needed = ['alt', 'width', 'height']
    const isFaulty = (image: Tag) => needed.some((name) => !image.attributes.has(name))
    expect(images.filter(isFaulty)).toEqual([])
  },
)

test('resume.json is what the schema of JSON Resume asks for', () => {
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const isResume = ajv.compile(schema)
  isResume(JSON.parse(read('resume.json')))
  expect(isResume.errors).toBeNull()
})

test('contact.vcf is a vCard of the owner', () => {
  const [kind, properties] = ICAL.parse(read('contact.vcf')) as unknown as [string, unknown[][]]
  expect(kind).toBe('vcard')
  expect(properties.find(([name]) => name === 'fn')?.[3]).toBe(identity.name)
})

test('cv.pdf can be read by a program', () => {
  const { status, stdout } = spawnSync('pdftotext', ['-raw', join(dist, 'cv.pdf'), '-'], {
    encoding: 'utf8',
  })
  // A file of the owner's own may call them otherwise.
  const words = existsSync('public/cv.pdf') ? [] : identity.name.split(/\s+/)
  expect(status).toBe(0)
  // A script that runs to the left comes back word by word.
  const text = withoutSpace(stdout)
  expect(words.filter((word) => !text.includes(withoutSpace(word)))).toEqual([])
})

test('what is for programs names the owner, and the site as it stands', () => {
  for (const file of ['resume.txt', 'llms.txt'])
    expect(read(file).replaceAll('\\', '')).toContain(identity.name)
  expect(read('robots.txt')).toMatch(/^User-agent: \*$/m)
  const sitemap = files.find((file) => file === 'sitemap.xml')
  expect(read('robots.txt').includes('Sitemap:')).toBe(sitemap !== undefined)
  for (const [, url = ''] of sitemap ? read(sitemap).matchAll(/<loc>(.*?)<\/loc>/g) : [])
    expect(url.startsWith(new URL(base, site.address).href)).toBe(true)
  const manifest = JSON.parse(read('manifest.webmanifest')) as { name: string; start_url: string }
  expect(manifest.name).toContain(identity.name)
  expect(new URL(manifest.start_url, siteUrl).href).toBe(siteUrl)
})

test.each(['favicon-32.png', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'])(
  '%s is a picture, and the favicon beside it is there',
  async (file) => {
    expect((await sharp(join(dist, file)).metadata()).format).toBe('png')
    expect(read('favicon.svg')).toContain('<svg')
  },
)
