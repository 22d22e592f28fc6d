/** Résumés, contact card, sitemap and llms.txt say all of any content, in their own formats. */
import { telephone } from '#lib/addresses.ts'
import schema from '@jsonresume/schema/schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { catalogue } from '#machines/catalogue.ts'
import { bareContent, type ReadContent, content, fullContent } from './contents.ts'
import { buildOf } from './contexts.ts'
import { hostileContent, NAME } from './hostile.ts'

const hostile = await hostileContent()

const builds = {
  bare: buildOf({ ...bareContent, site: { ...bareContent.site, inspector: false } }),
  full: buildOf(fullContent, '/work/'),
  hostile: buildOf(hostile, '/portfolio/'),
}

/** The text of a file at the root; empty if there is none. */
const write = async (file: string, { rootFile } = builds.full) =>
  String((await rootFile(file)) ?? '')

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
const validate = ajv.compile(schema)

test.each([
  ['the tests’ own content', buildOf()],
  ['hostile content', builds.hostile],
  ['content with everything', builds.full],
  ['content with next to nothing', builds.bare],
])('resume.json of %s is what the official schema asks for', async (_, build) => {
  validate(JSON.parse(await write('resume.json', build)))
  expect(validate.errors).toBeNull()
})

// What else it has comes back from an import: `import-resume.test.ts`.
test('resume.json names every address, and what goes on has no end', async () => {
  const resume = JSON.parse(await write('resume.json')) as { work: object[] }
  expect(resume).toMatchObject({
    basics: {
      phone: '+880 (0)2 5566 7788',
      url: 'https://nadia.bd/work/',
      location: { city: 'Dhaka', countryCode: 'BD' },
      profiles: [
        { network: 'GitLab', url: 'https://gitlab.com/nadia' },
        { network: 'ORCID', url: 'https://orcid.org/0000-0001' },
        { network: fullContent.documents.website, url: 'https://bridges.bd/' },
      ],
    },
    work: [{ startDate: '2023-02' }, { startDate: '2018-08', endDate: '2019-09' }],
    projects: [{ url: 'https://gauge.bd/' }, { note: 'Private client work' }, {}],
  })
  expect(resume.work[0]).not.toHaveProperty('endDate')
})

test('resume.txt has every section, in the order of a résumé', async () => {
  const { documents, ui } = fullContent
  const text = await write('resume.txt')
  const parts = [
    'Nadia Rahman\nEngineer\n4 Ghat Road, 1100 Dhaka, Dhaka Division, Bangladesh\n',
    `${documents.email}: nadia@rahman.bd\n`,
    `${documents.phone}: +880 (0)2 5566 7788\n`,
    `${documents.website}: https://nadia.bd/work/\nhttps://bridges.bd/\n`,
    'GitLab: https://gitlab.com/nadia',
    ui.about.experience.toUpperCase(),
    `Platform engineer, Maré Systems\nFeb 2023 – ${ui.experience.present}\nLisbon, Software for harbours\nThe machines and the screens of four harbours.\n- Cut the time from a report to its repair from nine days to two.\n- Moved 140 services to one platform.\nhttps://mare.okafor.test\n\n`,
    documents.projects.toUpperCase(),
    `Nine rivers read it.\n${documents.madeWith}: C++, Qt\n${documents.demo}: https://gauge.bd/\n`,
    `Toll Gate\nIt measures.\n${documents.madeWith}: C++, Qt\nPrivate client work\n\n`,
    ui.about.skills.toUpperCase(),
    'C++, Statics (Master)\nBy hand, Fair: Sketching, Knots\n\n',
    'Portuguese, Native speaker\nEnglish, Every day at work\nUrdu\n',
  ]
  let rest = text
  for (const part of parts) {
    expect(rest).toContain(part)
    rest = rest.slice(rest.indexOf(part) + part.length)
  }
  expect(text).not.toContain('undefined')
})

test('a date of which the year is known is shown as it was written, and no month is invented', async () => {
  const [job] = fullContent.experience
  const dates = { startDate: '2022 (Fall 2022)', endDate: '2028-05 (Expected May 2028)' }
  const build = buildOf({ ...fullContent, experience: [{ ...job!, ...dates }] })
  const { work } = JSON.parse(await write('resume.json', build)) as { work: object[] }
  expect(work).toMatchObject([{ startDate: '2022', endDate: '2028-05' }])
  expect(await write('resume.txt', build)).toContain('\nFall 2022 – Expected May 2028\n')
})

test.each([
  ['Maren Okafor', 'en', ['Okafor', 'Maren', '', '', '']],
  ['María de la Cruz', 'es', ['de la Cruz', 'María', '', '', '']],
  ['Ada King, PhD', 'en', ['King', 'Ada', '', '', 'PhD']],
  ['عائشہ گوہر خان', 'ur', ['خان', 'عائشہ گوہر', '', '', '']],
  ['Nguyễn Thị Ánh', 'vi', ['Nguyễn', 'Thị Ánh', '', '', '']],
  ['王小明', 'zh', ['', '王小明', '', '', '']],
  ['Prince; Wales', 'en', ['Wales', 'Prince;', '', '', '']],
])('contact.vcf tells the parts of %s', async (name, lang, parts) => {
  const identity = { ...bareContent.identity, name }
  const site = { ...bareContent.site, lang }
  const text = await write('contact.vcf', buildOf({ ...bareContent, identity, site }))
  const [, properties] = ICAL.parse(text) as unknown as [
    string,
    [string, object, string, unknown][],
  ]
  expect(properties.find(([property]) => property === 'n')?.[3]).toEqual(parts)
})

test('contact.vcf is a vCard 4.0 that is read back, and its lines are short', async () => {
  const identity = { ...hostile.identity, label: 'Köchin '.repeat(40) }
  const text = await write('contact.vcf', buildOf({ ...hostile, identity }, '/portfolio/'))
  const [kind, properties] = ICAL.parse(text) as unknown as [
    string,
    [string, object, string, unknown][],
  ]
  const values = (name: string) =>
    properties.filter(([property]) => property === name).map((property) => property[3])
  expect([kind, ...values('version')]).toEqual(['vcard', '4.0'])
  expect(values('fn')).toEqual([NAME])
  expect(values('email')).toEqual([content.identity.email])
  expect(values('tel').map(String)).toEqual([telephone(content.identity.phone!).slice(4)])
  expect(values('url')).toEqual([
    'https://you.github.io/portfolio/',
    content.identity.website,
    ...content.identity.links.map(({ url }) => url),
  ])
  // A call leaves out the 0 in brackets, which stands for calls from within the country.
  expect(await write('contact.vcf')).toContain('TEL:+880255667788\r\n')
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
})

test('the sitemap and llms.txt list every page, and those of machines if there are any', async () => {
  const address = 'https://you.github.io/portfolio/'
  const pages = ['', 'about', 'projects', 'projects/1', 'projects/13', 'machines']
  const sitemap = await write('sitemap.xml', builds.hostile)
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    [...pages, ...catalogue.map(({ id }) => `machines/${id}`)].map((path) => address + path),
  )
  const llms = await write('llms.txt', builds.hostile)
  const { about } = catalogue.find(({ id }) => id === 'menu')!
  expect(llms).toContain(`- [menu – Made of statecharts](${address}machines/menu): ${about}`)
  // Markdown of a text is no Markdown there.
  expect(llms).toContain(String.raw`\[link]\(javascript:x)`)
  const site = { ...hostile.site, inspector: false }
  expect(await write('llms.txt', buildOf({ ...hostile, site }))).not.toContain('/machines')
  expect(await write('robots.txt', builds.hostile)).toContain(`Sitemap: ${address}sitemap.xml`)
})

test('llms.txt links a project, or says what stands instead of a link', async () => {
  const { documents } = fullContent
  const llms = await write('llms.txt')
  expect(llms).toContain(
    `- [River Gauge](https://gauge.bd/): It measures. [${documents.source}](https://gitlab.com/nadia/gauge)\n` +
      '- Toll Gate: It measures. Private client work\n' +
      '- Span Tables: It measures.\n',
  )
  expect(llms).toContain(`[${documents.resumeText}](https://nadia.bd/work/resume.txt)`)
})

test('what has no entries has no section, and without an address nothing claims one', async () => {
  const { about, documents } = bareContent
  expect(await write('resume.txt', builds.bare)).toBe(
    `Nadia Rahman\nEngineer\nDhaka, Bangladesh\n\n${documents.email}: nadia@rahman.bd\n\n\n` +
      `${documents.profile.toUpperCase()}\n${'='.repeat(documents.profile.length)}\n\n${about.text[0]}\n`,
  )
  const llms = await write('llms.txt', builds.bare)
  const headings = [...llms.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
  expect(headings).toEqual([documents.pages, documents.files])
  expect(llms).toContain(`[${documents.resumeText}](./resume.txt)`)
  expect(llms).not.toContain('(./projects)')
  const resume = JSON.parse(await write('resume.json', builds.bare)) as object
  expect(Object.keys(resume)).toEqual(['$schema', 'basics', 'meta'])
  expect(resume).not.toHaveProperty('basics.url')
  expect(await write('contact.vcf', builds.bare)).not.toContain('URL')
  expect(await builds.bare.rootFile('sitemap.xml')).toBeUndefined()
  expect(await write('robots.txt', builds.bare)).toBe('User-agent: *\nAllow: /\n')
})

test.each([
  ['Việt Nam', { countryCode: 'VN' }],
  ['Vietnam', { countryCode: 'VN' }],
  ['香港', { countryCode: 'HK' }],
  ["Cote d'Ivoire", { countryCode: 'CI' }],
  ['Atlantis', { region: 'Atlantis' }],
])('%s is a country by its name, short or long, in any language', async (country, location) => {
  const { site, identity } = bareContent
  const there: ReadContent = {
    ...bareContent,
    site: { ...site, lang: 'vi' },
    identity: { ...identity, country },
  }
  const build = buildOf(there)
  const resume: unknown = JSON.parse(await write('resume.json', build))
  expect(resume).toHaveProperty('basics.location', { city: 'Dhaka', ...location })
  const code = 'countryCode' in location ? `;CC=${location.countryCode}` : ''
  expect(await write('contact.vcf', build)).toContain(`\r\nADR${code}:`)
})
