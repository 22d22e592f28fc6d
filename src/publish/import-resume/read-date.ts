/** Dates and times as people write them, as ISO dates. */
import { type DateStyle, readWhole } from './date-forms.ts'
import { endsOf, isOngoing, isSince, withoutPrepositions } from './date-words.ts'
import { withFigures } from './figures.ts'

/** First years of Japan's eras, but one. */
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
export const readDate = (given: string, style: DateStyle): string | undefined => {
  const text = plain(given)
  return readWhole(text, style) ?? readWhole(withoutPrepositions(text), style)
}

/** Whether a text says that something goes on: `heute`, `Present (2 years)`. */
export const goesOn = (given: string) => isOngoing(plain(given))

interface Period {
  start?: string | undefined
  end?: string | undefined
  goesOn?: boolean
}

/** A time in one text: `2015 – 2018`, `seit 2015`, `Mar 2015 – Present (2 years)`; undefined if it is none. */
export const readPeriod = (given: string, style: DateStyle): Period | undefined => {
  const text = plain(given)
  const [first = '', second] = endsOf(text)
  const start = readDate(first, style)
  if (second === undefined) {
    if (start === undefined) return undefined
    return isSince(text) ? { start, goesOn: true } : { end: start }
  }
  // `2015–18`
  const short = /^\d{2}$/.test(second) ? `${start?.slice(0, 2)}${second}` : second
  const end = readDate(short, style)
  if (start === undefined) {
    // `March – May 2018`
    const named = end && readDate(`${first} ${end.slice(0, 4)}`, style)
    return named ? { start: named, end } : undefined
  }
  if (end !== undefined) return { start, end }
  return second.trim() === '' || goesOn(second) ? { start, goesOn: true } : undefined
}

/** What tells whether days come before months in a file: a date whose one part is no month, or the country. */
export const dayFirstIn = (texts: readonly string[], countryCode = ''): boolean | undefined => {
  for (const text of texts) {
    const [, first, second] = /^(\d{1,2})[./-](\d{1,2})[./-]\d{4}\b/.exec(withFigures(text)) ?? []
    if (first && Number(first) > 12) return true
    if (second && Number(second) > 12) return false
  }
  if (/^(?:US|PH|PR)$/i.test(countryCode)) return false
  return countryCode ? true : undefined
}
