/** The check of a project finds mistakes in its files by line; strict or not, it warns or stops. */
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import { copyProject } from '../project-copy.ts'

const PROJECTS = 'src/content/projects.ts'
const SHOWCASE = 'src/content/showcase.ts'
const IDENTITY = 'src/content/identity.ts'
const SITE = 'src/content/site.ts'
const WORDS = 'src/content/words.ts'
const SKILLS = 'src/content/skills.ts'
const CASE_STUDY = 'src/content/projects/tide-table.mdx'

let project: Awaited<ReturnType<typeof copyProject>>

beforeAll(async () => {
  project = await copyProject()
  // Nothing is left to write.
  await project.edit(SITE, (text) => text.replace("address: ''", "address: 'https://okafor.test'"))
  await project.edit(PROJECTS, (text) => text.replaceAll(/'scene:\w+'/g, "'ledger.png'"))
})
afterAll(() => project.remove())

/** Changes a file until the test ends. */
const edit = async (file: string, change: (source: string) => string) => {
  const before = await project.read(file)
  onTestFinished(() => project.edit(file, () => before))
  await project.edit(file, change)
}

const saying = (words: string): unknown => expect.stringContaining(words)

const unknownEntry = () => '// One.\nexport const showcase: number[] = [\n  11,\n  77,\n]\n'
const withoutName = (text: string) => text.replace(/^( {2}name: ).*$/m, "$1'Your Name',")

test.each([
  ['an unknown name', SHOWCASE, unknownEntry, /^ {2}4: entry 2 is 77, which is no project’s id/m],
  [
    'what is no TypeScript',
    SKILLS,
    (text: string) => text.replace('export const', 'export conts'),
    /^ {2}3: cannot be read: .*; look for a comma, bracket or quotation mark/m,
  ],
  [
    'what is no MDX',
    CASE_STUDY,
    (text: string) => text.replace('<Source ', '{ <Source '),
    /^ {2}\d+: cannot be read: .*; close what is open/m,
  ],
  [
    'what cannot run',
    SKILLS,
    (text: string) => text.replace("'SiGo'", 'go'),
    /: go is not defined/,
  ],
  [
    'a project without a title',
    PROJECTS,
    (text: string) => text.replace("title: 'Night Watch',", ''),
    /^ {2}\d+: entry 2 · title is missing: write the name/m,
  ],
  [
    'a site without a language',
    SITE,
    (text: string) => text.replace("lang: 'en',", ''),
    /site · lang is missing: write the code of a language/,
  ],
  [
    'a text instead of words',
    WORDS,
    () => "export const words = { ui: 'x' }\n",
    /words · ui is "x": write fields in curly/,
  ],
  [
    'a file in another encoding',
    SKILLS,
    (text: string) => text.replace('Seamanship', 'Seamansh\ufffdp'),
    /: Seamansh.p · name has U\+FFFD, .*save the file as UTF-8/,
  ],
  [
    'an import of what is not there',
    SKILLS,
    (text: string) => `import './nothing.ts'\n${text}`,
    /cannot be read: Failed to load url/,
  ],
])('%s fails the check and is named by file and line', async (_, file, change, words) => {
  await edit(file, change)
  const { status, said } = await project.runCheck()
  expect(said).toContain(`1 error in the content\n${file}\n`)
  expect(said).toMatch(words)
  expect(status).toBe(1)
})

/** Faults that a case study may have: what is replaced, by what, and the error. */
const faults: [from: string, to: string, said: RegExp][] = [
  ['harbours', 'ქ', /^ {2}3: has “ქ” \(U\+10E5\)/m],
  ['harbours', '\u0002', /^ {2}14: has U\+0002, which is no letter/m],
  ['/projects', '/nowhere', /^ {2}3: \/nowhere is no link: write it whole/m],
  ['[A page of figures in two columns]', '[]', /^ {2}5: .* no desc/m],
  ['[the others]', '![Others](no.png) [the others]', /^ {2}3: no\.png is not in src/m],
  ['## What it does', '---', /^ {2}1: begins with ---/m],
  [
    '_two_',
    '![two](my file.png)',
    /^ {2}3: !\[two\]\(my file\.png\) is shown as it stands: write/m,
  ],
  ['**one**', '**![one](ledger.png)**', /^ {2}3: has a picture within words: give/m],
  ['### In', '#### In', /^ {2}12: begins with ####, which skips a rank: write ##/m],
  ['One table', 'One ![table][t]', /^ {2}15: is a picture by reference/m],
  ['## The hard', '# The hard', /^ {2}7: begins with one #: write ##/m],
  ['Nobody has', '{nobody} has', /^ {2}23: \{nobody\} is code, which a case study has none/m],
  ['"earth" alt', '"moon" alt', /^ {2}25: scene:moon is no scene/m],
  ['<Source', '<a href="/about" style="color: red" /> <Source', /^ {2}29: <a> with style is ref/m],
  ['<Source', '<span id="Main" /> <Source', /^ {2}29: <span> has an id with a capital letter/m],
  ['<Source', '<p {...x} /> <Source', /^ {2}29: <p> has code in an attribute/m],
  ['[the start](#what-it-does)', '<a href="up">the start</a>', /^ {2}33: up is no link/m],
  ['<Source', '<iframe /> <Source', /^ {2}29: <iframe> shows another/m],
  [
    '<Source',
    '<video src="a.mp4" title="A" /> <Source',
    /^ {2}29: a\.mp4 is no mp4 or webm file in/m,
  ],
  ['[the others]', '<img src="a%20b.png" alt="A" /> [the others]', /^ {2}3: a%20b\.png is not in/m],
  [
    'tested by tides.',
    'tested by tides[^1].\n\n[^1]: Twice.\n\n',
    /^ {2}29: is a footnote: write it/m,
  ],
  ['<Source', '<Figure', /^ {2}29: <Figure> is no element of a text: write Mark/m],
]

/** What looks like a fault. */
const FINE =
  'See \\[1\\](p. 4) [a@b.test].\n\n[t]: https://a.test/t.png\n\n<table><caption>A</caption></table>'

test('in a case study, each fault fails the check and is named by line', async () => {
  await edit(CASE_STUDY, (text) =>
    faults.reduce((before, [from, to]) => before.replace(from, to), `${text}\n${FINE}`),
  )
  const { status, said } = await project.runCheck()
  expect(said).toContain(`${faults.length} errors in the content\n${CASE_STUDY}\n`)
  for (const [, , words] of faults) expect(said).toMatch(words)
  expect(status).toBe(1)
})

test('a case study of a project that is not there fails the check', async () => {
  await edit(PROJECTS, (text) => text.replace("slug: 'tide-table'", "slug: 'ebb-table'"))
  const other = join(project.folder, 'src/content/projects/12.md')
  await writeFile(other, '## What it does')
  onTestFinished(() => rm(other))
  const { status, said } = await project.runCheck()
  expect(said).toMatch(
    /tide-table\.mdx\n\s+is the case study of no project: .*and .mdx: ebb-table, 12, 13/,
  )
  expect(said).toMatch(/12\.md\n\s+is the case study of no project/)
  expect(status).toBe(1)
})

test('a placeholder is a warning with its line, and fails a strict check', async () => {
  await edit(IDENTITY, withoutName)
  const said = `${IDENTITY}\n  4: identity · name is a placeholder: write your name (“Your Name”)`
  const plain = await project.runCheck()
  expect([plain.status, plain.said]).toEqual([0, expect.stringContaining(said)])
  // A page of an unfinished case study shows what is known; comments say what is left to write.
  await edit(CASE_STUDY, (text) => text.replace('## The', '{/* {your words: why} */}\n\n## The'))
  await edit(SHOWCASE, (text) => `// {your best}\n${text}`)
  const strict = await project.runCheck('--strict')
  expect([strict.status, strict.said]).toEqual([1, expect.stringContaining(said)])
  expect(strict.said).toContain(
    `${CASE_STUDY}\n  7: is a placeholder: write words of your own (“/* {your`,
  )
  expect(strict.said).toMatch(/showcase\.ts\n {2}1: is left to write: .*\(“\{your best\}”\)/)
})

test('without files of the owner’s the sample is shown, which a strict check refuses', async () => {
  const own = join(project.folder, 'src/content')
  await rename(own, `${own}-later`)
  onTestFinished(() => rename(`${own}-later`, own))
  const said = saying('This is the sample: npm run import-resume makes')
  const plain = await project.runCheck()
  const strict = await project.runCheck('--strict')
  expect([plain.status, plain.said]).toEqual([0, said])
  expect([strict.status, strict.said]).toEqual([1, said])
  expect(strict.said).toMatch(
    /src\/content-model\/sample\/identity\.ts\n {2}\d+: identity · name is a placeholder/,
  )
})

test('a file that the owner lacks says nothing, and a blank text is nowhere', async () => {
  const faq = join(project.folder, 'src/content/faq.ts')
  await rename(faq, `${faq}-later`)
  onTestFinished(() => rename(`${faq}-later`, faq))
  await edit(
    WORDS,
    () => "export const words = { ui: { hero: { work: ' ', lines: undefined } } }\n",
  )
  await edit('src/content/hero.ts', (text) =>
    text.replace(/availability:\s+'.*'/, "availability: ''"),
  )
  expect((await project.runCheck('--strict')).said).toBe('The content is complete.\n')
  const content = await project.content()
  expect(content.faq).toEqual([])
  expect(content.hero).not.toHaveProperty('availability')
  expect(content.ui.hero.work).not.toBe(' ')
  expect(content.ui.hero.lines).toBeDefined()
})

test('in a build a placeholder is a warning unless it is strict, and an error stops it', async () => {
  vi.stubEnv('VITEST', '') // The plugin leaves tests alone.
  onTestFinished(() => void vi.unstubAllEnvs())
  await edit(IDENTITY, withoutName)
  vi.stubEnv('STRICT_CONTENT', '')
  expect(await project.build()).toContain('identity · name is a placeholder')
  vi.stubEnv('STRICT_CONTENT', 'true')
  await expect(project.build()).rejects.toThrow('name is a placeholder')
  vi.stubEnv('STRICT_CONTENT', '')
  await expect(project.build('strict')).rejects.toThrow('name is a placeholder')
  await edit(SHOWCASE, unknownEntry)
  await expect(project.build()).rejects.toThrow(
    /showcase\.ts\n\s+4: entry 2 is 77, which is no project’s id/,
  )
})

test('a picture that cannot be read, is thin, or has capitals or accents elsewhere, is an error', async () => {
  const create = { width: 1600, height: 1000, channels: 3, background: '#336699' } as const
  const photograph = await sharp({ create }).jpeg().toBuffer()
  const pathOf = (name: string) => join(project.folder, 'src/content/images', name)
  await writeFile(pathOf('E\u0301_1.JPG'), photograph)
  await writeFile(pathOf('cut.jpeg'), photograph.subarray(0, photograph.length / 2))
  await writeFile(pathOf('thin.jpg'), await sharp({ create }).resize(1600, 9).jpeg().toBuffer())
  const names = ['cut.jpeg', 'E\u0301_1.JPG', 'é_1.jpg', 'thin.jpg']
  await edit(PROJECTS, (text) =>
    text.replaceAll("'ledger.png'", (image) => `'${names.shift() ?? image.slice(1, -1)}'`),
  )
  const { said } = await project.runCheck()
  expect(said).toContain('3 errors in the content\n')
  expect(said).toMatch(
    /Tide Table · image is a file that no program can read as a picture: save the .*“cut\.jpeg”/,
  )
  expect(said).toMatch(/Berth Planner · image .* but E\u0301_1\.JPG is: write/)
  expect(said).toMatch(/Crate Reader · image is too small: save it larger/)
})
