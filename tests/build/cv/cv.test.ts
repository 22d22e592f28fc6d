import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { makeCv } from '../../../src/build/cv/cv.ts'
import type { Content } from '../../../src/build/context/content.ts'
import { printCv } from '../../../src/build/cv/print-cv.ts'
import { bareContent, fullContent } from '../feeds/contents.ts'
import { hostileContent } from '../feeds/hostile.ts'
import { poppler } from '../poppler.ts'
import { fetchAll, freshContext, ownContext, temporaryFolder } from '../contexts.ts'

const BUDGET = 120_000 // bytes

const underWork = (file: string) => `/work/${file}`

const printedFor = async (content: Content) => {
  const context = { ...ownContext(), url: underWork, content: async () => content }
  const bytes = await (await printCv(context)).make()
  const file = join(await temporaryFolder(), 'cv.pdf')
  await writeFile(file, bytes)
  return { bytes, file }
}

const full = await fullContent()
const printed = () => printedFor(full)

const shown = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '')
const headingsOf = (file: string) =>
  [...poppler('pdfinfo', '-struct-text', file).matchAll(/^ *(H\d) .*\n? *"(.*)"/gm)].map(
    ([, rank, title]) => `${rank} ${title}`,
  )

test('every field of the content can be read in it, in order', async () => {
  const { file } = await printed()
  const { identity, about, documents, experience, projects, skills } = full
  const { education, certificates, languages } = full
  const linked = (label: string, url: string | undefined) => (url ? [label + shown(url)] : [])
  const fields = [
    identity.name,
    identity.label,
    identity.city,
    identity.country,
    documents.email + identity.email,
    documents.phone + identity.phone,
    documents.website + shown(full.site.address),
    documents.website + shown(identity.website ?? ''),
    ...identity.links.flatMap(({ network, url }) => linked(network, url)),
    ...about.text,
    ...experience.flatMap(({ position, companyName, aboutPosition, highlights = [] }) => [
      position,
      companyName,
      aboutPosition,
      ...highlights,
    ]),
    ...projects.flatMap(({ title, techStack, description, link, repo, note = '' }) => [
      title,
      techStack,
      description,
      ...linked(documents.demo, link),
      ...linked(documents.source, repo),
      note,
    ]),
    ...education.flatMap(({ institution, area, studyType = '', score = '', url }) => [
      studyType,
      area,
      institution,
      score,
      ...linked(documents.website, url),
    ]),
    ...certificates.flatMap(({ name, issuer = '', url }) => [
      name,
      issuer,
      ...linked(documents.website, url),
    ]),
    ...skills.map(({ name }) => name),
    ...languages.flatMap(({ language, fluency = '' }) => [language, fluency]),
  ]
  let rest = withoutSpace(poppler('pdftotext', '-raw', file, '-'))
  for (const field of fields.map(withoutSpace)) {
    expect(rest).toContain(field)
    rest = rest.slice(rest.indexOf(field) + field.length)
  }
})

test('dates have one form', async () => {
  const { file } = await printed()
  const text = poppler('pdftotext', '-raw', file, '-')
  const { present } = (await fullContent()).ui.experience
  const periods = text.match(/(?:[A-Z][a-z]{2} )?\d{4} – (?:(?:[A-Z][a-z]{2} )?\d{4}|[^\n]+)/g)
  expect(periods).toEqual([`Sep 2023 – ${present}`, '2015 – Apr 2023', '2011 – Mar 2015'])
})

test('it is one tagged page with a title, an author and a language', async () => {
  const { file, bytes } = await printed()
  const info = poppler('pdfinfo', file)
  expect(info).toMatch(/^Title: +Nadia Rahman – Engineer$/m)
  expect(info).toMatch(/^Author: +Nadia Rahman$/m)
  expect(info).toMatch(/^Tagged: +yes$/m)
  expect(info).toMatch(/^Pages: +1$/m)
  expect(info).toMatch(/A4/)
  expect(poppler('pdfinfo', '-meta', file)).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
  expect(bytes.toString('latin1')).toMatch(/\/Lang ?\(en\)/)
})

test('headings, lists and links are tagged as such', async () => {
  const { file } = await printed()
  const { about, documents } = full
  expect(headingsOf(file)).toEqual([
    'H1 Nadia Rahman',
    `H2 ${documents.profile}`,
    `H2 ${about.experienceHeading}`,
    'H3 Lead engineer',
    'H3 Engineer',
    `H2 ${documents.projects}`,
    'H3 River Gauge',
    'H3 Toll Gate',
    'H3 Span Tables',
    `H2 ${about.educationHeading}`,
    'H3 BSc, Civil Engineering',
    'H3 Drawing',
    `H2 ${about.certificatesHeading}`,
    'H3 Welding',
    'H3 First aid',
    `H2 ${about.skillsHeading}`,
    `H2 ${about.languagesHeading}`,
  ])
  const structure = poppler('pdfinfo', '-struct-text', file)
  const count = (tag: RegExp) => structure.match(tag)?.length
  // Jobs, one job's highlights, projects, education, certificates.
  expect(count(/^ *L \(block\)/gm)).toBe(5)
  expect(count(/^ *LI /gm)).toBe(2 + 2 + 3 + 2 + 2)
  expect(count(/^ *Link /gm)).toBe(6 + 2 + 1 + 1)
})

test('a section without entries is not there, nor is its heading', async () => {
  const content = await bareContent()
  const { file } = await printedFor(content)
  expect(headingsOf(file)).toEqual(['H1 Nadia Rahman', `H2 ${content.documents.profile}`])
  expect(poppler('pdfinfo', '-meta', file)).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
})

test('its fonts are embedded, and it is small', async () => {
  const { file, bytes } = await printed()
  const [, , ...fonts] = poppler('pdffonts', file).trim().split('\n')
  expect(fonts.length).toBeGreaterThanOrEqual(3)
  for (const font of fonts)
    expect(font).toMatch(/(?:Bricolage|Instrument|GeistMono).* yes yes yes /)
  expect(bytes.length).toBeLessThan(BUDGET)
})

test('the same content prints the same bytes', async () => {
  expect((await printed()).bytes).toEqual((await printed()).bytes)
})

test('many projects flow to further pages', async () => {
  const projects = Array.from({ length: 30 }, () => full.projects[0]!)
  const { file } = await printedFor({ ...full, projects })
  expect(poppler('pdfinfo', file)).toMatch(/^Pages: +3$/m)
})

test('it is saved under the owner’s name', async () => {
  const context = await freshContext()
  const content = await context.content()
  const named = (name: string) =>
    makeCv({
      ...context,
      content: async () => ({ ...content, identity: { ...content.identity, name } }),
    })
  expect(await named('Ayesha Khan')).toEqual({ url: '/cv.pdf', fileName: 'ayesha-khan-cv.pdf' })
  expect((await named('عائشہ خان')).fileName).toBe('عائشہ-خان-cv.pdf')
  expect((await named('../x')).fileName).toBe('x-cv.pdf')
  const [file] = await fetchAll(context, ['/cv.pdf'])
  expect(file?.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the owner’s own file goes before it', async () => {
  const context = await freshContext()
  const root = await temporaryFolder()
  await mkdir(join(root, 'public'))
  await writeFile(join(root, 'public/cv.pdf'), 'mine')
  expect((await makeCv({ ...context, root })).url).toBe('/cv.pdf')
  expect(context.store.has('cv.pdf')).toBe(false)
})

// Marks of direction, which a reader adds around what runs to the left.
const plain = (text: string) => text.replaceAll(/\p{Cf}/gu, '')

test.each(['Łukasz Şahin', 'Ayesha 🚀 Khan', '<b>"Ayesha" & O’Neill \\ #x *y* _z_ @w $v$'])(
  'the name %s is printed as it is written, in fonts of our own',
  async (name) => {
    const { file } = await printedFor({ ...full, identity: { ...full.identity, name } })
    expect(withoutSpace(poppler('pdftotext', '-raw', file, '-'))).toContain(withoutSpace(name))
    expect(poppler('pdffonts', file)).not.toMatch(/DejaVu|Libertinus|Droid|NewCM/)
  },
)

test('a name in Urdu is printed and can be read back', async () => {
  const identity = { ...full.identity, name: 'عائشہ خان' }
  const { file } = await printedFor({ ...full, identity })
  const text = plain(poppler('pdftotext', '-raw', file, '-'))
  expect(text).toContain('عائشہ')
  expect(text).toContain('خان')
  expect(poppler('pdffonts', file)).toContain('Vazirmatn')
  expect(poppler('pdffonts', file)).not.toMatch(/DejaVu|Droid/)
})

test('hostile content loses nothing: 40 projects with titles of 300 characters', async () => {
  const hostile = await hostileContent()
  const { file } = await printedFor(hostile)
  const text = withoutSpace(plain(poppler('pdftotext', '-raw', file, '-')))
  for (const { title } of hostile.projects) expect(text).toContain(withoutSpace(title))
  expect(Number(/^Pages: +(\d+)$/m.exec(poppler('pdfinfo', file))?.[1])).toBeGreaterThan(3)
})
