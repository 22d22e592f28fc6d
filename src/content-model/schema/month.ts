export { ONGOING } from './ongoing.ts'

const englishMonth = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const NAMES = Array.from({ length: 12 }, (_, month) => englishMonth.format(Date.UTC(2000, month)))
const FORM = /^(?:([a-z]{3,9})-)?(\d{4})$/i
/** A date that is known in part, with its words in brackets: `2023 (Fall 2023)`. */
const SHOWN = /^([^()]+?) \((.+)\)$/
const ISO_FORM = /^(\d{4})-(0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/

/** A month, or a year without a month. */
export interface Month {
  year: number
  /** 1..12 */
  month?: number
}

/** The words in brackets by which a date is shown; undefined if it has none. */
export const shownWords = (date: string): string | undefined => SHOWN.exec(date)?.[2]

const withoutWords = (date: string) => SHOWN.exec(date)?.[1] ?? date

/**
 * Parses `2025`, a year after an English month of at least three letters (`Sept-2023`), or an ISO
 * date, whose day is left out: `2023-09-14`. Brackets may follow with the words to show in its
 * place, where less is known: `2023 (Fall 2023)`.
 */
export const parseMonth = (written: string): Month | undefined => {
  const text = withoutWords(written)
  const [, isoYear, isoMonth] = ISO_FORM.exec(text) ?? []
  if (isoYear) return { year: Number(isoYear), month: Number(isoMonth) }
  const [, name, digits] = FORM.exec(text) ?? []
  if (!digits) return undefined
  const year = Number(digits)
  if (!name) return { year }
  const month = NAMES.findIndex((full) => full.toLowerCase().startsWith(name.toLowerCase())) + 1
  return month ? { year, month } : undefined
}

/** Whether `one` certainly ended before `other` began; a bare year spans twelve months. */
export const isBefore = (one: Month, other: Month) =>
  one.year * 12 + (one.month ?? 12) < other.year * 12 + (other.month ?? 1)

/** `Sept-2023` → `2023-09`; ISO dates stay, days and all; undefined for anything else. */
export const isoDate = (written: string): string | undefined => {
  const text = withoutWords(written)
  if (ISO_FORM.test(text)) return text
  const date = parseMonth(text)
  return (
    date && [date.year, date.month && String(date.month).padStart(2, '0')].filter(Boolean).join('-')
  )
}
