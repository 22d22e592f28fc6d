import { ONGOING, parseMonth, shownWords } from '#content-model/schema/month.ts'
import { stringsIn } from '#lib/strings.ts'
import type { ReadContent } from './read-content.ts'

/** The language of dates, and its word for “present”. */
type DateStyle = Record<'lang' | 'present', string>

/** `Sept-2023` → `Sep 2023`, `2015` → `2015`, in the site's language. */
const readableDate = (text: string, { lang, present }: DateStyle): string => {
  if (text === ONGOING) return present
  const date = parseMonth(text)
  if (!date) return text
  const words = shownWords(text)
  if (words !== undefined) return words
  const { year, month } = date
  const form = new Intl.DateTimeFormat(lang, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'short' }),
  })
  return form.format(Date.UTC(year, (month ?? 1) - 1))
}

const AS_WRITTEN = /^(?:[a-z]+-)?\d{4}$/i

/**
 * The content's dates that pages show differently from how they are written. English pages show
 * `Jul-2025` as written.
 */
export const datesOnPages = (content: ReadContent) => {
  const { lang } = content.site
  const style = { lang, present: content.ui.experience.present }
  const isEnglish = new Intl.Locale(lang).language === 'en'
  const shown = stringsIn(content).flatMap(([path, date]) => {
    if (!/date$/i.test(String(path.at(-1))) || (isEnglish && AS_WRITTEN.test(date))) return []
    return [[date, readableDate(date, style)] as const]
  })
  return Object.fromEntries(shown.filter(([date, readable]) => date !== readable))
}

/** `Sep 2023 – Present`, one date if the other is missing or the same month, or an empty string. */
export const readablePeriod = (
  dates: readonly (string | undefined)[],
  style: DateStyle,
): string => {
  const read = dates.flatMap((date) => (date ? [readableDate(date, style)] : []))
  return [...new Set(read)].join(' – ')
}
