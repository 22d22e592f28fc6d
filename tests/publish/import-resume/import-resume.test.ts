/** A résumé is placed whole into the content; what is no résumé is refused, and nothing written. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { loadContent } from '../../../src/publish/context/load.ts'
import { publicationOf } from '../../../src/publish/feeds/publication.ts'
import { resumeJson } from '../../../src/publish/feeds/resume-json.ts'
import { copyProject } from '../../project-copy.ts'
import { fullContent } from '../feeds/contents.ts'
import { hostileContent } from '../feeds/hostile.ts'

let project: Awaited<ReturnType<typeof copyProject>>
beforeAll(async () => {
  project = await copyProject()
})
afterAll(() => project.remove())

const run = async (text: string) => {
  await writeFile(join(project.folder, 'mine.json'), text)
  return project.runImport('mine.json', '--force')
}

test.each([
  ['{"basics": ', ['mine.json', 'is not JSON']],
  ['[]', ['mine.json', 'object']],
  [
    '{"work":[{"startDate":2024}],"skills":"many"}',
    ['work[0].startDate is 2024', 'skills is "many"'],
  ],
])('%s is refused', async (text, faults) => {
  const before = await loadContent(project.folder)
  const { status, said } = await run(text)
  expect(status).toBe(1)
  for (const fault of faults) expect(said).toContain(fault)
  expect(await loadContent(project.folder)).toEqual(before)
})

test('a file that is not there is named, and so is what to write', async () => {
  const absent = await project.runImport('other.json')
  expect([absent.status, absent.said]).toEqual([1, 'other.json: is not there\n'])
  expect((await project.runImport()).said).toContain('npm run import-resume -- resume.json')
})

test('what the site publishes comes back as it was, however hostile', async () => {
  const { education, certificates, languages } = fullContent
  const hostile = await hostileContent()
  const projects = hostile.projects.slice(0, 3)
  const content = { ...hostile, projects, education, certificates, languages }
  const given = resumeJson(
    publicationOf({ ...content, site: { ...content.site, address: '' } }, '/'),
  )
  expect((await run(given)).status).toBe(0)
  const taken = resumeJson(publicationOf(await loadContent(project.folder), '/'))
  expect(JSON.parse(taken)).toMatchObject({ ...(JSON.parse(given) as object), meta: {} })
})

test('what cannot be read or placed is listed, networks get their addresses, skills their icons', async () => {
  const { said } = await run(
    JSON.stringify({
      basics: { name: 'Ayesha', profiles: [{ network: 'GitHub', username: 'ayesha' }] },
      work: [{ name: 'Clifton Studio', position: 'Engineer', startDate: 'Spring 2015' }],
      skills: [{ name: 'Web', keywords: ['C#', 'Node.js', '.NET'] }, { name: 'Gardening' }],
      projects: [{ name: 'Shop' }, { name: 'Shop' }],
      awards: [{ title: 'Best', date: '2024-01-01' }],
    }),
  )
  expect(said).toContain('work[0].startDate: “Spring 2015” is no date like 2015-06 or 2015')
  expect(said).toContain('The site has no place for:\n  awards: title, date\n\n')
  const { identity, experience, projects, skills } = await loadContent(project.folder)
  expect(identity.links).toMatchObject([{ url: 'https://github.com/ayesha' }])
  expect(experience).toMatchObject([{ companyName: 'Clifton Studio', endDate: 'Present' }])
  expect(skills).toMatchObject([
    { name: 'C#', group: 'Web', icon: 'SiSharp' },
    { name: 'Node.js', group: 'Web', icon: 'SiNodedotjs' },
    { name: '.NET', group: 'Web', icon: 'SiDotnet' },
    { name: 'Gardening' },
  ])
  // No icon, no hue and no picture is anyone's but theirs.
  expect([skills[3], projects[0]]).toEqual([
    { name: 'Gardening' },
    expect.not.objectContaining({ image: expect.anything() as unknown, hue: 'amber' }),
  ])
})

test('keys of before JSON Resume 1.0 are read', async () => {
  const { status } = await run(
    JSON.stringify({
      basics: { name: 'Ana', website: 'https://ana.example/' },
      work: [
        { company: 'Kiln', position: 'Potter', startDate: '2015', website: 'https://kiln.dev/' },
      ],
      education: [{ institution: 'School', area: 'Clay', gpa: '4.0' }],
      languages: [{ name: 'Spanish', level: 'Native' }, { language: 'ur' }],
    }),
  )
  expect(status).toBe(0)
  const { identity, experience, education, languages } = await loadContent(project.folder)
  expect(identity.website).toBe('https://ana.example/')
  expect(experience).toMatchObject([{ companyName: 'Kiln' }])
  expect(education).toMatchObject([{ score: '4.0' }])
  expect(languages).toEqual([{ language: 'Spanish', fluency: 'Native' }, { language: 'Urdu' }])
})
