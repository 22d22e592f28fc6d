import { ONGOING, parseMonth } from '../lib/month.ts'
import type { Content } from '../context/content.ts'

/** The language of dates, and its word for “present”. */
export interface DateStyle {
  lang: string
  present: string
}

/** `Sept-2023` → `Sep 2023`, `2015` → `2015`, in the site's language. */
export const readableDate = (text: string, { lang, present }: DateStyle): string => {
  if (text === ONGOING) return present
  const date = parseMonth(text)
  if (!date) return text
  const { year, month } = date
  const form = new Intl.DateTimeFormat(lang, {
    calendar: 'gregory',
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'short' }),
  })
  return form.format(Date.UTC(year, (month ?? 1) - 1))
}

/**
 * The content's dates that pages show differently from how they are written. English pages show them
 * as written.
 */
export const datesOnPages = ({ experience, education, certificates, site, ui }: Content) => {
  const dates = [
    ...[...experience, ...education].flatMap(({ startDate, endDate }) => [startDate, endDate]),
    ...certificates.map(({ date }) => date),
  ]
  const style = { lang: site.lang, present: ui.experience.present }
  const isEnglish = new Intl.Locale(site.lang).language === 'en'
  const shown = dates.flatMap((date) => {
    if (!date || (isEnglish && date !== ONGOING)) return []
    return [[date, readableDate(date, style)] as const]
  })
  return Object.fromEntries(shown.filter(([date, readable]) => date !== readable))
}

/** `Sep 2023 – Present`, one date if the other is missing, or an empty string. */
export const readablePeriod = (
  { startDate, endDate }: { startDate?: string; endDate?: string },
  style: DateStyle,
): string =>
  [startDate, endDate].flatMap((date) => (date ? [readableDate(date, style)] : [])).join(' – ')
