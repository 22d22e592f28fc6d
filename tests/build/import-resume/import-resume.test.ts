import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { checkProject } from '../../../src/build/content/check-project.ts'
import { loadContent } from '../../../src/build/context/load.ts'
import { publicationOf } from '../../../src/build/feeds/publication.ts'
import { resumeJson } from '../../../src/build/feeds/resume-json.ts'
import { copySample } from '../../project-copy.ts'
import { hostileContent } from '../feeds/hostile.ts'

const RESUME = {
  basics: {
    name: 'Ayesha Khan',
    label: 'Platform engineer',
    email: 'ayesha@khan.pk',
    phone: '+92 21 5550100',
    url: 'https://khan.pk',
    location: { city: 'Lahore', countryCode: 'PK', postalCode: '54000' },
    profiles: [{ network: 'GitHub', username: 'ayesha', url: 'https://github.com/ayesha' }],
  },
  work: [{ name: 'Clifton Studio', position: 'Engineer', startDate: '2024-02-01' }],
  projects: [{ name: 'Shop', description: 'Sells.', url: 'https://shop.pk', keywords: ['Vue'] }],
  skills: [{ name: 'Web', keywords: ['C#', 'C++', 'Node.js', '.NET', 'React'] }],
  awards: [{ title: 'Best', date: '2024-01-01' }],
}

let project: Awaited<ReturnType<typeof copySample>>
beforeEach(async () => {
  project = await copySample()
  onTestFinished(project.remove)
})

const run = async (text: string, ...options: string[]) => {
  await writeFile(join(project.folder, 'mine.json'), text)
  return project.runImport('mine.json', ...options)
}

const sources = async () => {
  const folder = join(project.folder, 'src/content')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return Object.fromEntries(files.map((file, index) => [file, texts[index]]))
}

test('on a fresh clone nothing of the sample is left but what is asked for', async () => {
  const { status, said } = await run(JSON.stringify(RESUME))
  const after = await loadContent(project.folder)
  expect(status).toBe(0)
  expect(after.identity).toMatchObject({
    name: 'Ayesha Khan',
    phone: '+92 21 5550100',
    website: 'https://khan.pk',
    links: [{ network: 'GitHub', url: 'https://github.com/ayesha', icon: 'SiGithub' }],
  })
  expect(after.experience).toEqual([
    {
      companyName: 'Clifton Studio',
      position: 'Engineer',
      aboutPosition: expect.stringMatching(/^Your work:/) as string,
      startDate: 'Feb-2024',
      endDate: 'Present',
    },
  ])
  expect(after.projects).toMatchObject([{ title: 'Shop', link: 'https://shop.pk' }])
  expect(after.skills.map(({ name, icon }) => [name, icon])).toEqual([
    ['Web', 'FaRegCircleDot'],
    ['C#', 'SiSharp'],
    ['C++', 'SiCplusplus'],
    ['Node.js', 'SiNodedotjs'],
    ['.NET', 'SiDotnet'],
    ['React', 'SiReact'],
  ])
  expect([after.showcase, after.faq, after.education]).toEqual([[1], [], []])
  const { leftovers } = await checkProject(project.folder)
  expect(leftovers.map(({ field }) => field)).toEqual(['image'])
  expect(said).toMatch(/^ +\d+: Shop · image is the sample’s picture: write /m)
})

/** What does not change: comments, types and what is exported. */
const frame = (text = '') =>
  text
    .split('\n')
    .filter((line) => /^\/\*\*|^import|^export/.test(line))
    .map((line) => line.replace(/ = .*/, ''))

test('the files keep their comments and types', async () => {
  const before = await sources()
  await run(JSON.stringify(RESUME))
  const after = await sources()
  for (const file of Object.keys(before)) expect(frame(after[file])).toEqual(frame(before[file]))
})

test('what the site has no place for is listed, and nothing else', async () => {
  const { said } = await run(JSON.stringify(RESUME))
  const [, list = ''] = said.split('The site has no place for:\n')
  expect(list.split('\n\n')[0]).toBe('  basics.location: postalCode\n  awards: title, date')
})

test('what cannot be read is listed, and left out', async () => {
  const [work] = RESUME.work
  const given = { ...RESUME, work: [{ ...work, startDate: 'Spring 2015' }] }
  const { said } = await run(JSON.stringify(given))
  expect(said).toContain('work[0].startDate: “Spring 2015” is no date like 2015-06 or 2015')
  expect(said).toMatch(/Clifton Studio · startDate is a placeholder: write a month like Jul-2025/)
})

test('what the owner wrote is kept, and said to be', async () => {
  await project.edit('src/content/identity.ts', (text) =>
    text.replace("'you@example.com'", "'mine@own.pk'"),
  )
  const { said } = await run(JSON.stringify(RESUME))
  expect((await loadContent(project.folder)).identity).toMatchObject({
    name: 'Ayesha Khan',
    email: 'mine@own.pk',
  })
  expect(said).toContain('src/content/identity.ts: email “mine@own.pk”')
})

test('a second import keeps what the owner wrote since, and brings what is new', async () => {
  await run(JSON.stringify(RESUME))
  await project.edit('src/content/projects.ts', (text) =>
    text.replace("'Sells.'", "'Sells carpets.'").replace(/imageAlt: '.*'/, "imageAlt: 'A carpet'"),
  )
  await project.edit('src/content/hero.ts', (text) =>
    text.replace(/headline: '.*'/, "headline: 'Hello'"),
  )
  await project.edit('src/content/faq.ts', (text) =>
    text.replace('= []', "= [{ id: 'why', question: 'Why?', answer: 'Because.' }]"),
  )
  await project.edit('src/content/skills.ts', (text) => text.replace(/.*'Web'.*\n/, ''))
  const { basics, projects, work } = RESUME
  await run(
    JSON.stringify({
      ...RESUME,
      basics: { ...basics, label: 'Architect' },
      projects: [
        { name: 'Boat', keywords: ['Wood'] },
        { ...projects[0], description: 'Buys.' },
      ],
      work: [{ name: 'Harbour', position: 'Pilot', startDate: '2025' }, ...work],
    }),
  )
  const after = await loadContent(project.folder)
  expect(after.identity.label).toBe('Architect')
  expect(after.projects).toMatchObject([
    { title: 'Boat', techStack: 'Wood' },
    { title: 'Shop', description: 'Sells carpets.', imageAlt: 'A carpet' },
  ])
  expect(new Set(after.projects.map(({ id }) => id)).size).toBe(2)
  expect(after.experience.map(({ companyName }) => companyName)).toEqual([
    'Harbour',
    'Clifton Studio',
  ])
  expect(after.hero.headline).toBe('Hello')
  expect(after.faq).toHaveLength(1)
  expect(after.skills.map(({ name }) => name)).not.toContain('Web')
})

test('the same file a second time changes nothing', async () => {
  await run(JSON.stringify(RESUME))
  const before = await sources()
  const { said } = await run(JSON.stringify(RESUME))
  expect(await sources()).toEqual(before)
  expect(said).toContain('The content says all of it already.')
})

test('told to, it replaces what the owner wrote by what the file says', async () => {
  await project.edit('src/content/identity.ts', (text) =>
    text.replace("'you@example.com'", "'mine@own.pk'"),
  )
  await project.edit('src/content/hero.ts', (text) =>
    text.replace(/headline: '.*'/, "headline: 'Hello'"),
  )
  await run(JSON.stringify(RESUME), '--force')
  const after = await loadContent(project.folder)
  expect(after.identity).toMatchObject({ email: 'ayesha@khan.pk', city: 'Lahore' })
  expect(after.hero.headline).toBe('Hello')
})

test('what the site publishes comes back as it was, however hostile', async () => {
  const hostile = await hostileContent()
  const given = resumeJson(
    publicationOf({ ...hostile, site: { ...hostile.site, address: '' } }, '/'),
  )
  expect((await run(given, '--force')).status).toBe(0)
  const taken = resumeJson(publicationOf(await loadContent(project.folder), '/'))
  const { basics, work, projects, skills } = JSON.parse(given) as Record<string, object>
  expect(JSON.parse(taken)).toMatchObject({ basics, work, projects, skills })
})

describe('a file that is no JSON Resume', () => {
  test.each<[string, string, string[]]>([
    ['is not JSON', '{"basics": ', ['mine.json', 'is not JSON']],
    ['is no object', '[]', ['mine.json', 'object']],
    ['has a number for a text', '{"basics":{"name":7}}', ['mine.json: basics.name is 7', 'string']],
    [
      'has two faults',
      '{"work":[{"startDate":2024}],"skills":"many"}',
      ['work[0].startDate is 2024', 'skills is "many"'],
    ],
  ])('that %s is refused, and nothing is written', async (_, text, faults) => {
    const before = await sources()
    const { status, said } = await run(text, '--force')
    expect(status).toBe(1)
    for (const fault of faults) expect(said).toContain(fault)
    expect(said).not.toMatch(/^\s+at /m)
    expect(await sources()).toEqual(before)
  })

  test('that is not there is named, and so is what to write', async () => {
    const script = join(project.folder, 'src/build/import-resume/import.ts')
    const command = spawnSync(process.execPath, ['--import', 'tsx', script, 'other.json'], {
      cwd: project.folder,
      encoding: 'utf8',
    })
    expect([command.status, command.stderr]).toEqual([1, 'other.json: is not there\n'])
    expect((await project.runImport()).said).toContain('npm run import-resume -- resume.json')
  })
})
