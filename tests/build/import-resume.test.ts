import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { loadContent } from '../../src/build/content/load.ts'
import { publicationOf } from '../../src/build/feeds/place.ts'
import { resumeJson } from '../../src/build/feeds/resume-json.ts'
import { copyProject } from '../content/project-copy.ts'
import { hostileContent } from './feeds/hostile.ts'

vi.setConfig({ testTimeout: 60_000 })

const RESUME = {
  basics: {
    name: 'Ayesha Khan',
    label: 'Platform engineer',
    email: 'ayesha@khan.pk',
    phone: '+92 21 000',
    location: { city: 'Lahore', countryCode: 'PK', postalCode: '54000' },
    profiles: [{ network: 'GitHub', username: 'ayesha', url: 'https://github.com/ayesha' }],
  },
  work: [{ name: 'Clifton Studio', position: 'Engineer', startDate: '2024-02-01' }],
  projects: [{ name: 'Shop', description: 'Sells.', url: 'https://shop.pk', keywords: ['Vue'] }],
  awards: [{ title: 'Best', date: '2024-01-01' }],
}

let project: Awaited<ReturnType<typeof copyProject>>
beforeEach(async () => {
  project = await copyProject()
  onTestFinished(project.remove)
})

/** The command; its exit status and what it said. */
const call = (...given: string[]) => {
  const script = join(project.folder, 'src/build/import-resume/import.ts')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...given],
    { cwd: project.folder, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

const run = async (text: string, ...options: string[]) => {
  await writeFile(join(project.folder, 'mine.json'), text)
  return call('mine.json', ...options)
}

const sources = async () => {
  const folder = join(project.folder, 'src/content')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return Object.fromEntries(files.map((file, index) => [file, texts[index]]))
}

test('what the sample left open is filled; what the owner wrote is kept, and said to be', async () => {
  await project.edit('src/content/identity.ts', (text) =>
    text.replace("'you@example.com'", "'mine@own.pk'"),
  )
  const before = await loadContent(project.folder)
  const { status, said } = await run(JSON.stringify(RESUME))
  const after = await loadContent(project.folder)

  expect(status).toBe(0)
  expect(after.identity).toMatchObject({ name: 'Ayesha Khan', email: 'mine@own.pk' })
  expect(after.identity.links).toEqual([
    { network: 'GitHub', url: 'https://github.com/ayesha', icon: 'SiGithub' },
  ])
  expect(after.projects.map(({ title, link }) => [title, link])).toEqual([
    ['Shop', 'https://shop.pk'],
  ])
  expect(after.showcase).toEqual([1])
  expect(said).toContain('src/content/identity.ts: what is there is kept.')
  expect(said).toContain('src/content/experience.ts: what is there is kept.')
  expect(said).toContain('src/content/projects.ts was filled.')
  expect(after.experience).toEqual(before.experience)
  expect(project.runCheck().status).toBe(0)
})

test('what the site has no place for is listed, and nothing else', async () => {
  const { said } = await run(JSON.stringify(RESUME))
  const [, list = ''] = said.split('The site has no place for:\n')
  expect(list.match(/^ {2}\S+$/gm)?.map((line) => line.trim())).toEqual([
    'basics.phone',
    'basics.location.postalCode',
    'basics.profiles.username',
    'awards.title',
    'awards.date',
  ])
})

test('a second run changes nothing that the owner has written since', async () => {
  await run(JSON.stringify(RESUME))
  await project.edit('src/content/projects.ts', (text) =>
    text.replaceAll(/https:\/\/example\.com[^'"]+/g, 'https://own.pk/shop'),
  )
  const before = await sources()
  const other = { ...RESUME, basics: { ...RESUME.basics, name: 'Somebody Else' } }
  await run(JSON.stringify({ ...other, projects: [{ name: 'Other' }] }))
  expect(await sources()).toEqual(before)
})

test('told to, it replaces everything that the file speaks of', async () => {
  await project.edit('src/content/identity.ts', (text) =>
    text.replace("'you@example.com'", "'mine@own.pk'"),
  )
  const before = await sources()
  await run(JSON.stringify(RESUME), '--force')
  const after = await loadContent(project.folder)
  expect(after.identity).toMatchObject({ email: 'ayesha@khan.pk', city: 'Lahore' })
  expect(after.experience).toEqual([
    expect.objectContaining({
      companyName: 'Clifton Studio',
      startDate: 'Feb-2024',
      endDate: 'Present',
    }),
  ])
  const { 'about.ts': about, 'faq.ts': faq, 'skills.ts': skills } = await sources()
  expect([about, faq, skills]).toEqual(['about.ts', 'faq.ts', 'skills.ts'].map((f) => before[f]))
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

  test('that is not there is named, and so is what to write', () => {
    expect(call('other.json')).toEqual({ status: 1, said: 'other.json: is not there\n' })
    expect(call().said).toContain('npm run import-resume -- resume.json')
  })
})
