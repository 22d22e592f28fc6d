import { describe, expect, test } from 'vitest'

import { contentMonth, isBefore, isoMonth, parseMonth } from '../../src/build/lib/month.ts'
import { readableDate } from '../../src/build/feeds/dates.ts'

const style = { lang: 'en', present: 'today' }

describe('a date of a résumé', () => {
  test.each([
    ['2015', '2015', '2015', '2015'],
    ['2015-06', 'Jun-2015', '2015-06', 'Jun 2015'],
    ['2015-06-01', 'Jun-2015', '2015-06', 'Jun 2015'],
    ['2015-12-31T10:00:00Z', 'Dec-2015', '2015-12', 'Dec 2015'],
  ])('%s is %s in the content, %s when it goes out, and %s to read', (given, ours, iso, read) => {
    expect(contentMonth(given)).toBe(ours)
    expect(isoMonth(ours)).toBe(iso)
    expect(readableDate(ours, style)).toBe(read)
  })

  test.each(['', 'Spring 2015', '15', '2015-13', '20150601', '2015/06'])(
    '“%s” is none',
    (given) => {
      expect(contentMonth(given)).toBeUndefined()
    },
  )
})

test('what is no date stays as it is', () => {
  expect(readableDate('Spring 2015', style)).toBe('Spring 2015')
  expect(isoMonth('Present')).toBeUndefined()
})

test.each([
  ['Aug-2023', 'Sept-2023', true],
  ['Sep-2023', 'Sept-2023', false],
  ['2022', 'Jan-2023', true],
  ['2023', 'Dec-2023', false],
  ['Jan-2023', '2023', false],
  ['Dec-2022', '2023', true],
])('that %s surely ended before %s began: %s', (one, other, said) => {
  expect(isBefore(parseMonth(one)!, parseMonth(other)!)).toBe(said)
})
