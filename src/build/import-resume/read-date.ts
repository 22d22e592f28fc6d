/** Dates and times as people write them, as ISO dates. */
import { type DateStyle, readWhole } from './date-forms.ts'
import { endsOf, isOngoing, isSince, withoutPrepositions } from './date-words.ts'
import { withFigures } from './texts.ts'

/** First years of Japan's eras, less one. */
const ERAS: Record<string, number> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  大正: 1911,
  民國: 1911,
  民国: 1911,
}
const ERA = new RegExp(`^(${Object.keys(ERAS).join('|')})\\s*(\\d{1,3}|元)\\s*年`)

/** A duration, a remark in any brackets: `(2 years)`, `【一年】`, `· 2 yrs 3 mos`. */
const REMARK = /\s*(?:[([{<【〔「（［｛［〈«].*|[·•|;].*|,\s*\d+\s*\p{L}+.*)$/u
const WEEKDAY =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[.,]?\s+(?=\p{L}|\d)/iu

const plain = (given: string) =>
  withFigures(given)
    .replace(REMARK, '')
    .replace(WEEKDAY, '')
    .replace(
      ERA,
      (_, era: string, year: string) => `${ERAS[era]! + (year === '元' ? 1 : Number(year))}年`,
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/-00(?!\d)/g, '')
    .trim()

/** `Jan 2020`, `15.03.2015`, `mai de 2020`, `2020年1月`, `март 2015 г.`, `2020-01-14T12:00` as ISO dates. */
const readDate = (given: string, style: DateStyle): string | undefined => {
  const text = plain(given)
  return readWhole(text, style) ?? readWhole(withoutPrepositions(text), style)
}

const YEARS = /(?<!\d)(?:19|20)\d{2}(?!\d)/g

/**
 * A date of which only the year is sure, or a month with words around it: its year or month, and in
 * brackets the words as written: `2023 (Fall 2023)`. A text with no year, or two, is no date.
 */
const readLoosely = (given: string, style: DateStyle): string | undefined => {
  const text = withFigures(given).replaceAll(/\s+/g, ' ').trim()
  const [year, ...others] = new Set(text.match(YEARS))
  if (year === undefined || others.length > 0 || !/\p{L}|[~≈]/u.test(text)) return undefined
  const [ofMonth = ''] = /\p{L}+\.?\s+\d{4}$/u.exec(text) ?? []
  const shown = text.replaceAll(/[()[\]]/g, '').trim()
  return `${readDate(ofMonth, style) ?? year} (${shown})`
}

/**
 * A date that was read before, or any date; if the month is not sure, with the words that were
 * written.
 */
export const readAnyDate = (given: string, style: DateStyle): string | undefined =>
  /^\d{4}(?:-\d{2})? \(.+\)$/.test(given)
    ? given
    : (readDate(given, style) ?? readLoosely(given, style))

/** Whether a text says that a time has not ended: `heute`, `Present (2 years)`. */
export const goesOn = (given: string) => isOngoing(plain(given))

interface Period {
  start?: string | undefined
  end?: string | undefined
  goesOn?: boolean
  /** Whether only a season or a year is known. */
  isLoose?: boolean
}

/**
 * The years of `2016-17`, `2019/20`. A second year that could be a month is a year only for
 * schools.
 */
const yearsIn = (text: string, isOfSchool: boolean): Period | undefined => {
  const [, first = '', last = ''] = /^(\d{4})\s*[-–/]\s*(\d{2})$/.exec(text) ?? []
  const isNext = (Number(first) + 1) % 100 === Number(last)
  if (!first || (Number(last) < 13 && !(isOfSchool && isNext))) return undefined
  return { start: first, end: first.slice(0, 2) + last }
}

const ORDINAL = String.raw`(?:st|nd|rd|th|\.)?`
const DAYS = String.raw`(?<first>\d{1,2})${ORDINAL}\s*[-–]\s*(?<last>\d{1,2})${ORDINAL}`
const MONTH = String.raw`(?<month>\p{L}+\.?)`
const YEAR = String.raw`(?<year>\d{4})`
const DAYS_OF_MONTH = [
  new RegExp(String.raw`^${MONTH}\s+${DAYS},?\s+${YEAR}$`, 'u'),
  new RegExp(String.raw`^${DAYS}\s+(?:de\s+)?${MONTH}\s+(?:de\s+)?${YEAR}$`, 'u'),
]

/** Days of one month: `November 23rd - 25th, 2018`. */
const daysIn = (text: string, style: DateStyle): Period | undefined => {
  const match = DAYS_OF_MONTH.map((form) => form.exec(text)).find(Boolean)
  const { first, last, month, year } = match?.groups ?? {}
  const start = readDate(`${first} ${month} ${year}`, style)
  const end = readDate(`${last} ${month} ${year}`, style)
  return start && end ? { start, end } : undefined
}

/** The two ends of a time, if both can be read. */
const endsIn = (text: string, style: DateStyle): Period | undefined => {
  const [first = '', second] = endsOf(text)
  if (second === undefined) return undefined
  const start = readAnyDate(first, style)
  // `2015–18`
  const short = /^\d{2}$/.test(second) ? `${start?.slice(0, 2)}${second}` : second
  const end = readAnyDate(short, style)
  if (start !== undefined && end !== undefined) return { start, end }
  if (start !== undefined)
    return second.trim() === '' || goesOn(second) ? { start, goesOn: true } : undefined
  // `March – May 2018`
  const [year] = end?.match(YEARS) ?? []
  const named = year && readDate(`${first} ${year}`, style)
  return named ? { start: named, end } : undefined
}

/**
 * The two ends of a time in one text.
 *
 * @param isOfSchool whether `2011/12` is a school year
 */
export const readSpan = (given: string, style: DateStyle, isOfSchool: boolean) => {
  const text = plain(given)
  return yearsIn(text, isOfSchool) ?? daysIn(text, style) ?? endsIn(text, style)
}

/**
 * A time in one text: `2015 – 2018`, `seit 2015`, `Mar 2015 – Present (2 years)`; undefined if the
 * text is no time.
 */
export const readPeriod = (
  given: string,
  style: DateStyle,
  isOfSchool: boolean,
): Period | undefined => {
  const span = readSpan(given, style, isOfSchool)
  if (span) return span
  const date = readDate(given, style)
  if (date) return isSince(plain(given)) ? { start: date, goesOn: true } : { end: date }
  const end = readLoosely(given, style)
  return end === undefined ? undefined : { end, isLoose: true }
}

/**
 * Whether days come before months in a file, by a date with a part that is no month, or by the
 * country; undefined if neither tells.
 */
export const dayFirstIn = (texts: readonly string[], countryCode = ''): boolean | undefined => {
  for (const text of texts) {
    const [, first, second] = /^(\d{1,2})[./-](\d{1,2})[./-]\d{4}\b/.exec(withFigures(text)) ?? []
    if (first && Number(first) > 12) return true
    if (second && Number(second) > 12) return false
  }
  if (/^(?:US|PH|PR)$/i.test(countryCode)) return false
  return countryCode ? true : undefined
}
