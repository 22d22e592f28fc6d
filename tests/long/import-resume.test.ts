/** All of a résumé becomes content; what is no résumé is refused, and nothing is written. */
import { spawn } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import example from '@jsonresume/schema/sample.resume.json' with { type: 'json' }
import { afterAll, beforeAll, expect, test } from 'vitest'

import { isPlaceholder } from '#build/content/placeholders.ts'
import { readResume } from '#build/import-resume/read-resume.ts'
import { toContent } from '#build/import-resume/to-content.ts'
import { stringsIn } from '#lib/strings.ts'
import { contentSchema } from '#content-model/schema/content.ts'
import { merged } from '#content-model/words/merged.ts'
import { copyProject } from '../project-copy.ts'
import { type ReadContent, content, fullContent } from '../build/contents.ts'
import { buildOf } from '../build/contexts.ts'
import { hostileContent } from '../build/hostile.ts'
import { shapes } from '../build/shapes.ts'

let project: Awaited<ReturnType<typeof copyProject>>
beforeAll(async () => {
  project = await copyProject()
})
afterAll(() => project.remove())

/** The address that a server prints. */
const addressSaidBy = async (output: Readable) => {
  let said = ''
  // It goes on printing: a closed pipe would end it.
  for await (const part of output.iterator({ destroyOnReturn: false })) {
    said += String(part)
    const [address] = /http:\/\/localhost:\d+\//.exec(said) ?? []
    if (address) return address
  }
  throw new Error(said)
}

const run = async (text: string | Uint8Array) => {
  await writeFile(join(project.folder, 'mine.json'), text)
  return project.runImport('mine.json', '--force')
}

/** What the site publishes of a content. */
const resumeJson = async (own: ReadContent) => String(await buildOf(own).rootFile('resume.json'))

test.each([
  ['{"basics": ', ['mine.json', 'is not JSON']],
  ['[]', ['mine.json', 'says nothing']],
  [Buffer.from('{"basics":{"name":"Jürgen"}}', 'latin1'), ['mine.json', 'save it as UTF-8']],
])('%s is refused', async (text, faults) => {
  const before = await project.content()
  const { status, said } = await run(text)
  expect(status).toBe(1)
  for (const fault of faults) expect(said).toContain(fault)
  expect(await project.content()).toEqual(before)
})

test('it ends with what to type, and --open shows the site; what a visitor misses at once comes first', async () => {
  const { said } = await run(
    '{"basics":{"name":"Ines"},"work":[{"name":"Mill"}],"projects":[{"name":"Sieve"}]}',
  )
  expect(said).toMatch(/\nTo see it, type: npm run dev\n$/)
  const files = [...said.matchAll(/^src\/content\/(\w+)\.ts$/gm)].map(([, file]) => file)
  expect(files).toEqual([
    'identity',
    'projects',
    'dashboard',
    'about',
    'experience',
    'pages',
    'site',
  ])
  const opened = spawn(
    process.execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      'src/build/import-resume/import.ts',
      'mine.json',
      '--force',
      '--open',
    ],
    { cwd: project.folder, env: { ...process.env, BROWSER: 'none', NO_COLOR: '1' } },
  )
  try {
    const address = await addressSaidBy(opened.stdout)
    expect(await (await fetch(address)).text()).toContain('Ines')
  } finally {
    opened.kill()
  }
})

test('a file that is not there is named', async () => {
  const absent = await project.runImport('other.json')
  expect([absent.status, absent.said]).toEqual([1, 'other.json: is not there\n'])
})

test('what the owner wrote is not replaced unasked, and its files are named', async () => {
  await writeFile(join(project.folder, 'mine.json'), '{"basics":{"name":"Ayesha"}}')
  const before = await project.content()
  const { status, said } = await project.runImport('mine.json')
  expect(status).toBe(1)
  for (const file of ['identity', 'dashboard', 'about', 'experience'])
    expect(said).toContain(`mine.json: src/content/${file}.ts\n`)
  expect(await project.content()).toEqual(before)
})

test('by force, nothing of a former résumé is left, and what no résumé fills stays', async () => {
  await run(JSON.stringify(example))
  const former = stringsIn({ ...example, $schema: '', meta: {} }).map(([, text]) => text)
  const written = async () => {
    const all = await readdir(join(project.folder, 'src/content'))
    const files = all.filter((file) => /\.(?:ts|txt)$/.test(file))
    return (await Promise.all(files.map((file) => project.read(`src/content/${file}`)))).join('\n')
  }
  const before = await written()
  const kept = await project.read('src/content/faq.ts')
  expect(former.filter((text) => before.includes(text)).length).toBeGreaterThan(50)
  expect((await run('{"basics":{"name":"Bo Iversen"},"references":[{"name":"Mo"}]}')).status).toBe(
    0,
  )
  const after = await written()
  expect(former.filter((text) => text && after.includes(text))).toEqual([])
  expect(await project.read('src/content/faq.ts')).toBe(kept)
  const { identity, references } = await project.content()
  expect([identity.name, references]).toEqual(['Bo Iversen', [{ name: 'Mo' }]])
})

test('what the site publishes comes back as it was, however hostile', async () => {
  const { education, certificates, languages } = fullContent
  const hostile = await hostileContent()
  const projects = hostile.projects.slice(0, 3)
  const owner = { ...hostile, projects, education, certificates, languages }
  // A field of a job that has no value here is not proved to come back.
  const filled = new Set(['inCv', ...owner.experience.flatMap((job) => Object.keys(job))])
  expect(
    Object.keys(contentSchema.entries.experience.item.entries).filter(
      (field) => !filled.has(field),
    ),
  ).toEqual([])
  // A résumé's mark-up is read as such.
  const identity = { ...owner.identity, name: owner.identity.name.replaceAll(/<\/?b>/g, '') }
  const given = await resumeJson({ ...owner, identity, site: { ...owner.site, address: '' } })
  expect((await run(given)).status).toBe(0)
  const taken = await resumeJson(await project.content())
  expect(JSON.parse(taken)).toMatchObject({ ...(JSON.parse(given) as object), meta: {} })
})

test.each([
  ['ar', { label: 'مهندسة واجهات' }, { name: 'شركة النخيل', url: 'https://nakhil.example' }],
  ['ur', { label: 'گرافک ڈیزائنر' }, { name: 'رنگ اسٹوڈیو' }],
  ['en', { name: 'سلمى الخطّابي', label: 'Developer' }, { name: 'Palm Studio' }],
  ['pt-BR', { label: 'Engenheira de dados. '.repeat(13), location: { countryCode: 'br' } }, {}],
])('words are taken for %s by letters and country, and it says so', async (lang, basics, job) => {
  const work = [{ ...job, position: basics.label }]
  const { status, said } = await run(JSON.stringify({ basics, work }))
  expect([status, said]).toEqual([0, expect.stringContaining(`Its language is ${lang}:`)])
  expect((await project.content()).site.lang).toBe(lang)
  await project.edit('src/content/site.ts', (text) => text.replace(`'${lang}'`, "'en'"))
})

test('a résumé of few words: its country and the names of its cards follow the language', async () => {
  const basics = {
    name: 'Ines Varga',
    label: 'Softwareentwicklerin',
    location: { city: 'Graz', countryCode: 'AT' },
  }
  await rm(join(project.folder, 'src/content/dashboard.ts'))
  const { said } = await run(JSON.stringify({ basics, projects: [{ name: 'Sieb' }] }))
  expect(said).toContain('Its language is de:')
  expect((await project.content()).identity.country).toBe('Österreich')
  await project.edit('src/content/site.ts', (text) => text.replace("'de'", "'it'"))
  const { identity, dashboard } = await project.content()
  expect(identity.country).toBe('Austria')
  expect(dashboard.projects).toEqual({ text: 'Sieb' })
  await project.edit('src/content/site.ts', (text) => text.replace("'it'", "'en'"))
})

test('signs of word processors do not stop the build, nor a file in UTF-16', async () => {
  const work = [
    { name: 'Mill', summary: 'Ran\u0007 it:\n\u{f0b7} One\n\u{f0b7} Two', startDate: 'Spring' },
  ]
  const text = `\ufeff${JSON.stringify({ basics: { name: 'Inés' }, work })}`
  const { status, said } = await run(Buffer.from(text, 'utf16le'))
  expect([status, said]).toEqual([0, expect.not.stringContaining('which no font')])
  expect((await project.content()).identity.name).toBe('Inés')
  const [job] = (await project.content()).experience
  expect(job).toMatchObject({ aboutPosition: 'Ran it:', highlights: ['One', 'Two'] })
})

/** What of a résumé the site publishes, and what the import says it leaves out. */
const published = async (given: object) => {
  const { resume, lost } = readResume(given)
  const taken = toContent(resume, new Set(['SiSharp', 'SiGit']))
  const next = {
    ...content,
    ...taken,
    about: merged(content.about, taken.about),
    pages: merged(content.pages, taken.pages),
    site: { ...content.site, address: '' },
  } as object
  return { lost, out: JSON.parse(await resumeJson(next as ReadContent)) as object }
}

test.each([{ label: 'Potter' }, { location: { city: 'Graz' } }, { email: 'i@ines.test' }])(
  'no word of ours stands among those of %o, where the check would not see it',
  (basics) => {
    const { resume } = readResume({ basics: { name: 'Ines', ...basics } })
    const texts = stringsIn(toContent(resume, new Set())).map(([, text]) => text)
    const ours = texts.filter((text) => /\bYour /.test(text))
    expect(ours).not.toEqual([])
    expect(ours.filter((text) => !isPlaceholder(text))).toEqual([])
  },
)

test('all of the schema’s own example comes back', async () => {
  const { meta: _, ...resume } = { ...example, meta: {} }
  const { url: __, ...network } = resume.basics.profiles[0]!
  const profiles = [network, ...resume.basics.profiles.slice(1)]
  const { image: ___, ...basics } = { ...resume.basics, profiles }
  const { lost, out } = await published({ ...resume, basics })
  expect(lost).toEqual([])
  expect(out).toMatchObject({ ...resume, basics, $schema: expect.any(String) as string })
})

test.each(Object.entries(shapes))(
  'nothing is lost of %s',
  async (_, { given, out = given, lost = [] }) => {
    const result = await published(given)
    expect(result.out).toMatchObject(out)
    expect(result.lost).toEqual(lost)
  },
)

test('what is not read or has no field is listed, months are read, skills get icons', async () => {
  const { said } = await run(
    JSON.stringify({
      basics: {
        phone: '０３－５５５０－０１２３',
        summary: 'Baut Schleusen, z. B. große: یہ ہے۔ Und Häfen.',
        profiles: [{ network: 'GitHub', username: 'ayesha' }],
      },
      work: [
        { name: 'Clifton Studio', position: 'Engineer', startDate: 'some day' },
        { name: 'Kiln', position: 'Potter', startDate: 'Déc. 2015', endDate: 'actuel' },
        { name: 'Mill', position: 'Miller', startDate: 'março de 2012', endDate: 'later' },
        { name: 'Loom', position: 'Weaver', startDate: 'Tháng 3 2011', endDate: 'thg 12, 2011' },
        {
          company: 'Tea',
          name: 'Tea',
          position: 'A',
          startDate: '２００９年４月',
          endDate: '2010년 11월 5일',
        },
        { name: 'Inn', position: 'Cook', startDate: '2007-00-00', endDate: '2008-12-00' },
      ],
      skills: [{ name: 'Web', keywords: ['C#', 'Node.js', '.NET'] }, { name: 'Gardening' }],
      projects: [{ name: 'Shop' }, { name: 'Shop' }],
      awards: [{ title: 'Best', colour: 'gold' }],
    }),
  )
  const lost = [
    'work · Clifton Studio · startDate: “some day”',
    'work · Mill · endDate: “later”',
    'awards · Best · colour: “gold”',
  ]
  expect(said).toContain(`${lost.join('\n  ')}\n\n`)
  expect(await project.read('src/content/left-out.txt')).toBe(`${lost.join('\n')}\n`)
  const { identity, pages, experience, projects, skills } = await project.content()
  expect(pages).toMatchObject({
    home: { description: 'Baut Schleusen, z. B. große: یہ ہے۔' },
    projects: { description: 'Shop' },
  })
  expect(identity).toMatchObject({
    phone: '03-5550-0123',
    links: [{ url: 'https://github.com/ayesha' }],
  })
  // A former job does not go on: the check asks when it ended.
  expect(experience).toMatchObject([
    { companyName: 'Clifton Studio', startDate: 'Your date', endDate: 'Present' },
    { companyName: 'Kiln', startDate: '2015-12', endDate: 'Present' },
    { companyName: 'Mill', startDate: '2012-03', endDate: 'Your date' },
    { companyName: 'Loom', startDate: '2011-03', endDate: '2011-12' },
    { companyName: 'Tea', startDate: '2009-04', endDate: '2010-11-05' },
    { companyName: 'Inn', startDate: '2007', endDate: '2008-12' },
  ])
  expect(skills).toMatchObject([
    { name: 'C#', group: 'Web' },
    { name: 'Node.js', group: 'Web', icon: 'SiNodedotjs' },
    { name: '.NET', group: 'Web', icon: 'SiDotnet' },
    { name: 'Gardening' },
  ])
  // No icon, no hue and no picture is anyone's but theirs.
  expect([skills[0], skills[3], projects[0]]).toEqual([
    { name: 'C#', group: 'Web' },
    { name: 'Gardening' },
    expect.not.objectContaining({ image: expect.anything() as unknown, hue: 'amber' }),
  ])
})
