import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { makeCv } from '../../../src/build/assets/cv.ts'
import type { Content } from '../../../src/build/content/content.ts'
import { printCv } from '../../../src/build/cv/print-cv.ts'
import { hostileContent } from '../feeds/hostile.ts'
import { poppler } from './poppler.ts'
import { fetchAll, freshWorkshop, ownWorkshop, temporaryFolder } from './workshops.ts'

vi.setConfig({ testTimeout: 60_000 })

const BUDGET = 120_000 // bytes

const printed = async () => {
  const bytes = await (await printCv(ownWorkshop())).make()
  const file = join(await temporaryFolder(), 'cv.pdf')
  await writeFile(file, bytes)
  return { bytes, file }
}

const shown = (url: string) => url.replace(/^https?:\/\//, '')
const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '')

test('every field of the content can be read in it, in order', async () => {
  const { file } = await printed()
  const { identity, about, experience, projects, skills } = await ownWorkshop().content()
  const fields = [
    identity.name,
    identity.label,
    identity.city,
    identity.country,
    `Email${identity.email}`,
    ...identity.links.flatMap(({ network, url }) => [network, shown(url)]),
    ...about.text,
    ...experience.flatMap((job) => [job.position, job.companyName, job.aboutPosition]),
    ...projects.flatMap(({ title, techStack, description, link, repo }) => [
      title,
      techStack,
      description,
      `Demo${shown(link ?? '')}`,
      `Source${shown(repo ?? '')}`,
    ]),
    ...skills.map(({ name }) => name),
  ]
  let rest = withoutSpace(poppler('pdftotext', '-raw', file, '-'))
  for (const field of fields.map(withoutSpace)) {
    expect(rest).toContain(field)
    rest = rest.slice(rest.indexOf(field) + field.length)
  }
})

test('dates have one form', async () => {
  const { file } = await printed()
  const { experience } = await ownWorkshop().content()
  const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \\d{4}'
  const text = poppler('pdftotext', '-raw', file, '-')
  expect(text.match(new RegExp(`${month} – (?:${month}|Present)`, 'g'))).toHaveLength(
    experience.length,
  )
})

test('it is one tagged page with a title, an author and a language', async () => {
  const { file } = await printed()
  const { name, label } = (await ownWorkshop().content()).identity
  const info = poppler('pdfinfo', file)
  expect(info).toMatch(new RegExp(`^Title: +${name} – ${label}$`, 'm'))
  expect(info).toMatch(new RegExp(`^Author: +${name}$`, 'm'))
  expect(info).toMatch(/^Tagged: +yes$/m)
  expect(info).toMatch(/^Pages: +1$/m)
  expect(info).toMatch(/A4/)
  expect(poppler('pdfinfo', '-meta', file)).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
  expect((await printed()).bytes.toString('latin1')).toMatch(/\/Lang ?\(en\)/)
})

test('headings, lists and links are tagged as such', async () => {
  const { file } = await printed()
  const { identity, experience, projects } = await ownWorkshop().content()
  const structure = poppler('pdfinfo', '-struct-text', file)
  const count = (tag: RegExp) => structure.match(tag)?.length
  expect(structure).toContain(`H1 "${identity.name}"`)
  for (const section of ['Profile', 'Experience', 'Projects', 'Skills'])
    expect(structure).toContain(`H2 "${section}"`)
  expect(count(/^ *H3 /gm)).toBe(experience.length + projects.length)
  expect(count(/^ *L \(block\)/gm)).toBe(2)
  expect(count(/^ *LI /gm)).toBe(experience.length + projects.length)
  expect(count(/^ *Link /gm)).toBe(1 + identity.links.length + 2 * projects.length)
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
  const workshop = ownWorkshop()
  const content = await workshop.content()
  const projects = Array.from({ length: 30 }, (_, index) => content.projects[index % 6]!)
  const long = { ...workshop, content: async () => ({ ...content, projects }) }
  const file = join(await temporaryFolder(), 'cv.pdf')
  await writeFile(file, await (await printCv(long)).make())
  expect(poppler('pdfinfo', file)).toMatch(/^Pages: +3$/m)
})

test('it is saved under the owner’s name', async () => {
  const workshop = await freshWorkshop()
  const content = await workshop.content()
  const named = (name: string) =>
    makeCv({
      ...workshop,
      content: async () => ({ ...content, identity: { ...content.identity, name } }),
    })
  expect(await named('Ayesha Khan')).toEqual({ url: '/cv.pdf', fileName: 'ayesha-khan-cv.pdf' })
  expect((await named('عائشہ خان')).fileName).toBe('عائشہ-خان-cv.pdf')
  expect((await named('../x')).fileName).toBe('x-cv.pdf')
  const [file] = await fetchAll(workshop, ['/cv.pdf'])
  expect(file?.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the owner’s own file goes before it', async () => {
  const workshop = await freshWorkshop()
  const root = await temporaryFolder()
  await mkdir(join(root, 'public'))
  await writeFile(join(root, 'public/cv.pdf'), 'mine')
  expect((await makeCv({ ...workshop, root })).url).toBe('/cv.pdf')
  expect(workshop.store.has('cv.pdf')).toBe(false)
})

const printedFor = async (change: (content: Content) => Content) => {
  const workshop = ownWorkshop()
  const content = change(await workshop.content())
  const file = join(await temporaryFolder(), 'cv.pdf')
  await writeFile(file, await (await printCv({ ...workshop, content: async () => content })).make())
  return file
}

// Marks of direction, which a reader adds around what runs to the left.
const plain = (text: string) => text.replaceAll(/\p{Cf}/gu, '')

test.each(['Łukasz Şahin', 'Ayesha 🚀 Khan', '<b>"Ayesha" & O’Neill \\ #x *y* _z_ @w $v$'])(
  'the name %s is printed as it is written, in fonts of our own',
  async (name) => {
    const file = await printedFor((content) => ({
      ...content,
      identity: { ...content.identity, name },
    }))
    expect(withoutSpace(poppler('pdftotext', '-raw', file, '-'))).toContain(withoutSpace(name))
    expect(poppler('pdffonts', file)).not.toMatch(/DejaVu|Libertinus|Droid|NewCM/)
  },
)

test('a name in Urdu is printed and can be read back', async () => {
  const file = await printedFor((content) => ({
    ...content,
    identity: { ...content.identity, name: 'عائشہ خان' },
  }))
  const text = plain(poppler('pdftotext', '-raw', file, '-'))
  expect(text).toContain('عائشہ')
  expect(text).toContain('خان')
  expect(poppler('pdffonts', file)).toContain('Vazirmatn')
  expect(poppler('pdffonts', file)).not.toMatch(/DejaVu|Droid/)
})

test('hostile content loses nothing: 40 projects with titles of 300 characters', async () => {
  const hostile = await hostileContent()
  const file = await printedFor(() => hostile)
  const text = withoutSpace(plain(poppler('pdftotext', '-raw', file, '-')))
  for (const { title } of hostile.projects) expect(text).toContain(withoutSpace(title))
  expect(Number(/^Pages: +(\d+)$/m.exec(poppler('pdfinfo', file))?.[1])).toBeGreaterThan(3)
})
