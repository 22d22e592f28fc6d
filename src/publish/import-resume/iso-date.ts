/** A date of which the year is known, and the month and the day perhaps. */
export interface DateParts {
  year: string
  month?: string | number | undefined
  day?: string | undefined
}

const two = (part: number) => String(part).padStart(2, '0')

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** An ISO date of what there is: `2015`, `2015-03`, `2015-03-04`; undefined if there is no such day. */
export const isoDate = (parts: DateParts): string | undefined => {
  const given = Number(parts.year)
  // Thailand counts from the Buddha's death.
  const year = given > 2400 && given < 2700 ? given - 543 : given
  const month = Number(parts.month ?? 0)
  const day = Number(parts.day ?? 0)
  if (year < 1900 || year > 2100 || month > 12) return undefined
  if (month === 0) return String(year)
  if (day > daysIn(year, month)) return undefined
  return day === 0 ? `${year}-${two(month)}` : `${year}-${two(month)}-${two(day)}`
}
