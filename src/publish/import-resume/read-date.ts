/** Dates as people write them, as ISO dates. */
import { endsOf, isOngoing, isSince, monthNamed, withoutPrepositions } from './date-words.ts'

/** How the file writes what may be read in two ways. */
export interface DateStyle {
  lang: string
  /** Whether `03/04/2015` is a day of April; undefined if nothing tells. */
  isDayFirst: boolean | undefined
}

/** The figures of each script by those of ASCII: `۲` is 2. */
const figures = new Map(
  Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
    const form = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
    const signs = Array.from({ length: 10 }, (_, figure) => form.format(figure))
    const isOfSigns = signs.every((sign) => /^\p{Nd}$/u.test(sign))
    return isOfSigns ? signs.map((sign, figure) => [sign, String(figure)] as const) : []
  }),
)

/** A text with its figures as ASCII has them. */
export const withFigures = (text: string) =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (figure) => figures.get(figure) ?? figure)

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

const two = (part: number) => String(part).padStart(2, '0')

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** An ISO date of what there is; undefined if there is no such day. */
const isoOf = (year: string | number, month?: string | number, day?: string | number) => {
  const y = Number(year)
  const m = Number(month ?? 0)
  const d = Number(day ?? 0)
  // Thailand counts from the Buddha's death.
  const counted = y > 2400 && y < 2700 ? y - 543 : y
  if (counted < 1900 || counted > 2100 || m > 12) return undefined
  if (m > 0 && d > daysIn(counted, m)) return undefined
  const parts = [String(counted), ...(m > 0 ? [two(m), ...(d > 0 ? [two(d)] : [])] : [])]
  return parts.join('-')
}

/** `’15` → 2015, `98` → 1998. */
const fullYear = (year: string) =>
  year.length === 2 ? String(Number(year) + (Number(year) < 50 ? 2000 : 1900)) : year

const YEAR = String.raw`(?:\d{4}|['’‘]?\d{2})(?!\d)`
const MARK = String.raw`[\s./,_-]*`
/** Of days in English, Italian, French … and words between: `2nd of March`, `2 de março de 2015`. */
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|ª|°)?`
const OF = String.raw`(?:\s+(?:of|de|del|di|den|do)\b)?`
const NAME = String.raw`(\p{L}[\p{L}\p{M}]*(?:[’'ʼ][\p{L}]+)?)`

const DAY_NAME_YEAR = new RegExp(`^${DAY}${OF}${MARK}${NAME}${OF}${MARK}(\\d{4})`, 'iu')
const NAME_DAY_YEAR = new RegExp(`^${NAME}${MARK}${DAY}(?:\\s*,\\s*|\\s+)(\\d{4})`, 'iu')
const NAME_YEAR = new RegExp(`^${NAME}${OF}${MARK}(${YEAR})`, 'iu')
const YEAR_NAME = new RegExp(`^(\\d{4})${MARK}${NAME}(?:${MARK}${DAY})?`, 'iu')
/** `Tháng 3 2024`, `thg 3, 2024`: Vietnamese months are numbers. */
const VIETNAMESE =
  /^(?:ngày\s+(\d{1,2})\s+)?(?:tháng|thg\.?|th)\s*(\d{1,2})(?:\s+năm)?[^\p{L}\p{N}]+(\d{4})/iu
const YEAR_FIRST = /^(\d{4})\s*[-./年년\s]\s*(\d{1,2})(?!\d)(?:\s*[-./月월\s]\s*(\d{1,2})(?!\d))?/u
const YEAR_LAST = /^(\d{1,2})\s*[-./\s]\s*(\d{1,2})\s*[-./\s]\s*(\d{4})(?!\d)/
const MONTH_YEAR = /^(\d{1,2})\s*[-./]\s*['’]?(\d{4}|\d{2})(?!\d)/
const YEAR_ALONE = /^['’]?(\d{4})\s*(?:年度?|년|г\.?|год\.?|р\.?|рік|m\.)?$/u
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})?$/
const TIMESTAMP = /^(?:\d{10}|\d{13})$/

/** What ends a date: nothing, a mark, a time of day, a duration, `г.`, `日`. */
const END = /^(?:\s*(?:[.,;:]|日|일|月|월|г\.?|года|год|р\.?|року|T?\d{1,2}:\d{2}.*|T\d.*|Z))*$/u

const readWhole = (text: string, { lang, isDayFirst }: DateStyle): string | undefined => {
  const found = (form: RegExp) => {
    const match = form.exec(text)
    return match && END.test(text.slice(match[0].length)) ? match : undefined
  }
  const [, lone] = found(YEAR_ALONE) ?? []
  if (lone) return isoOf(lone)
  if (TIMESTAMP.test(text)) {
    const time = new Date(Number(text) * (text.length === 10 ? 1000 : 1))
    return time.toISOString().slice(0, 10)
  }
  const [, compactYear, compactMonth, compactDay] = found(COMPACT) ?? []
  if (compactYear && compactDay) return isoOf(compactYear, compactMonth, compactDay)
  const [, , vietnameseMonth, vietnameseYear] = found(VIETNAMESE) ?? []
  if (vietnameseYear) return isoOf(vietnameseYear, vietnameseMonth, found(VIETNAMESE)?.[1])
  const [, year, month, day] = found(YEAR_FIRST) ?? []
  if (year) return isoOf(year, month, day)
  const [, first, second, last] = found(YEAR_LAST) ?? []
  if (first && second && last) {
    const isSure =
      isDayFirst !== undefined || Number(first) > 12 || Number(second) > 12 || first === second
    const isDay = Number(first) > 12 || (Number(second) <= 12 && isDayFirst)
    if (!isSure) return isoOf(last)
    return isDay ? isoOf(last, second, first) : isoOf(last, first, second)
  }
  const [, monthBefore, yearBehind] = found(MONTH_YEAR) ?? []
  if (monthBefore && yearBehind) return isoOf(fullYear(yearBehind), monthBefore)
  return readNamed(found, lang)
}

/** Dates whose month has a name. */
const readNamed = (found: (form: RegExp) => RegExpExecArray | undefined, lang: string) => {
  const isoNamed = (name: string, year: string, day?: string) => {
    const month = monthNamed(name, lang)
    return month === undefined ? undefined : isoOf(fullYear(year.replace(/^['’‘]/, '')), month, day)
  }
  const [, day, month, year] = found(DAY_NAME_YEAR) ?? []
  if (day && month && year) return isoNamed(month, year, day)
  const [, name, dayBehind, yearLast] = found(NAME_DAY_YEAR) ?? []
  if (name && dayBehind && yearLast) return isoNamed(name, yearLast, dayBehind)
  const [, named, yearOfName] = found(NAME_YEAR) ?? []
  if (named && yearOfName) return isoNamed(named, yearOfName)
  const [, yearBefore, nameBehind, dayLast] = found(YEAR_NAME) ?? []
  return yearBefore && nameBehind ? isoNamed(nameBehind, yearBefore, dayLast) : undefined
}

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
