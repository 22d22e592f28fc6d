import { expect, test } from 'vitest'

import { readablePeriod } from '../../../src/build/feeds/dates.ts'
import { feeds } from '../../../src/build/feeds/feeds.ts'
import { publicationOf } from '../../../src/build/feeds/publication.ts'
import { bareContent, barePublication } from './contents.ts'

const publication = await barePublication()
const write = (file: string) => feeds[file]?.(publication)

test('what has no entries has no section', () => {
  const { about, documents } = publication.content
  const text = write('resume.txt')
  expect(text).toBe(
    [
      'Nadia Rahman\nEngineer\nDhaka, Bangladesh',
      `${documents.email}: nadia@rahman.bd`,
      '\n',
      `${documents.profile.toUpperCase()}\n${'='.repeat(documents.profile.length)}`,
      `${about.text[0]}\n`,
    ]
      .join('\n\n')
      .replace('\n\n\n\n\n', '\n\n\n'),
  )
  const headings = [...(write('llms.txt') ?? '').matchAll(/^## (.*)$/gm)].map(([, title]) => title)
  expect(headings).toEqual([documents.pages, documents.files])
  expect(Object.keys(JSON.parse(write('resume.json') ?? '') as object)).toEqual([
    '$schema',
    'basics',
    'meta',
  ])
})

test('without a public address nothing claims to have one', () => {
  expect(write('sitemap.xml')).toBeUndefined()
  expect(write('robots.txt')).toBe('User-agent: *\nAllow: /\n')
  expect(JSON.parse(write('resume.json') ?? '')).not.toHaveProperty('basics.url')
  expect(write('contact.vcf')).not.toContain('URL')
  const { documents } = publication.content
  expect(write('llms.txt')).toContain(`[${documents.resumeText}](./resume.txt)`)
})

const plain = (text: string) => text.replaceAll(/\p{Cf}/gu, '')

// Editions of the language data that runtimes bring along differ in a comma or a space.
test.each([
  ['en', /^Jul 2025 – now$/, '2015 – now'],
  ['vi', /^thg 7,? 2025 – now$/, '2015 – now'],
  ['ur', /^جولائی،? 2025 – now$/, '2015 – now'],
  ['fa', /^ژوئیه.? ۲۰۲۵ – now$/, '۲۰۱۵ – now'],
  ['th', /^ก.ค. 2025 – now$/, '2015 – now'],
  ['de', /^Juli? 2025 – now$/, '2015 – now'],
])('dates are written as %s writes them', (lang, month, year) => {
  const style = { lang, present: 'now' }
  expect(plain(readablePeriod({ startDate: 'Jul-2025', endDate: 'Present' }, style))).toMatch(month)
  expect(plain(readablePeriod({ startDate: '2015', endDate: 'Present' }, style))).toBe(year)
})

test('a period may have one end, or none', () => {
  const style = { lang: 'en', present: 'now' }
  expect(readablePeriod({ endDate: '2015' }, style)).toBe('2015')
  expect(readablePeriod({}, style)).toBe('')
})

const locationOf = async (country: string) => {
  const content = await bareContent('vi')
  const named = { ...content, identity: { ...content.identity, country } }
  const { basics } = JSON.parse(feeds['resume.json']!(publicationOf(named, '/'))!) as {
    basics: { location: object }
  }
  return basics.location
}

test('a country is known by its name in English and in the site’s language', async () => {
  expect(await locationOf('Việt Nam')).toEqual({ city: 'Dhaka', countryCode: 'VN' })
  expect(await locationOf('Vietnam')).toEqual({ city: 'Dhaka', countryCode: 'VN' })
  expect(await locationOf('Germany')).toEqual({ city: 'Dhaka', countryCode: 'DE' })
  expect(await locationOf('Atlantis')).toEqual({ city: 'Dhaka', region: 'Atlantis' })
})
