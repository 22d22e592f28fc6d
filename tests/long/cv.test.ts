/** The CV is a tagged PDF whose text can be read back in order, in any script and of any content. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { readBytes } from '#build/import-resume/read-file.ts'
import { readResume } from '#build/import-resume/read-resume.ts'
import { cvData } from '#build/feeds/cv-data.ts'
import { feedSourceFrom } from '#build/feeds/feed-source.ts'
import { bareContent, type ReadContent, fullContent, urduContent } from '../build/contents.ts'
import { hasPoppler } from '../commands.ts'
import {
  buildIn,
  buildOf,
  contextOf,
  newBuildOf,
  poppler,
  temporaryFolder,
} from '../build/contexts.ts'
import { stringsIn } from '#lib/strings.ts'
import { readers } from './readers.ts'

beforeEach(({ skip }) => skip(!hasPoppler(), 'Poppler is not installed'))

const printed = async (content: ReadContent) => {
  const bytes = (await (await newBuildOf(content, '/work/')).rootFile('cv.pdf'))!
  const file = join(await temporaryFolder(), 'cv.pdf')
  await writeFile(file, bytes)
  // Each letter is in a font of the site's, none in one that the typesetter brings along.
  expect(poppler('pdffonts', file)).not.toMatch(/DejaVu|Libertinus|NewCM|Droid/)
  return { bytes, file }
}

test('it carries resume.json, which an import reads again, the words of dates too', async () => {
  const dates = { startDate: '2022 (Fall 2022)', endDate: '2024-05 (Expected May 2024)' }
  const given = { ...fullContent, experience: [{ ...fullContent.experience[0]!, ...dates }] }
  const { bytes, file } = await printed(given)
  expect(poppler('pdfdetach', '-list', file)).toContain('1: resume.json')
  const published = await (await newBuildOf(given, '/work/')).rootFile('resume.json')
  const taken = await readBytes(bytes)
  expect(taken).toEqual(JSON.parse(String(published)))
  const { resume, lost } = readResume(taken)
  expect(resume.work).toMatchObject([dates])
  expect(lost).toEqual([])
})

/** Without what only shapes lines: spaces, marks of direction, joiners. */
const bareOf = (text: string) => text.normalize('NFC').replaceAll(/[\s\p{Cf}]/gu, '')
const textOf = (file: string) => bareOf(poppler('pdftotext', '-raw', file, '-'))

const headingsOf = (file: string) =>
  [...poppler('pdfinfo', '-struct-text', file).matchAll(/^ *(H\d) .*\n? *"(.*)"/gm)].map(
    ([, rank, title]) => `${rank} ${title}`,
  )

const { documents, ui } = fullContent
const { about } = ui

/** All texts that a content's CV is made of. */
const textsOf = (content: ReadContent) => {
  const { colors: _, comma: __, colon: ___, ...data } = cvData(feedSourceFrom(content, '/work/'))
  return stringsIn(data).flatMap(([path, text]) => (path.at(-1) === 'url' ? [] : text))
}

test('it is tagged, with every field once, its headings, lists and links in order', async () => {
  const { file, bytes } = await printed(fullContent)
  const texts = textsOf(fullContent).map(bareOf)
  let rest = textOf(file)
  for (const text of texts.toSorted((one, other) => other.length - one.length)) {
    expect(rest).toContain(text)
    rest = rest.replace(text, '')
  }
  // Each of them is there once, and nothing else but what joins them.
  expect(rest).toMatch(/^[–:,]*$/)

  const info = poppler('pdfinfo', file)
  expect(info).toMatch(/^Title: +Nadia Rahman – Engineer$/m)
  expect(info).toMatch(/^Author: +Nadia Rahman$/m)
  expect(info).toMatch(/^Tagged: +yes$/m)
  expect(info).toMatch(/^Pages: +2$/m)
  expect(info).toMatch(/A4/)
  expect(poppler('pdfinfo', '-meta', file)).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
  expect(bytes.toString('latin1')).toMatch(/\/Lang ?\(en\)/)

  // The name; what its sections are called; jobs, projects and what else has a title.
  expect(
    headingsOf(file)
      .map((heading) => heading.slice(0, 2))
      .join(' '),
  ).toBe('H1 H2 H2 H3 H3 H2 H3 H3 H3 H2 H3 H2 H3 H3 H2 H3 H2 H3 H3 H2 H3 H2 H2 H2 H2 H3')
  const structure = poppler('pdfinfo', '-struct-text', file)
  const count = (tag: RegExp) => structure.match(tag)?.length
  // Lists of entries, and the highlights of three of them.
  expect(count(/^ *L \(block\)/gm)).toBe(8 + 3)
  expect(count(/^ *LI /gm)).toBe(2 + 3 + 1 + 2 + 1 + 2 + 1 + 1 + (2 + 1 + 1))
  expect(count(/^ *Link /gm)).toBe(6 + 1 + 2 + 1 + 1 + 1 + 1)
})

test('any script is read back word for word, and what a typesetter would take for its own', async () => {
  const words = [
    'Nguyễn Thị Ánh Tuyết, trưởng nhóm. Łukasz Şahin',
    'पूर्ण-स्टैक डेवलपर। मैं क्षमता, ज्ञान और स्त्री-शक्ति पर लिखती हूँ।',
    '全栈工程师，喜欢简单的设计。フルスタック開発者。東京で働いています。',
    '풀스택 개발자입니다. 서울에서 일합니다. Разработчик, ёлка и щука.',
    'Builds ✨ things with 👩‍💻 and ❤️. <b>"Ayesha" & \\ #x *y* _z_ @w $v$',
  ]
  const experience = words.map((aboutPosition) => ({
    ...fullContent.experience[1]!,
    aboutPosition,
  }))
  const read = textOf((await printed({ ...fullContent, experience })).file)
  expect(words.filter((text) => !read.includes(bareOf(text)))).toEqual([])
})

test.for(Object.entries(readers))(
  '%s reads each of its words whole',
  async ([, read], { skip }) => {
    const { file } = await printed(fullContent)
    const text = read(file)
    if (text === undefined) return skip('It is not installed')
    const words = textsOf(fullContent).flatMap((each) => each.match(/[\p{L}\d]+/gu) ?? [])
    const wholeWords = new Set(text.match(/[\p{L}\d]+/gu))
    expect(words.length).toBeGreaterThan(100)
    expect(words.filter((word) => !wholeWords.has(word))).toEqual([])
  },
)

test('small figures are set from large ones, and what has no entries has no section', async () => {
  const text = ['CO₂ at 10⁻³ mol kg⁻¹, 4 m².']
  const { file } = await printed({ ...bareContent, about: { text } })
  expect(textOf(file)).toContain('CO2at10−3molkg−1,4m².')
  expect(headingsOf(file)).toEqual(['H1 Nadia Rahman', `H2 ${documents.profile}`])
})

/** Spaces are lost where the direction changes, and letters that one glyph writes are turned round. */
const asRead = (text: string) =>
  text.replaceAll(/ل([اأإآ])/g, '$1ل').replaceAll(/[^\p{L}\p{N}]/gu, '')

test('an address is read back as it is, though it breaks where Portuguese writes a hyphen anew', async () => {
  const path = Array.from({ length: 12 }, (_, index) => `maria-da-silva-${index}`).join('-')
  const url = `https://example.pt/${path}`
  const text = [`Veja ${url}, e guarda-chuvas.`, `Escreva a ${path}@example.pt.`]
  const { file } = await printed({
    ...bareContent,
    site: { ...bareContent.site, lang: 'pt' },
    about: { text },
    identity: {
      ...bareContent.identity,
      website: url,
      links: [
        { network: 'LinkedIn', url: 'https://www.linkedin.com/in/alicia-d%C3%ADaz/' },
        { network: 'Blog', url: 'https://blog.example/100%' },
      ],
    },
  })
  const read = textOf(file)
  expect(read.split(`example.pt/${path}`)).toHaveLength(3)
  expect(read).toContain(`${path}@example.pt`)
  expect(read).toContain('LinkedInlinkedin.com/in/alicia-díaz')
  expect(read).toContain('Blogblog.example/100%')
})

test('Urdu is read back from right to left', async () => {
  const marked = {
    ...urduContent,
    about: { ...urduContent.about, text: [...urduContent.about.text, 'مُطوّرة منظّمة'] },
  }
  const { file } = await printed(marked)
  expect(poppler('pdffonts', file)).toContain('Vazirmatn')
  const read = poppler('pdftotext', file, '-').replaceAll(/[^\p{L}\p{N}]/gu, '')
  // Sentences on one line and in one direction, with vowel marks too.
  const sentences = textsOf(marked).filter((text) =>
    /^[\p{Script=Arabic}\p{M}\p{P}\s]{1,50}$/u.test(text),
  )
  expect(sentences.length).toBeGreaterThan(15)
  expect(sentences.filter((text) => !read.includes(asRead(text)))).toEqual([])
})

test('a Latin fact keeps its order in a line that runs to the left, a list runs as the line', async () => {
  const courses = ['C++', 'Go (Rust and Zig)']
  const education = [{ ...fullContent.education[0]!, score: '17 of 20 = A', courses }]
  const { file } = await printed({ ...urduContent, education })
  const words = poppler('pdftotext', '-bbox', file, '-').matchAll(
    /xMin="(.*?)" yMin="(.*?)\..*>(.*)</g,
  )
  const line = (y: string) => lines.get(y) ?? []
  const lines = new Map<string, [number, string][]>()
  for (const [, x, y = '', word = ''] of words) lines.set(y, [...line(y), [Number(x), word]])
  const fromTheLeft = [...lines.values()].map((each) =>
    each.toSorted(([one], [other]) => one - other).map(([, word]) => word),
  )
  const read = fromTheLeft.join('\n').replaceAll(/[^\w+\n]+/g, ' ')
  expect(read).toContain('17 of 20 A')
  expect(read).toContain('Go Rust and Zig C++')
})

test('nothing is written over a name, a title or a heading, nor far from its entry', async () => {
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenarchiv'
  const description = 'Caps.\n\nHats.'
  const identity = { ...bareContent.identity, name: 'ربي', label: 'Archivist' }
  const projects = [{ id: 1, title, description, techStack: 'TypeScript, PostgreSQL' }]
  const experience = [{ ...fullContent.experience[0]!, position: 'Hatter' }]
  const words = { ...ui, about: { ...about, experience: 'Kinh nghiệm' } }
  const { file } = await printed({ ...bareContent, identity, ui: words, projects, experience })
  const box = poppler('pdftotext', '-bbox', file, '-')
  const boxOf = (word: string) => {
    const corners = 'xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)"'
    const [, ...edges] = new RegExp(`${corners}>${word}<`, 'u').exec(box)!
    const [left = 0, top = 0, right = 0, bottom = 0] = edges.map(Number)
    return { left, top, right, bottom }
  }
  const heading = boxOf(title)
  const stack = boxOf('TypeScript,')
  expect(stack.left > heading.right || stack.top > heading.top + 5).toBe(true)
  // The heading's room ends 19.8 pt before a job's title, and 3 before its dot.
  expect(boxOf('Hatter').left - boxOf('nghiệm').right).toBeGreaterThan(19.5)
  expect(boxOf('Archivist').top).toBeGreaterThan(boxOf(String.raw`\p{Script=Arabic}+`).bottom - 1)
  expect(boxOf('Hats.').top).toBeLessThan(boxOf('Caps.').top + 20)
})

test('wherever a page ends, no line of the skills is alone, nor the rule above their heading', async () => {
  const skills = Array.from({ length: 7 }, (_, id) => ({
    name: `Craft ${id}`,
    group: `Group ${id}`,
  }))
  for (let above = 34; above < 40; above += 1) {
    const text = Array.from({ length: above }, () => 'A line.')
    const { file } = await printed({ ...bareContent, skills, about: { text } })
    const pages = poppler('pdftotext', file, '-').split('\f')
    for (const page of pages)
      expect(page.match(/Group/g)?.length ?? 3, `${above} lines above`).toBeGreaterThan(2)
    const drawn = poppler('pdftocairo', '-svg', '-l', '1', file, '-')
    const headings = pages[0]!.includes(about.skills) ? 2 : 1
    expect(drawn.match(/stroke-width:0\.5;/g), `${above} lines above`).toHaveLength(headings)
  }
})

test('wherever a page ends, a job is on the page of its dot', async () => {
  const experience = Array.from({ length: 9 }, () => fullContent.experience[1]!)
  for (let above = 26; above < 32; above += 1) {
    const text = Array.from({ length: above }, () => 'A line.')
    const { file } = await printed({ ...bareContent, experience, about: { text } })
    const jobs =
      poppler('pdftotext', '-l', '1', file, '-').split(experience[0]!.position).length - 1
    const drawn = poppler('pdftocairo', '-svg', '-l', '1', file, '-')
    expect(drawn.match(/stroke-width:1;/g), `${above} lines above`).toHaveLength(jobs)
  }
})

test.each([
  ['Ayesha Khan', 'ayesha-khan-cv.pdf'],
  ['عائشہ خان', 'عائشہ-خان-cv.pdf'],
  ['../x', 'x-cv.pdf'],
])('of %s it is saved as %s', async (name, fileName) => {
  const identity = { ...bareContent.identity, name }
  const { valuesOf } = buildOf({ ...bareContent, identity })
  const { cv } = await valuesOf<typeof import('virtual:downloads')>('virtual:downloads')
  expect(cv).toEqual({ url: '/cv.pdf', fileName })
})

test('the owner’s own file goes before it', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'public'))
  await writeFile(join(root, 'public/cv.pdf'), 'mine')
  const { rootFile } = buildIn(contextOf(bareContent, '/', root))
  expect(await rootFile('cv.pdf')).toBeUndefined()
})
