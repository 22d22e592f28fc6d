/** The time of an entry, whichever fields hold it, as a beginning and an end. */
import { ONGOING } from '#content-model/schema/month.ts'
import type { DateStyle } from './date-forms.ts'
import { type Fields, type Given, fieldOf, isEntry, isText, madeOf, textsOf } from './given.ts'
import { readPeriod, readSpan } from './read-date.ts'

const YES = /^(?:true|yes|1|on)$/i

const PARTS = ['year', 'month', 'day']

/** `{ "year": 2015, "month": 3 }` → `2015-3`, and what else stands there behind it; anything else stays. */
const inOneText = (given: Given): Given => {
  if (!isEntry(given) || !isText(fieldOf(given, 'year'))) return given
  const parts = PARTS.map((name) => fieldOf(given, name)).filter(isText)
  const others = textsOf(given).filter((text) => !parts.includes(text))
  const date = parts.map(({ value }) => value.replace(/^-+/, '')).join('-')
  return others.length > 0 ? [madeOf(date, ...parts), ...others] : madeOf(date, ...parts)
}

/** The end of the name of the field with a date's words, beside a date that is known in part. */
export const AS_WRITTEN = 'AsWritten'
const DATES = new Set(['startDate', 'endDate', 'date', 'releaseDate'])

/** A date in one text, with the words that our own `resume.json` has beside it. */
const whole = (given: Given, words: Given | undefined): Given => {
  const date = inOneText(given)
  return isText(date) && isText(words)
    ? madeOf(`${date.value} (${words.value})`, date, words)
    : date
}

/** An entry with each of its dates in one text. */
export const withWholeDates = (given: Fields): Fields =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([key]) => !key.endsWith(AS_WRITTEN))
      .map(([key, inner]) => [
        key,
        DATES.has(key) ? whole(inner, given[`${key}${AS_WRITTEN}`]) : inner,
      ]),
  )

/**
 * A time in one text as the fields `startDate` and `endDate`. A job needs both: a job of one season
 * begins and ends in it.
 */
const divided = (given: Given | undefined, style: DateStyle, section: string): Fields => {
  const text = textsOf(given)[0]
  const found = text && readPeriod(text.value, style, section === 'education')
  if (!found) return {}
  const end = found.goesOn ? ONGOING : found.end
  const start = found.start ?? (section === 'work' && found.isLoose ? end : undefined)
  return {
    ...(start && { startDate: madeOf(start, text) }),
    ...(end && { endDate: madeOf(end, text) }),
  }
}

/** An entry with its time in `startDate` and `endDate`. */
export const withPeriod = (given: Fields, style: DateStyle, section: string): Fields => {
  const { period, goesOn, ...entry } = given
  const { startDate, endDate } = entry
  // A whole time may stand in the field of its beginning or its end.
  const dates = [startDate, endDate].filter((date) => date !== undefined)
  const isTime = textsOf(dates[0]).some(({ value }) =>
    readSpan(value, style, section === 'education'),
  )
  const isWhole = dates.length > 1 || (dates.length === 1 && !isTime)
  const time = isWhole ? {} : divided(dates[0] ?? period, style, section)
  const isDivided = Object.keys(time).length > 0
  const flag = textsOf(goesOn)[0]
  const isOpen = flag && YES.test(flag.value) && !endDate && !time['endDate']
  return {
    ...entry,
    ...time,
    ...(isOpen && { endDate: madeOf(ONGOING, flag) }),
    // A time that was not divided stays.
    ...(period && (dates.length > 0 || !isDivided) && { period }),
  }
}
