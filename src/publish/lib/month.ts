/** The end date of what continues. */
export const ONGOING = 'Present'

const englishMonth = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const NAMES = Array.from({ length: 12 }, (_, month) => englishMonth.format(Date.UTC(2000, month)))
const FORM = /^(?:([a-z]{3,9})-)?(\d{4})$/i
const ISO_FORM = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?(?:T|$)/

/** A month, or a year without one. */
export interface Month {
  year: number
  /** 1..12 */
  month?: number
}

/** Parses `2025`, or a year after an English month of at least three letters: `Sept-2023`. */
export const parseMonth = (text: string): Month | undefined => {
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

/** `Sept-2023` → `2023-09`, `2023` → `2023`; undefined for anything else. */
export const isoMonth = (text: string): string | undefined => {
  const date = parseMonth(text)
  return (
    date && [date.year, date.month && String(date.month).padStart(2, '0')].filter(Boolean).join('-')
  )
}

/** `2023-09-14` and `2023-09` → `Sep-2023`, `2023` → `2023`: the content's form. */
export const contentMonth = (iso: string): string | undefined => {
  const [, year, digits] = ISO_FORM.exec(iso.trim()) ?? []
  if (!year || !digits) return year
  const name = NAMES[Number(digits) - 1]
  return name && `${name.slice(0, 3)}-${year}`
}

const ONGOING_WORDS = /^(?:present|current|now|today|ongoing)?$/i

/** The same for an end date, which a résumé may leave empty or write as a word: `now`. */
export const contentEndMonth = (date: string): string | undefined =>
  ONGOING_WORDS.test(date.trim()) ? ONGOING : contentMonth(date)
