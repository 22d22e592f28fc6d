/** Dates and languages of the content are read as owners write them. */
import { expect, test } from 'vitest'

import { isBefore, isoDate, parseMonth } from '#content-model/schema/month.ts'
import { bareContent, type ReadContent, fullContent } from '../build/contents.ts'
import { buildOf } from '../build/contexts.ts'

/** The content with a job that begins at each of some dates and goes on. */
const withJobs = (starts: string[], lang = 'en', present = 'now'): ReadContent => {
  const { site, ui } = bareContent
  const [job] = fullContent.experience
  return {
    ...bareContent,
    site: { ...site, lang },
    ui: { ...ui, experience: { ...ui.experience, present } },
    experience: starts.map((startDate) => ({ ...job!, startDate, endDate: 'Present' })),
  }
}

/** Dates as pages show them. */
const shownDates = async (...dates: string[]) => {
  const { valuesOf } = buildOf(withJobs(dates))
  return (await valuesOf<typeof import('virtual:dates')>('virtual:dates')).dates
}

test('a date goes out with its day, and is read without', async () => {
  const dates = ['2015', '2015-06', '2015-06-30']
  expect(dates.map(isoDate)).toEqual(dates)
  expect(await shownDates(...dates)).toMatchObject({
    '2015-06': 'Jun 2015',
    '2015-06-30': 'Jun 2015',
  })
})

test('what is no date is none, and what English has written stays so', async () => {
  for (const text of ['', 'Spring 2015', '15', '2015-13', '2015-06-40', '20150601', 'Present'])
    expect(isoDate(text)).toBeUndefined()
  expect(await shownDates('2015', 'Spring 2015', 'Jul-2025')).toEqual({ Present: 'now' })
})

test.each([
  ['Aug-2023', 'Sept-2023', true],
  ['Sep-2023', 'Sept-2023', false],
  ['2023', 'Dec-2023', false],
  ['Jan-2023', '2023', false],
])('that %s surely ended before %s began: %s', (one, other, said) => {
  expect(isBefore(parseMonth(one)!, parseMonth(other)!)).toBe(said)
})

// Editions of the language data that runtimes bring along differ in a comma or a space.
test.each([
  ['en', /^Jul 2025 – now$/, '2015 – now'],
  ['vi', /^thg 7,? 2025 – now$/, '2015 – now'],
  ['fa', /^ژوئیه.? ۲۰۲۵ – now$/, '۲۰۱۵ – now'],
])('dates are written as %s writes them', async (lang, month, year) => {
  const { rootFile } = buildOf(withJobs(['Jul-2025', '2015'], lang))
  const text = String(await rootFile('resume.txt'))
  const periods = text.split('\n').filter((line) => line.endsWith(' – now'))
  expect(periods).toEqual([expect.anything(), year])
  expect(periods[0]!.replaceAll(/\p{Cf}/gu, '')).toMatch(month)
})

test.each([
  ['rtl', 'ur ar he ckb pa-PK az-Arab'],
  ['ltr', 'en hi zh-Hant pa az ks-Deva ur-Latn'],
])('%s is the direction of %s', async (direction, languages) => {
  for (const lang of languages.split(' ')) {
    const { rootFile } = buildOf({ ...bareContent, site: { ...bareContent.site, lang } })
    const { dir } = JSON.parse(String(await rootFile('manifest.webmanifest'))) as { dir: string }
    expect([lang, dir]).toEqual([lang, direction])
  }
})
