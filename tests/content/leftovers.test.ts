import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, onTestFinished, test } from 'vitest'

import { checkContent } from '../../src/build/content/check-content.ts'
import { checkProject } from '../../src/build/content/check-project.ts'
import { findLeftovers } from '../../src/build/content/leftovers/find-leftovers.ts'
import { kindOf, sample } from '../../src/build/content/leftovers/sample.ts'
import { completeContent, contentWith, references } from './complete-content.ts'
import { copySample } from '../project-copy.ts'

/** What is found where `text` stands instead of the headline. */
const foundIn = (text: string) => findLeftovers(contentWith('hero.headline', text))

const texts = (...kinds: string[]) =>
  Object.entries(sample).filter(([path]) => kinds.includes(kindOf(path) ?? ''))

test.each(texts('sentence', 'name'))('%s of the sample is found', (_, text) => {
  expect(foundIn(text)).toMatchObject([{ field: 'headline', value: text }])
})

test.each(texts('sentence').filter(([, text]) => text.split(' ').length > 2))(
  '%s of the sample is found with any one of its words changed',
  (_, text) => {
    const words = text.split(' ')
    const missed = words.filter(
      (_word, index) => foundIn(words.with(index, 'Otherwise').join(' ')).length === 0,
    )
    expect(missed).toEqual([])
  },
)

test('it is found among sentences of the owner’s, and in other capitals', () => {
  const [, second = ''] = /\. (.*?\.)/.exec(sample['about.text.1'] ?? '') ?? []
  expect(second).not.toBe('')
  expect(foundIn(`I draw maps. ${second.toUpperCase()} And I sail.`)).toHaveLength(1)
})

test.each(['city', 'country', 'label'])('the sample’s %s is found where it stood only', (field) => {
  const fact = sample[`identity.${field}`]!
  expect(findLeftovers(contentWith(`identity.${field}`, fact))).toMatchObject([{ field }])
  expect(foundIn(`I once was there: ${fact}, and liked it.`)).toEqual([])
})

test('a picture of the sample is found', () => {
  const content = contentWith('projects.0.image', sample['projects.0.image'])
  expect(findLeftovers(content)).toMatchObject([{ entry: 'Tide Table', field: 'image' }])
})

describe('the list of skills', () => {
  const names = Object.keys(sample).filter((key) => /^skills\.\d+\.name$/.test(key))
  const skills = names.map((key) => ({ icon: 'SiPhp', name: sample[key], color: '#777777' }))

  test('is found as a whole, an entry changed or none', () => {
    const changed = skills.with(3, { icon: 'SiPhp', name: 'Sailing', color: '#777777' })
    for (const list of [skills, changed])
      expect(findLeftovers(contentWith('skills', list))).toMatchObject([{ key: 'skills' }])
  })

  test('is the owner’s where few of them are the sample’s', () => {
    expect(findLeftovers(contentWith('skills', skills.slice(0, 6)))).toEqual([])
  })
})

test('what the owner keeps is not found, and the rest is', () => {
  const content = structuredClone(completeContent)
  content.hero.headline = sample['hero.headline']!
  content.hero.availability = sample['hero.availability']!
  const found = (...kept: string[]) =>
    checkContent(content, references, kept).leftovers.map(({ field }) => field)
  expect(found()).toEqual(['headline', 'availability'])
  expect(found('hero.headline')).toEqual(['availability'])
  expect(found('hero', 'pages')).toEqual([])
})

const open = async () => {
  const project = await copySample()
  onTestFinished(project.remove)
  return project
}

const write = async (folder: string, owners: object[]) =>
  writeFile(join(folder, 'src/content/owner.json'), JSON.stringify({ owners }))

describe('in a project', () => {
  test('a line says file, line, field and what to write, and can be kept', async () => {
    const project = await open()
    await project.edit('src/content/ui.ts', (text) => `// One.\n${text}`)
    const { leftovers } = await checkProject(project.folder)
    const finding = leftovers.find(({ file }) => file.endsWith('/ui.ts'))!
    const place = `${finding.file}:${finding.line}`
    const line = (await readFile(join(project.folder, finding.file), 'utf8')).split('\n')
    expect(line[finding.line! - 1]).toContain(finding.value)
    expect((await project.runCheck('--strict')).said).toMatch(
      new RegExp(`^ +${finding.line}: ui · ${finding.field} is the sample’s: write `, 'm'),
    )
    expect((await project.runCheck('--keep', place)).said).toContain(`Kept: ${place}`)
    const after = (await checkProject(project.folder)).leftovers
    expect(after.map(({ file, line: at }) => `${file}:${at}`)).not.toContain(place)
    expect(after).toHaveLength(leftovers.length - 1)
  })

  test('the drawing in place of a portrait is kept only if it is named', async () => {
    const project = await open()
    const portrait = async () =>
      (await checkProject(project.folder)).placeholders.find(({ field }) => field === 'portrait')
    const { line } = (await portrait())!
    await project.runCheck('--keep')
    expect(await portrait()).toBeDefined()
    await project.runCheck('--keep', `identity.ts:${line}`)
    expect(await portrait()).toBeUndefined()
  })

  test('all can be kept, and no placeholder is', async () => {
    const project = await open()
    await project.runCheck('--keep')
    const { leftovers, placeholders } = await checkProject(project.folder)
    expect(leftovers).toEqual([])
    expect(placeholders.length).toBeGreaterThan(0)
  })

  test('lines that speak of a former owner are found, comments and drawings included', async () => {
    const project = await open()
    await write(project.folder, [
      { name: 'Bilal Ahmed Siddiqui', email: 'bilal@siddiqui.pk', links: [] },
    ])
    await project.edit('src/content/inspector.ts', (text) => `// Bilal’s words.\n${text}`)
    await project.edit('src/content/images/portrait.svg', (text) =>
      text.replace('<title', '<desc>© 2024 Somebody Else</desc>\n<title').replace(/^/, ''),
    )
    await project.edit('src/content/faq.ts', (text) =>
      text.replace(/answer:\s*'.*'/, "answer: 'Write to bilal@old.pk and see.'"),
    )
    await project.edit('src/content/identity.ts', (text) =>
      text.replace(/https:\/\/\S*github/, 'https://github.com/ada'),
    )
    await project.edit('src/content/projects.ts', (text) =>
      text.replace(/repo: '.*'/, "repo: 'https://github.com/bilal/shop'"),
    )
    const { leftovers } = await checkProject(project.folder)
    const about = (file: string) => leftovers.filter((finding) => finding.file.endsWith(file))
    expect(about('inspector.ts')).toMatchObject([
      { line: 1, message: expect.stringContaining('speaks of Bilal') as string },
    ])
    expect(about('faq.ts')).toContainEqual(
      expect.objectContaining({
        field: 'answer',
        message: expect.stringContaining('holds bilal@old.pk') as string,
      }),
    )
    expect(about('projects.ts')).toContainEqual(
      expect.objectContaining({
        field: 'repo',
        message: expect.stringContaining('leads to github.com/bilal') as string,
      }),
    )
    expect(about('portrait.svg')).toMatchObject([
      { message: expect.stringContaining('names Somebody Else as the author') as string },
    ])
  })
})
