/** Dates, in one text or in fields of their own. */
import { NO_DATE } from '#schema/fields.ts'
import { ONGOING } from '#schema/month.ts'
import { type Fields, type Given, isText, textsOf } from './given.ts'
import { goesOn, readDate } from './read-date.ts'
import { innerOf, OF_NAMES, type Read, take } from './read-value.ts'

const NUMBERS = ['year', 'month', 'day']

/** `{ "year": 2015, "month": 3 }` → `2015-3` */
const ofNumbers = (fields: Fields) => {
  const parts = NUMBERS.map((name) => innerOf(fields, [name]))
  const [year] = parts
  if (!isText(year)) return undefined
  const texts = parts.filter((part) => isText(part))
  return { texts, date: texts.map(({ value }) => value.replace(/^-+/, '')).join('-') }
}

/** A month by its name in fields of their own: `{ "year": 2015, "month": "March" }`. */
const dateOf = (given: Given, read: (text: string) => string | undefined): string | undefined => {
  if (isText(given)) return take(given, read(given.value))
  if (Array.isArray(given)) return given.map((item) => dateOf(item, read)).find(Boolean)
  const numbers = ofNumbers(given)
  if (!numbers) {
    const inner = innerOf(given, ['date', 'iso', ...OF_NAMES])
    return inner && dateOf(inner, read)
  }
  const { texts, date } = numbers
  const found = read(date) ?? read(texts[0]!.value)
  if (found !== undefined) for (const text of texts) text.isRead = true
  return found
}

export const date: Read<string> = (given, style) => dateOf(given, (text) => readDate(text, style))

/** The end of what may go on; a former job whose end cannot be read does not. */
export const endDate: Read<string> = (given, style) => {
  const end = dateOf(given, (text) => (goesOn(text) ? ONGOING : readDate(text, style)))
  return end ?? (textsOf(given).length > 0 ? NO_DATE : undefined)
}
