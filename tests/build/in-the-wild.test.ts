/** Strangers' résumés: whatever form they have, they are read, or it is said what was left out and why. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'

import { uncoveredCharacters } from '#build/fonts/coverage.ts'
import { importCommand } from '#build/import-resume/import-command.ts'
import { readResume } from '#build/import-resume/read-resume.ts'
import { toContent } from '#build/import-resume/to-content.ts'
import { languages } from '#content-model/words/languages.ts'
import { merged } from '#content-model/words/merged.ts'
import { check, icons } from '../content/a-content.ts'
import { linkPackages, ownFolder } from '../own-folder.ts'
import { stringsIn } from '#lib/strings.ts'
import { own } from './contents.ts'

const ROOT = process.cwd()

/** What the import makes of a résumé. */
const imported = (given: unknown, missing?: string[]) => {
  const { resume, lang, lost } = readResume(given, missing)
  const files = JSON.parse(JSON.stringify(toContent(resume, icons))) as ReturnType<typeof toContent>
  return { ...files, lang, lost }
}

/** A project of nothing but its packages: what is refused is refused before anything is read of it. */
const folder = await ownFolder()
await linkPackages(folder)
afterAll(() => rm(folder, { recursive: true }))

const named = (more: object) => ({ basics: { name: 'Ines Varga' }, ...more })

test.each([
  ['{"name":"shop","version":"1.0.0","dependencies":{},"scripts":{}}', 'is nearest to'],
  ['{"$schema":"http://json-schema.org/draft-07/schema#","properties":{"a":{}}}', 'is nearest to'],
  ['{"compilerOptions":{"strict":true}}', 'lacks basics.name and work'],
  ['{"colour":"red","size":[1,2]}', 'is nearest to JSON Resume, but lacks basics.name and work.'],
  ['{"basics":{"label":"Miller"}}', 'lacks basics.name'],
  [
    '{"main":{"bio":"Mills."}}',
    'is nearest to react-nice-resume (resumeData.json), but lacks resume',
  ],
  ['cv:\n  name: Ines\n', 'is nearest to RenderCV, but lacks cv.sections. These forms are read:'],
  ['[{"basics":{"name":"A"},"work":[]},{"basics":{"name":"B"}}]', 'a list of 2'],
  ['{}', 'says nothing'],
  ['"Ines Varga"', 'a text'],
  ['%PDF-1.7\n', 'a PDF'],
  ['PK\u0003\u0004', 'a zip archive'],
  ['{\\rtf1 Ines}', 'RTF'],
  ['First Name,Last Name,Headline\nInes,Varga,Miller\n', 'a table (CSV)'],
  ['<?xml version="1.0"?><cv/>', 'XML'],
  ['', 'empty'],
])('%j is refused, and it is said what it is', async (given, sentence) => {
  await writeFile(join(folder, 'mine.json'), given)
  const said: string[] = []
  const print = (line: string) => said.push(line)
  const output = { log: print, warn: print, error: print }
  expect(await importCommand(folder, ['mine.json'], output)).toBe(1)
  expect(said).toEqual([expect.stringMatching(/^mine\.json: [^\n]*save[^\n]*$/)])
  expect(said[0]).toContain(sentence)
})

test('one field of another type is read by its plain meaning, and refuses nothing', () => {
  const { lost, ...files } = imported({
    basics: {
      name: { first: 'Ines', last: 'Varga' },
      email: ['ines@mill.test'],
      phone: { mobile: '+43 664 123456' },
      summary: ['One.', 'Two.'],
      location: 'Graz, Austria',
      profiles: { github: 'https://github.com/ines', linkedin: 'ines' },
    },
    work: {
      company: 'Mill',
      position: 'Head',
      location: { city: 'Graz', countryCode: 'AT' },
      startDate: { year: 2015, month: 3 },
      highlights: 'One\nTwo',
      salary: { amount: 5 },
    },
    education: 'School',
    skills: { Web: ['HTML', 'CSS'], Patience: 'some', SQL: 4 },
    languages: { German: 'native' },
    interests: 'Rowing; Films',
    references: { Bo: 'Fine.' },
    projects: { Sieve: { description: 'Sieves.', keywords: 'Go, AWS (EC2, S3)' }, Pot: 'A pot.' },
    certificates: ['Sieves I'],
  })
  expect(files).toMatchObject({
    identity: {
      name: 'Ines Varga',
      email: 'ines@mill.test',
      phone: '+43 664 123456',
      city: 'Graz',
      country: 'Austria',
      links: [{ network: 'GitHub' }, { network: 'LinkedIn', username: 'ines' }],
    },
    about: { text: ['One.', 'Two.'] },
    experience: [{ location: 'Graz, AT', startDate: '2015-03', highlights: ['One', 'Two'] }],
    education: [{ institution: 'School' }],
    skills: [
      { name: 'HTML', group: 'Web' },
      { name: 'CSS', group: 'Web' },
      { name: 'Patience', level: 'some' },
      { name: 'SQL', level: '4' },
    ],
    languages: [{ language: 'German', fluency: 'native' }],
    interests: [{ name: 'Rowing' }, { name: 'Films' }],
    references: [{ name: 'Bo', reference: 'Fine.' }],
    projects: [
      { title: 'Sieve', techStack: 'Go; AWS (EC2, S3);' },
      { title: 'Pot', description: 'A pot.' },
    ],
    certificates: [{ name: 'Sieves I' }],
  })
  expect(lost).toEqual(['work · salary.amount: “5”'])
})

const SHORT = {
  de: 'Softwareentwicklerin',
  fr: 'Développeuse web',
  it: 'Ho realizzato applicazioni web.',
  vi: 'Lập trình viên',
  es: 'Diseñadora gráfica en Madrid',
  'pt-BR': 'Engenheira de dados',
  ja: 'React で Web アプリを開発',
  ko: '웹 개발자, React 와 TypeScript',
  zh: '前端工程师，熟悉 React、TypeScript 和 Node.js',
  ru: 'Разработчик интерфейсов',
  uk: 'Розробниця інтерфейсів',
  fa: 'برنامه‌نویس و طراح وب',
  el: 'Προγραμματίστρια',
  nl: 'Softwareontwikkelaar met ervaring in webapplicaties',
  en: 'Built the mill',
}

test.each(Object.entries(SHORT))('a few words of %s tell it', (lang, label) => {
  const countryCode = lang === 'pt-BR' ? 'BR' : 'CH'
  const basics = { name: 'Ines Varga', label, location: { countryCode } }
  expect(imported({ basics }).lang).toBe(lang)
})

test.each([
  ['de', { language: 'de' }],
  ['de-AT', { lang: 'de_AT' }],
  ['de', { meta: { language: 'German' } }],
  ['ja', { metadata: { locale: '日本語' } }],
  ['pt-BR', { inLanguage: 'pt-br' }],
])('the file’s own field decides for %s', (lang, more) => {
  expect(
    imported({ name: 'Ines', jobs: [{ firm: 'Mill', role: 'Full-stack developer' }], ...more })
      .lang,
  ).toBe(lang)
})

test('nothing that is written depends on the language: no title of a page, no name of a country', () => {
  const basics = { name: 'Ines', label: 'Chefin', location: { city: 'Graz', countryCode: 'at' } }
  const { identity, dashboard, pages, ...rest } = imported({
    basics,
    projects: [{ name: 'A' }, { name: 'B' }],
  })
  expect(identity.country).toBe('AT')
  expect(dashboard.projects).toEqual({ text: 'A · B' })
  const written = stringsIn({ identity, dashboard, pages, ...rest })
  const ofPages = Object.values(languages).flatMap(({ ui }) => stringsIn(ui.pages))
  const titles = new Set(ofPages.map(([, text]) => text))
  expect(written.filter(([, text]) => titles.has(text))).toEqual([])
})

test('what is not to be shown is left out, and said', () => {
  const job = { position: 'Head', startDate: '2015' }
  const { experience, skills, identity, lost } = imported({
    basics: {
      name: 'Ines Varga',
      phone: { value: '+43 664 123456', private: true },
      profiles: [{ network: 'X', url: 'https://x.com/ines', hidden: 'yes' }],
    },
    work: [
      { ...job, name: 'A', hide: true },
      { ...job, name: 'B', hidden: true },
      { ...job, name: 'C', visible: false },
      { ...job, name: 'D', enabled: 'false' },
      { ...job, name: 'E', status: 'draft' },
      { ...job, name: 'F', showOnResume: 0 },
      { ...job, name: 'I', visible: true, highlights: [{ text: 'One' }, { text: 'Two', hide: 1 }] },
    ],
    skills: { visible: false, items: [{ name: 'HTML' }] },
    _education: [{ institution: 'School' }],
  })
  expect(experience.map(({ companyName }) => companyName)).toEqual(['I'])
  expect(experience[0]?.highlights).toEqual(['One'])
  expect([skills, identity.phone, identity.links]).toEqual([[], undefined, []])
  expect(lost).toEqual(
    expect.arrayContaining([
      'basics.phone is hidden by private: true',
      'basics.profiles[0] is hidden by hidden: yes',
      'work[0] is hidden by hide: true',
      'work[2] is hidden by visible: false',
      'work[6].highlights[1] is hidden by hide: 1',
      'skills is hidden by visible: false',
      '_education · School · institution: “School”',
    ]),
  )
})

/** The first of some jobs, each with these dates. */
const firstJob = (...dates: object[]) => {
  const work = dates.map((one) => ({ name: 'Mill', ...one }))
  return imported(named({ work })).experience[0]!
}

/** When the first of some jobs began. */
const firstStart = (...startDates: string[]) =>
  firstJob(...startDates.map((startDate) => ({ startDate }))).startDate

test.each(
  `2015-03: Mar 2015|March 2015|Mar. 2015|mars 2015|März 2015|marzo de 2015|março de 2015|maart 2015|марта 2015 г.|март 2015
  |березень 2015|مارس 2015|مارچ 2015|मार्च 2015|มีนาคม 2558|2015年3月|2015년 3월|Tháng 3 2015|thg 3, 2015|03/2015|3.2015|2015/03
  |۲۰۱۵/۰۳|2015-Mar|Mar '15|Mar-15|03/15|平成27年3月|march-2015|Mar 2015 (2 years)|März 2015 [bis auf Weiteres]|Μάρτιος 2015
2015-03-15: 15.03.2015|15. März 2015|March 15, 2015|15 March 2015|15th of March 2015|15 марта 2015 г.|1426377600|2015-03-15T12:00:00Z
  |03/15/2015|15/03/2015|2015. március 15.|2015年3月15日|15-Mar-2015|Sunday, March 15, 2015
2015: ۲۰۱۵|٢٠١٥|२०१५|২০১৫|２０１５|2015年|2015 г.|seit 2015|2558|04/03/2015`
    .split(/\n(?=\d)/)
    .map((line) => line.split(/: (.*)/s) as [string, string]),
)('%s is read however it is written', (iso, written) => {
  const given = written.split('|').map((one) => one.trim())
  expect(given.map((one) => [one, firstStart(one)])).toEqual(given.map((one) => [one, iso]))
})

const goesOn = (endDate: string) => firstJob({ startDate: '2010', endDate }).endDate === 'Present'

test('what goes on is understood in every language of the site, and in others', () => {
  const ours = Object.values(languages).map(({ ui }) => ui.experience.present)
  const others =
    `至今|현재|по настоящее время|н.в.|bis heute|till date|to date|do teraz|obecnie|günümüz|halen|σήμερα|עד היום
    |oggi|in corso|heden|nuvarande|jelenleg|în prezent|дотепер|تاکنون|حتى الآن|अब तक|ปัจจุบัน|現在に至る|재직 중|hasta la fecha
    |até o momento|La actualidad|à ce jour|Currently|ongoing|đến nay|9999-12-31`
      .split('|')
      .map((word) => word.trim())
  const durations = [
    'Present (2 years)',
    'heute [3 J.]',
    '至今（3年）',
    'nay 【2 năm】',
    'Present · 2 yrs 3 mos',
  ]
  const all = [...ours, ...others, ...durations]
  expect(all.filter((word) => !goesOn(word))).toEqual([])
  expect(['2015', 'Presentation', 'Ende 2014', 'March'].filter(goesOn)).toEqual([])
})

test.each([
  ['2015 – 2018', '2015', '2018'],
  ['2015-2018', '2015', '2018'],
  ['2015–18', '2015', '2018'],
  ['Mar 2015 - Present', '2015-03', 'Present'],
  ['März 2015 bis heute', '2015-03', 'Present'],
  ['с 2015 по настоящее время', '2015', 'Present'],
  ['2015年3月～2018年4月', '2015-03', '2018-04'],
  ['août 2015 à mars 2018', '2015-08', '2018-03'],
  ['March – May 2018', '2018-03', '2018-05'],
  ['15.03.2015 - 31.12.2016', '2015-03-15', '2016-12-31'],
  ['desde marzo de 2015 hasta la actualidad', '2015-03', 'Present'],
  ['since 2015', '2015', 'Present'],
  ['2018', 'Your date', '2018'],
])('the time %s is read', (date, startDate, endDate) => {
  expect(firstJob({ date })).toMatchObject({ startDate, endDate })
})

test.each([
  ['Fall 2023', '2023 (Fall 2023)', '2023 (Fall 2023)'],
  ['2018- now', '2018', 'Present'],
  ['2018 -present', '2018', 'Present'],
  ['Jun-Aug 2021', '2021-06', '2021-08'],
  ['November 23rd - 25th, 2018', '2018-11-23', '2018-11-25'],
  ['23.-25. November 2018', '2018-11-23', '2018-11-25'],
  ['Q3 2021 – H1 2022', '2021 (Q3 2021)', '2022 (H1 2022)'],
  ['2019/20', '2019', '2020'],
])('of the time %s no more is known than it says', (date, startDate, endDate) => {
  expect(firstJob({ date })).toMatchObject({ startDate, endDate })
})

test('a beginning and an end with words around them keep these, and no month is invented', () => {
  const starts = [
    'Summer 2022',
    'c. 2015',
    'ca. 2015',
    'Ende 2014',
    'été 2019',
    'đầu 2016',
    '2020.',
  ]
  expect(starts.map((start) => firstStart(start))).toEqual([
    '2022 (Summer 2022)',
    '2015 (c. 2015)',
    '2015 (ca. 2015)',
    '2014 (Ende 2014)',
    '2019 (été 2019)',
    '2016 (đầu 2016)',
    '2020',
  ])
  const education = [
    { institution: 'A', dates: '2011/12' },
    { institution: 'B', dates: '2016-17' },
    { institution: 'C', dates: 'WS 2018/19' },
    { institution: 'D', endDate: 'Expected May 2028' },
    { institution: 'E', endDate: 'Class of 2019' },
  ]
  expect(imported(named({ education })).education).toMatchObject([
    { startDate: '2011', endDate: '2012' },
    { startDate: '2016', endDate: '2017' },
    { endDate: '2018 (WS 2018/19)' },
    { endDate: '2028-05 (Expected May 2028)' },
    { endDate: '2019 (Class of 2019)' },
  ])
})

test('months that are called alike are those of the file’s language; days come first where one must', () => {
  const work = [{ name: 'Mill', startDate: 'listopad 2015' }]
  const startIn = (language: string) => imported(named({ language, work })).experience[0]?.startDate
  expect([startIn('pl'), startIn('hr')]).toEqual(['2015-11', '2015-10'])
  expect(firstStart('03/04/2015', '25/04/2015')).toBe('2015-04-03')
  expect(firstStart('03/04/2015', '04/25/2015')).toBe('2015-03-04')
})

test('what stands beside the parts of a date is listed', () => {
  const startDate = { year: 2015, month: 3, note: 'about' }
  const { experience, lost } = imported(named({ work: [{ name: 'Mill', startDate }] }))
  expect([experience[0]?.startDate, lost]).toEqual([
    '2015-03',
    ['work · Mill · startDate.note: “about”'],
  ])
})

test('an end before the beginning is left to write, and said', () => {
  const { experience, lost } = imported(
    named({ work: [{ name: 'Mill', startDate: '2018', endDate: '2015' }] }),
  )
  expect(experience[0]?.endDate).toBe('Your date')
  expect(lost).toEqual(['work · Mill · endDate ends before it begins: “2015”'])
})

test('near names are read', () => {
  const { lost, ...files } = imported({
    name: 'Ines Varga',
    experience: [
      {
        employer: 'Mill',
        jobTitle: 'Head',
        from: '2015-03',
        to: 'Present',
        activities: ['Milled'],
        highlights: { Flour: ['Sieved', 'Sold'], Team: [{ text: 'Led' }] },
      },
      {
        company: 'Inn',
        positions: [
          { title: 'Cook', start: '2012', end: '2014' },
          { title: 'Waiter', start: '2010', end: '2012' },
        ],
      },
    ],
    publications: [{ title: 'On flour', journal: 'Press', year: 2015 }],
    awards: [{ name: 'Best', issuer: 'Guild' }],
    hobbies: ['Rowing'],
    certs: [{ title: 'Sieves', authority: 'Guild' }],
  })
  expect(files).toMatchObject({
    experience: [
      {
        companyName: 'Mill',
        position: 'Head',
        startDate: '2015-03',
        endDate: 'Present',
        highlights: ['Flour: Sieved', 'Flour: Sold', 'Team: Led', 'Milled'],
      },
      { companyName: 'Inn', position: 'Cook', startDate: '2012', endDate: '2014' },
      { companyName: 'Inn', position: 'Waiter' },
    ],
    publications: [{ name: 'On flour', publisher: 'Press', releaseDate: '2015' }],
    awards: [{ title: 'Best', awarder: 'Guild' }],
    interests: [{ name: 'Rowing' }],
    certificates: [{ name: 'Sieves', issuer: 'Guild' }],
  })
  expect(lost).toEqual([])
})

test('what has no place is listed, whatever it looks like, and a switch or an id is nobody’s loss', () => {
  const { lost, ...files } = imported({
    ...named({ work: [{ name: 'Mill', id: 'a1', order: 3, showLogo: true }] }),
    lehre: [{ institution: 'School', degree: 'BSc' }],
    sidebar: { education: true, position: 'right' },
    education: [{ colour: 'red' }],
  })
  expect(lost).toEqual([
    'lehre · School · institution: “School”',
    'lehre · School · degree: “BSc”',
    'sidebar · position: “right”',
    'education · entry 1 · colour: “red”',
  ])
  expect(files).toMatchObject({ education: [], skills: [], experience: [{ companyName: 'Mill' }] })
})

test.each([
  [{ city: 'Graz', region: 'Styria', country: 'Austria' }, ['Graz', 'Styria', 'Austria']],
  [{ city: 'Graz', region: 'Styria', countryCode: 'AT' }, ['Graz', 'Styria', 'AT']],
  [{ city: 'Austin', region: 'Texas' }, ['Austin', 'Texas', 'Your country']],
  [{ city: 'Graz', region: 'Austria' }, ['Graz', undefined, 'Austria']],
  [{ city: 'Graz', country: { code: 'AT', name: 'Austria' } }, ['Graz', undefined, 'AT']],
  ['Graz, Styria, Austria', ['Graz', 'Styria', 'Austria']],
  ['8010 Graz, Österreich', ['Graz', undefined, 'Österreich']],
  ['Austin, TX', ['Austin', 'TX', 'Your country']],
  [
    ['Graz', 'Austria'],
    ['Graz', undefined, 'Austria'],
  ],
  [{ address: 'Graz, Austria' }, ['Graz', undefined, 'Austria']],
])('%j is in its place', (location, place) => {
  const { identity } = imported({ basics: { name: 'Ines', location } })
  expect([identity.city, identity.region, identity.country]).toEqual(place)
})

test.each([
  ['https://github.com/ines', 'GitHub'],
  ['https://www.linkedin.com/in/ines', 'LinkedIn'],
  ['https://stackoverflow.com/users/1/ines', 'Stack Overflow'],
  ['https://ines.medium.com', 'Medium'],
  ['https://www.xing.com/profile/Ines', 'XING'],
  ['https://orcid.org/0000-0001', 'ORCID'],
  ['https://social.mill.test/@ines', 'social.mill.test'],
])('a profile at %s without a network is called %s', (url, network) => {
  const { identity } = imported({ basics: { name: 'Ines', profiles: [{ url }] } })
  expect(identity.links).toEqual([{ network, url }])
})

test.each([
  ['GitHub', 'ines', 'https://github.com/ines'],
  ['GitLab', '@ines', 'https://gitlab.com/ines'],
  ['linkedin', 'ines', 'https://www.linkedin.com/in/ines'],
  ['X', '@ines', 'https://x.com/ines'],
  ['Mastodon', '@ines@mill.test', 'https://mill.test/@ines'],
  ['Stack Overflow', '12', 'https://stackoverflow.com/users/12'],
  ['ORCID', '0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097'],
  ['Codeberg', 'ines', 'https://codeberg.org/ines'],
  ['Bluesky', 'ines.mill.test', 'https://bsky.app/profile/ines.mill.test'],
  ['YouTube', '@ines', 'https://www.youtube.com/@ines'],
  ['Telegram', 'ines', 'https://t.me/ines'],
  ['LinkedIn', 'https://www.linkedin.com/in/ines', 'https://www.linkedin.com/in/ines'],
])('a profile in %s by its name %s alone is at %s', (network, username, url) => {
  const { identity, lost } = imported({
    basics: { name: 'Ines', profiles: [{ network, username }] },
  })
  expect([identity.links.map((link) => link.url), lost]).toEqual([[url], []])
})

test('a profile whose address cannot be known is left out and listed', () => {
  const profiles = [
    { network: 'Guild', username: 'ines' },
    { network: 'ORCID', username: 'ines' },
    { network: 'Mastodon', username: '@ines' },
  ]
  const { identity, lost } = imported({ basics: { name: 'Ines', profiles } })
  expect(identity.links).toEqual([])
  expect(lost).toContain('basics.profiles · Guild · username: “ines”')
  expect(lost).toHaveLength(6)
})

test.each([
  [{ email: 'a@b.test, c@d.test' }, { email: 'a@b.test' }, true],
  [{ email: 'mailto:a@b.test?subject=Hello' }, { email: 'a@b.test' }, true],
  [{ email: '<a@b.test>' }, { email: 'a@b.test' }, false],
  [{ phone: '+43 664 123456 ext. 12' }, { phone: '+43 664 123456' }, true],
  [{ phone: 'tel:+43-664-123456' }, { phone: '+43-664-123456' }, false],
  [{ url: '[mine](https://b.test)' }, { website: 'https://b.test' }, true],
  [{ url: '<https://b.test>' }, { website: 'https://b.test' }, false],
])('%j is read, and it is said what of it is left', (basics, has, isInPart) => {
  const { identity, lost } = imported({ basics: { name: 'Ines', ...basics } })
  expect(identity).toMatchObject(has)
  expect(lost.filter((line) => !line.includes(' is read in part: '))).toEqual([])
  expect(lost).toHaveLength(Number(isInPart))
})

test('a link in a name is a name and an address', () => {
  const { projects, experience, lost } = imported(
    named({
      projects: [
        { name: '[Sieve](https://sieve.test)' },
        { name: '[Pot](https://pot.test)', url: 'https://own.test' },
      ],
      work: [{ name: '<a href="https://mill.test">Mill</a>' }],
    }),
  )
  expect(projects).toMatchObject([
    { title: 'Sieve', link: 'https://sieve.test' },
    { title: 'Pot', link: 'https://own.test' },
  ])
  expect(experience).toMatchObject([{ companyName: 'Mill', url: 'https://mill.test' }])
  expect(lost).toEqual(['projects · [Pot](https://pot.test) · name: “https://pot.test”'])
})

test.each([
  ['- React\n- Vue', ['React', 'Vue']],
  ['• React • Vue', ['React', 'Vue']],
  ['R&amp;D, C&#43;&#43;, C#', ['R&D', 'C++', 'C#']],
  ['React, Vue, and TypeScript', ['React', 'Vue', 'TypeScript']],
  ['C, Rust and Python', ['C', 'Rust', 'Python']],
  ['Health and Safety', ['Health and Safety']],
  ['React · Vue / Svelte', ['React', 'Vue', 'Svelte']],
  ['1,000+ commits, CI/CD', ['1,000+ commits', 'CI/CD']],
  [
    ['• R&amp;D', 'Go, C'],
    ['R&D', 'Go, C'],
  ],
])('%j are words', (keywords, words) => {
  const { skills } = imported(named({ skills: [{ name: 'Web', keywords }] }))
  expect(skills.map(({ name }) => name)).toEqual(words)
})

test('a sign of a list that no font has divides points', () => {
  const summary = '➤ One\n➤ Two'
  const [job] = imported(named({ work: [{ name: 'Mill', summary }] }), ['➤']).experience
  expect(job?.highlights).toEqual(['One', 'Two'])
})

test('of skills that are named with their fields the names are the skills', () => {
  const skills = [
    { name: 'React', keywords: ['Screens'] },
    { name: 'Vue.js', keywords: ['Screens'] },
    { name: 'Docker', level: 'good', keywords: ['Ships', 'Ports'] },
  ]
  expect(imported(named({ skills })).skills).toMatchObject([
    { name: 'React', group: 'Screens' },
    { name: 'Vue.js', group: 'Screens' },
    { name: 'Docker', group: 'Ships · Ports', level: 'good' },
  ])
})

test.each([
  ['(0316) 12 34 56', '(0316) 12 34 56'],
  ['(+43) 664 123456', '+43 664 123456'],
  ['[+43] 664 123456', '+43 664 123456'],
  ['+43 664 123‑456', '+43 664 123-456'],
  ['+43 664–123—456', '+43 664-123-456'],
  ['+43\u00a0664\u202f123456', '+43 664 123456'],
  ['Tel.: +43 664 123456', '+43 664 123456'],
  ['+43 664 123456 (mobil)', '+43 664 123456'],
  ['tel:+43664123456', '+43664123456'],
  ['٠٣٠٠ ١٢٣٤٥٦٧', '0300 1234567'],
])('the phone %s is kept', (phone, kept) => {
  expect(imported({ basics: { name: 'Ines', phone } }).identity.phone).toBe(kept)
})

test('skills stay in the order of the file', () => {
  const given = [
    { name: 'Web', keywords: ['HTML'] },
    'Patience',
    { name: 'Tools', keywords: ['Git'] },
    'Chess',
  ]
  const { skills } = imported(named({ skills: given }))
  expect(skills.map(({ name }) => name)).toEqual(['HTML', 'Patience', 'Git', 'Chess'])
})

test.each(
  '• · ‣ ▪ ● ◦ ■ □ ◆ ➤ ➢ ► → ✓ ✔ ★ － ・ – — − \u{f0b7} \u{f0a7} * - + 1. 1) (a)'.split(' '),
)('lines after %j are points', (sign) => {
  const summary = `Ran it:\n${sign} One\n${sign} Two`
  const [job] = imported(named({ work: [{ name: 'Mill', summary }] })).experience
  expect(job).toMatchObject({ aboutPosition: 'Ran it:', highlights: ['One', 'Two'] })
})

test('points of a line, and signs before highlights, are those of a list', () => {
  const work = [{ name: 'Mill', summary: '• One • Two • Three', highlights: ['• Four', '- Five'] }]
  expect(imported(named({ work })).experience[0]).toMatchObject({
    highlights: ['One', 'Two', 'Three', 'Four', 'Five'],
  })
})

test('a text that is a list of texts is read to its end', () => {
  const job = {
    name: 'Harbour',
    position: 'Pilot',
    highlights: [{ text: ['Led boats', 'Drew maps'] }],
  }
  const { experience, lost } = imported(named({ work: [job] }))
  expect(experience).toMatchObject([{ highlights: ['Led boats', 'Drew maps'] }])
  expect(lost).toEqual([])
})

test('the address of a link is in no description of a page', () => {
  const summary =
    'I run <a href="https://mill.test/a">the mill</a>, see https://graz.test. It turns.'
  const { pages, dashboard, about } = imported({ basics: { name: 'Ines', summary } })
  expect(pages.home.description).toBe('I run the mill, see.')
  expect(dashboard.about.text).toBe(pages.home.description)
  expect(about.text[0]).toContain('the mill (https://mill.test/a)')
})

/** What no file format allows, and the sign of a file in another encoding. */
const CONTROLS = /[^\P{Cc}\t\n\r]|\ufffd/u

/** What stops a build of a content. */
const faultsOf = async (given: object) => {
  const owner = { ...(merged(own, given) as object), site: own.site, caseStudies: {} }
  const { errors } = await check(JSON.parse(JSON.stringify(owner)) as object)
  const words = stringsIn(given).map(([, text]) => text)
  return [
    ...errors.map(({ file, field, message, value }) => `${file} ${field} ${message} ${value}`),
    ...words.filter((word) => CONTROLS.test(word)),
    ...(await uncoveredCharacters(ROOT, words.join(''))),
  ]
}

test('nothing that is written stops the build: signs, dates, addresses, letters of no font', async () => {
  const given = {
    basics: {
      name: 'Ines\u0000 Varga\n',
      label: 'Head \u{f0b7} of\u0007 all \u{1fae9}\u{10fffd}',
      email: 'ines (at) mill',
      url: 'https://mill.test/100%',
      summary: 'Caf\u00e9 \ufffd \ud800 ok\u2028next',
      phone: 'upon request',
    },
    work: [
      { name: 'Mill', startDate: 'some day', endDate: 'later', url: 'nowhere', highlights: [' '] },
    ],
    skills: [{ name: 'HTML' }, { name: 'html' }, 'HTML', { keywords: ['\u{f0b7}'] }],
    languages: ['ქართული', 'German'],
    projects: [
      { name: 'A', keywords: [',', 'B'] },
      { name: 'A', startDate: '2018', endDate: '2012' },
    ],
  }
  const words = stringsIn(given).map(([, text]) => text)
  const {
    lang: _,
    lost,
    ...files
  } = imported(given, await uncoveredCharacters(ROOT, words.join('')))
  expect(await faultsOf(files)).toEqual([])
  expect(files.identity).toMatchObject({ name: 'Ines Varga', email: 'you@example.com' })
  expect(lost).toContain('languages[0] has letters that no font of the site can write: “ქართული”')
})

test('a résumé in letters that no font can write is refused in one sentence', async () => {
  const basics = { name: 'სახელი', label: 'პროგრამისტი', email: 'a@b.test' }
  const missing = await uncoveredCharacters(ROOT, Object.values(basics).join(''))
  expect(() => imported({ basics }, missing)).toThrow(/^is in letters [^\n]+ add a font [^\n]+$/)
})

const KEYS =
  `name basics work experience education skills languages projects profiles location startDate endDate date summary
  highlights keywords url email phone items hidden visible position company label period level description`.split(
    /\s+/,
  )

const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      'Mill',
      '2015',
      'heute',
      'https://mill.test',
      'a@b.test',
      '• One\n• Two',
      '<p>x</p>',
      '',
    ),
    fc.string({ unit: 'binary' }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('json'), { maxKeys: 5 }),
  ),
}))

/** What the import makes of any file, or the sentence that refuses it. */
const importedOrRefused = (file: unknown, missing: string[]) => {
  try {
    const { lang: _lang, lost: _lost, ...files } = imported(file, missing)
    return { files, refusal: undefined }
  } catch (error) {
    return { files: {}, refusal: (error as Error).message }
  }
}

test('whatever a file says, it makes a content that can be built, or one sentence', async () => {
  const given = fc.dictionary(fc.constantFrom(...KEYS), json, { maxKeys: 6 })
  await fc.assert(
    fc.asyncProperty(given, async (file) => {
      const words = stringsIn(file).map(([, text]) => text)
      const missing = await uncoveredCharacters(ROOT, words.join(''))
      const { files, refusal = 'is what we save' } = importedOrRefused(file, missing)
      expect(refusal).toMatch(/^is [^\n]*(?:save|add)[^\n]*$/)
      expect(await faultsOf(files)).toEqual([])
    }),
    { numRuns: 60 },
  )
})
