/** A content is read as its owner meant it, however it was pasted, and whatever files are called. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { UserConfig } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import { settings } from '#build/site/settings.ts'
import { copyProject } from '../project-copy.ts'
import { own } from '../build/contents.ts'

/** What is pasted from word processors, and what it means. */
const pasted = [
  { of: 'Word’s sign before an item', text: '\uf0b7 Ships', read: '• Ships' },
  {
    of: 'other signs of its fonts',
    text: '\uf0a7\tShips\n  \uf0d8 Piers',
    read: '• Ships\n• Piers',
  },
  { of: 'a sign within a line', text: 'Ships \uf04a sail', read: 'Ships  sail' },
  { of: 'an icon of a web font', text: 'Call \ue0b0me', read: 'Call me' },
  { of: 'a private sign beyond the first plane', text: '\u{f0000}Ships', read: '• Ships' },
  { of: 'Word’s line within a paragraph', text: 'One\vTwo', read: 'One\nTwo' },
  {
    of: 'line ends of Windows, of old Macs and of Unicode',
    text: 'a\r\nb\rc\u2028d\u2029e',
    read: 'a\nb\nc\nd\ne',
  },
  { of: 'the end of a page', text: 'One\fTwo', read: 'One\nTwo' },
  { of: 'control characters', text: 'Sh\u0002i\u007fps\u0000', read: 'Ships' },
  {
    of: 'tabs, joiners and marks of direction',
    text: 'a\tb\u200dc\u200f',
    read: 'a\tb\u200dc\u200f',
  },
  {
    of: 'a letter that was lost stays an error',
    text: 'Seamansh\ufffdp',
    read: 'Seamansh\ufffdp',
  },
]

/** Projects without an image, and the file that is theirs. */
const named = [
  { title: 'Tide Table!', slug: 'tides', found: 'tides.png' },
  { title: 'Ebb Table!', slug: 'other', found: 'Ebb-Table.JPG' },
  { title: 'Repair Café', slug: 'cafe', found: 'Repair Cafe\u0301.png' },
  // A video has the name, too; a GIF is refused by name.
  { title: 'Demo', slug: 'demo', found: 'demo.png' },
  { title: 'Anim', slug: 'anim', found: 'anim.gif' },
  { title: 'Something', slug: 'something', found: undefined },
]

/** What every font of the site, or one of them, has. */
const written = {
  'Latin letters and signs': 'It’s “half – done”… 100 % Nguyễn Tuyết Łukasz Şahin ğışçöü ąęśćźż',
  'Greek and Russian': 'Ελληνικά, Русский текст',
  'Arabic and Urdu': 'لوحة العملات، ٢٠٢٥؟ ڈیولپر، ٹیم، چھوٹے گھر، پُرسکون ۳٫۷',
  Hindi: 'पूर्ण-स्टैक डेवलपर, क्षत्रिय ज्ञान',
  'Chinese, Japanese and Korean':
    '全栈工程师，喜欢简单的设计。フルスタック開発者、東京 풀스택 개발자',
  emoji: '🚀 👩‍💻 ✨ ❤️',
  'small figures': 'CO₂, 10⁻³ kg⁻¹, xⁿ₊₁',
  'joiners, marks and soft hyphens': 'a\u{200b}\u{200d}\u{200f}\u{2066}\u{fe0f}\u{ad}\u{feff}b\t\n',
}

let project: Awaited<ReturnType<typeof copyProject>>
let content: Awaited<ReturnType<typeof project.content>>

/** Writes a file of the content anew. */
const write = (name: string, value: unknown) =>
  project.edit(`src/content/${name}.ts`, () => `export const ${name} = ${JSON.stringify(value)}\n`)

/** Answers, each to the question that it is called by. */
const faqOf = (answers: Record<string, string>) =>
  Object.entries(answers).map(([question, answer], id) => ({ id: `${id}`, question, answer }))

const image = (name: string) => join(project.folder, 'src/content/images', name)

beforeAll(async () => {
  project = await copyProject()
  const { image: _image, ...first } = own.projects[0]!
  for (const name of ['demo.mp4', 'something.webm', ...named.flatMap(({ found }) => found ?? [])])
    await writeFile(image(name), '')
  await write('projects', [
    ...named.map(({ title, slug }, id) => ({
      ...first,
      id,
      title,
      slug,
      link: '',
      highlights: [],
    })),
    { ...first, id: 99, title: 'Demo', slug: 'own', image: 'own.png' },
  ])
  await write('faq', faqOf(Object.fromEntries(pasted.map(({ of, text }) => [of, text]))))
  await write('dashboard', {
    ...own.dashboard,
    projects: { ...own.dashboard.projects, heading: ' \n' },
  })
  await project.edit('src/content/pages.ts', (text) =>
    text.replace(/navigation: '.*'/, "navigation: ''"),
  )
  content = await project.content()
})
afterAll(() => project.remove())

test.each(pasted)('$of', ({ of, read }) => {
  expect(content.faq.find(({ question }) => question === of)!.answer).toBe(read)
})

test.each(named)('an image named like an entry is the entry’s: $found', ({ title, found }) => {
  expect(content.projects.find((one) => one.title === title)!.image).toBe(found)
})

test('an image that is named goes before one that is found', () => {
  expect(content.projects.at(-1)).toMatchObject({ title: 'Demo', image: 'own.png' })
})

test('a blank text or list is as if its line were not there', () => {
  const { projects, dashboard, pages } = content
  expect(projects[0]).not.toHaveProperty('link')
  expect(projects[0]).not.toHaveProperty('highlights')
  expect(dashboard.projects).not.toHaveProperty('heading')
  expect(pages.home).not.toHaveProperty('navigation')
})

test('of characters, only those that no font has are named, with what to do', async () => {
  await rm(join(project.folder, 'src/content/projects'), { recursive: true })
  for (const { found } of named) if (found) await rm(image(found))
  await write('projects', [])
  await write('showcase', [])
  await write('faq', faqOf({ ...written, Georgian: 'ქართული 𓀀' }))
  const { said } = await project.runCheck()
  expect(said).toMatch(
    /^1 error in the content\nsrc\/content\/faq\.ts\n.*Georgian · answer has “ქ” \(U\+10E5\), .*“𓀀” \(U\+13000\), which no font .*families\.ts /,
  )
})

test('the site lies in the folder of its address', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  const configOf = settings().config as (given: UserConfig) => Promise<UserConfig>
  vi.stubEnv('SITE_ADDRESS', 'https://ada.test/me/')
  expect(await configOf({ root: project.folder })).toMatchObject({ base: '/me/' })
})
