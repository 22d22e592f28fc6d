/** Dates in all forms that people write them in. */
import { monthNamed } from './date-words.ts'

/** A date whose year is known, and perhaps its month and day. */
interface DateParts {
  year: string
  month?: string | number | undefined
  day?: string | undefined
}

const two = (part: number) => String(part).padStart(2, '0')

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * An ISO date of the known parts: `2015`, `2015-03`, `2015-03-04`; undefined if there is no such
 * day.
 */
const isoDate = (parts: DateParts): string | undefined => {
  const given = Number(parts.year)
  // Thai years count from the Buddha's death.
  const year = given > 2400 && given < 2700 ? given - 543 : given
  const month = Number(parts.month ?? 0)
  const day = Number(parts.day ?? 0)
  if (year < 1900 || year > 2100 || month > 12) return undefined
  if (month === 0) return String(year)
  if (day > daysIn(year, month)) return undefined
  return day === 0 ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`
}

/** How a file writes dates that may be read in two ways. */
export interface DateStyle {
  lang: string
  /** Whether `03/04/2015` is a day of April; undefined if nothing in the file tells. */
  isDayFirst: boolean | undefined
}

const YEAR = String.raw`(?<year>\d{4}|['’‘]?\d{2})(?!\d)`
const FULL_YEAR = String.raw`(?<year>\d{4})`
const MARK = String.raw`[\s./,_-]*`
/**
 * Days in English, Italian, French …, and the words between day, month and year: `2nd of March`, `2
 * de março de 2015`.
 */
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|º|ª|°)?`
const OF = String.raw`(?:\s+(?:of|de|del|di|den|do)\b)?`
const MONTH = String.raw`(?<month>\p{L}[\p{L}\p{M}]*(?:[’'ʼ][\p{L}]+)?)`

/** Dates whose month has a name. */
const NAMED = [
  `^${DAY}${OF}${MARK}${MONTH}${OF}${MARK}${FULL_YEAR}`,
  `^${MONTH}${MARK}${DAY}(?:\\s*,\\s*|\\s+)${FULL_YEAR}`,
  `^${MONTH}${OF}${MARK}${YEAR}`,
  `^${FULL_YEAR}${MARK}${MONTH}(?:${MARK}${DAY})?`,
].map((form) => new RegExp(form, 'iu'))

/** `Tháng 3 2024`, `thg 3, 2024`: Vietnamese months are numbers. */
const VIETNAMESE =
  /^(?:ngày\s+(?<day>\d{1,2})\s+)?(?:tháng|thg\.?|th)\s*(?<month>\d{1,2})(?:\s+năm)?[^\p{L}\p{N}]+(?<year>\d{4})/iu
const YEAR_FIRST =
  /^(?<year>\d{4})\s*[-./年년\s]\s*(?<month>\d{1,2})(?!\d)(?:\s*[-./月월\s]\s*(?<day>\d{1,2})(?!\d))?/u
const YEAR_LAST =
  /^(?<first>\d{1,2})\s*[-./\s]\s*(?<second>\d{1,2})\s*[-./\s]\s*(?<year>\d{4})(?!\d)/
const MONTH_YEAR = /^(?<month>\d{1,2})\s*[-./]\s*['’]?(?<year>\d{4}|\d{2})(?!\d)/
const YEAR_ALONE = /^['’]?(?<year>\d{4})\s*(?:年度?|년|г\.?|год\.?|р\.?|рік|m\.|\.)?$/u
const COMPACT = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/
/** Seconds or milliseconds since 1970. */
const TIMESTAMP = /^(?:\d{10}|\d{13})$/

/** Signs that may end a date: none, a mark, a time of day, a duration, `г.`, `日`. */
const END = /^(?:\s*(?:[.,;:]|日|일|月|월|г\.?|года|год|р\.?|року|T?\d{1,2}:\d{2}.*|T\d.*|Z))*$/u

/** The groups of a form: `first` and `second` are figures whose meaning the form does not know. */
interface Groups extends DateParts {
  first?: string
  second?: string
}

/**
 * The groups that a form finds in a text, if nothing but an end follows; undefined if it does not
 * match.
 */
const groupsOf = (form: RegExp, text: string): Groups | undefined => {
  const match = form.exec(text)
  const isWhole = match && END.test(text.slice(match[0].length))
  return isWhole ? (match.groups as unknown as Groups) : undefined
}

/** `’15` → 2015, `98` → 1998. */
const fullYear = (written: string) => {
  const year = written.replace(/^['’‘]/, '')
  if (year.length !== 2) return year
  const century = Number(year) < 50 ? 2000 : 1900
  return String(century + Number(year))
}

/** The ISO date of `03/04/2015`: the year alone, if nothing tells which figure is the day. */
const isoOfFigures = ({ first, second, year }: Groups, { isDayFirst }: DateStyle) => {
  const isClear = Number(first) > 12 || Number(second) > 12 || first === second
  if (isDayFirst === undefined && !isClear) return isoDate({ year })
  const isDay = Number(first) > 12 || (Number(second) <= 12 && isDayFirst)
  return isDay
    ? isoDate({ year, month: second, day: first })
    : isoDate({ year, month: first, day: second })
}

const isoOfNamed = ({ year, month, day }: Groups, lang: string) => {
  const number = monthNamed(String(month), lang)
  return number === undefined ? undefined : isoDate({ year: fullYear(year), month: number, day })
}

/** The date that makes up a whole text; undefined if the text is no date. */
export const readWhole = (text: string, style: DateStyle): string | undefined => {
  const alone = groupsOf(YEAR_ALONE, text)
  if (alone) return isoDate(alone)
  if (TIMESTAMP.test(text)) {
    const unit = text.length === 10 ? 1000 : 1
    return new Date(Number(text) * unit).toISOString().slice(0, 10)
  }
  const yearFirst =
    groupsOf(COMPACT, text) ?? groupsOf(VIETNAMESE, text) ?? groupsOf(YEAR_FIRST, text)
  if (yearFirst) return isoDate(yearFirst)
  const yearLast = groupsOf(YEAR_LAST, text)
  if (yearLast) return isoOfFigures(yearLast, style)
  const ofMonth = groupsOf(MONTH_YEAR, text)
  if (ofMonth) return isoDate({ ...ofMonth, year: fullYear(ofMonth.year) })
  for (const form of NAMED) {
    const named = groupsOf(form, text)
    if (named) return isoOfNamed(named, style.lang)
  }
  return undefined
}
