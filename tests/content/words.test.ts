/** Dates, languages, links and addresses of the content are read as owners write them. */
import { expect, test } from 'vitest'

import { readableDate, readablePeriod } from '#publish/context/dates.ts'
import { iconOfLink } from '#publish/lib/link-icons.ts'
import { basePathOf, originOf } from '#publish/lib/address.ts'
import { directionOf } from '#publish/lib/language.ts'
import { isBefore, isoDate, parseMonth } from '#schema/month.ts'

const style = { lang: 'en', present: 'today' }

test.each([
  ['2015', '2015', '2015'],
  ['2015-06', '2015-06', 'Jun 2015'],
  ['2015-06-30', '2015-06-30', 'Jun 2015'],
])('%s is %s when it goes out, and %s to read', (date, iso, read) => {
  expect(isoDate(date)).toBe(iso)
  expect(readableDate(date, style)).toBe(read)
})

test('what is no date is none', () => {
  for (const text of ['', 'Spring 2015', '15', '2015-13', '2015-06-40', '20150601', 'Present'])
    expect(isoDate(text)).toBeUndefined()
  expect(readableDate('Spring 2015', style)).toBe('Spring 2015')
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
])('dates are written as %s writes them', (lang, month, year) => {
  const period = (startDate: string) =>
    readablePeriod([startDate, 'Present'], { lang, present: 'now' })
  expect(period('Jul-2025').replaceAll(/\p{Cf}/gu, '')).toMatch(month)
  expect(period('2015')).toBe(year)
})

test.each([
  ['rtl', 'ur ar he ckb pa-PK az-Arab'],
  ['ltr', 'en hi zh-Hant pa az ks-Deva ur-Latn'],
])('%s is the direction of %s', (direction, languages) => {
  for (const lang of languages.split(' '))
    expect([lang, directionOf(lang)]).toEqual([lang, direction])
})

test.each([
  [{ network: 'GitHub' }, 'SiGithub'],
  [{ network: 'GitHub', icon: 'SiGit' }, 'SiGit'],
  [{ network: 'LinkedIn' }, 'FaLinkedin'],
  [{ network: 'dev.to' }, 'SiDevdotto'],
  [{ network: 'My blog' }, 'FaLink'],
])('%o has the icon %s', (link, icon) => {
  expect(iconOfLink(link, ['SiGithub', 'SiGit', 'FaLinkedin', 'SiDevdotto'])).toBe(icon)
})

test('an address names the site’s host and folder', () => {
  const addresses = ['https://ada.test', 'https://ada.test/me', 'https://ada.test/me/']
  expect(addresses.map(basePathOf)).toEqual(['/', '/me/', '/me/'])
  expect([...addresses, ''].map(originOf)).toEqual([...Array(3).fill('https://ada.test'), ''])
})
