import { parseMonth } from '../content/month.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Sept-2023` → `Sep 2023`; what is no month (`Present`) stays. */
export const readableMonth = (text: string): string => {
  const date = parseMonth(text)
  return date ? `${MONTHS[date.month - 1]} ${date.year}` : text
}

/** `Sept-2023` → `2023-09`; nothing for what is no month. */
export const isoMonth = (text: string): string | undefined => {
  const date = parseMonth(text)
  return date && `${date.year}-${String(date.month).padStart(2, '0')}`
}

/** `2023-09-14` → `Sep-2023`, as the content writes it. */
export const contentMonth = (iso: string): string | undefined => {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(iso) ?? []
  const name = MONTHS[Number(month) - 1]
  return name && `${name}-${year}`
}
