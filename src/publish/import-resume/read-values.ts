/** How single values are read, whatever form they have: what cannot be read stays unread, and is listed. */
import * as v from 'valibot'

import { ONGOING } from '#schema/month.ts'
import { isWebAddress, NO_DATE, PHONE } from '#schema/fields.ts'
import { countryCode } from '../lib/country.ts'
import {
  type Fields,
  type Given,
  isEntry,
  isText,
  spelledPlainly,
  type Text,
  textsOf,
} from './given.ts'
import { apartFromLists, plainText } from './plain-text.ts'
import { type DateStyle, goesOn, readDate, withFigures } from './read-date.ts'
import { webAddress } from './web-address.ts'

/** Reads a part of a file, and marks the texts that it took. */
export type Read<Value> = (given: Given, style: DateStyle) => Value | undefined

/** Where the words are of what has several fields: of a name, and of sentences. */
const OF_NAMES =
  'text value label name title default full displayname fullname long first content html markdown summary description body'.split(
    ' ',
  )
const OF_PROSE =
  'text value content html markdown body description summary full long default label name title'.split(
    ' ',
  )
const OF_ADDRESSES = 'href url link value address contact'.split(' ')

/** The first of these fields that there is. */
const innerOf = (fields: Fields, names: readonly string[]) => {
  const entries = Object.entries(fields).map(
    ([key, given]) => [spelledPlainly(key), given] as const,
  )
  return names.flatMap((name) => entries.find(([key]) => key === name)?.[1] ?? [])[0]
}

const take = (text: Text, value: string | undefined) => {
  if (value !== undefined) text.isRead = true
  return value
}

/** Each text of a value in one form, in the order in which they stand. */
const taken = (
  given: Given,
  change: (text: string) => string | undefined,
  names: readonly string[] = OF_NAMES,
): string[] => {
  if (isText(given)) {
    const value = take(given, change(given.value) || undefined)
    return value === undefined ? [] : [value]
  }
  if (Array.isArray(given)) return given.flatMap((item) => taken(item, change, names))
  const inner = innerOf(given, names)
  if (inner === undefined) return []
  // The code of what is named, too.
  const code = innerOf(given, ['code'])
  if (isText(code)) code.isRead = true
  return taken(inner, change, names)
}

const joined = (texts: readonly string[], between: string) =>
  texts.length > 0 ? texts.join(between) : undefined

const oneLine = (text: string) => plainText(text).replaceAll(/\s+/g, ' ').trim()

/** A name or a few words: one line. */
export const line: Read<string> = (given) => joined(taken(given, oneLine), ', ')

/** A level, or one for each part of a skill: `{ "reading": "C1", "writing": "B2" }`. */
export const levels: Read<string> = (given, style) => {
  const level = line(given, style)
  if (level !== undefined || !isEntry(given)) return level
  return joined([...new Set(taken(Object.values(given), oneLine))], ', ')
}

/** Sentences; a list has a paragraph each. */
export const prose: Read<string> = (given) => {
  if (isEntry(given) && innerOf(given, OF_PROSE) === undefined)
    return joined(groupedPoints(given), '\n')
  return joined(taken(given, plainText, OF_PROSE), '\n\n')
}

/** The points of a text: of its list if it has one, or else of its lines. */
const pointsOf = (text: string) => {
  const { text: rest, items } = apartFromLists(plainText(text))
  return [...rest.split(/\n+/), ...items].map((point) => point.trim()).filter(Boolean)
}

/** `{ "Backend": ["One", "Two"] }` → `Backend: One`, `Backend: Two`. */
const groupedPoints = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([group, inner]) =>
    points(inner).map((point) => `${group}: ${point}`),
  )

const POINTS =
  `items points highlights bullets list entries children details achievements keywords tasks
  values`.split(/\s+/)

const points = (given: Given): string[] => {
  if (isText(given)) {
    given.isRead = true
    return pointsOf(given.value)
  }
  if (Array.isArray(given)) return given.flatMap(points)
  const group = innerOf(given, POINTS)
  const name = innerOf(given, OF_NAMES)
  if (group && group !== name && !isText(group)) {
    const [title] = name ? taken(name, oneLine) : []
    return points(group).map((point) => (title ? `${title}: ${point}` : point))
  }
  if (name) return points(name)
  return groupedPoints(given)
}

const some = (texts: readonly string[]) => (texts.length > 0 ? [...texts] : undefined)

/** A sentence each. */
export const sentences: Read<string[]> = (given) => some(points(given))

/** `React, Node (v20, v22); SQL` → its parts: commas in brackets divide nothing. */
export const dividedWords = (text: string): string[] => {
  const mark = /[;|\n•]/.test(text) ? /[;|\n•]/ : /[,、،，]/
  const parts = text.split(new RegExp(`${mark.source}(?![^(]*\\))`))
  return parts.map((part) => oneLine(part).replace(/^[-*]\s+/, '')).filter(Boolean)
}

/** Words; a text alone is divided. */
export const words: Read<string[]> = (given) => {
  if (isText(given)) {
    given.isRead = true
    return some(dividedWords(given.value))
  }
  if (Array.isArray(given))
    return some(given.flatMap((item) => (isEntry(item) ? points(item) : taken(item, oneLine))))
  return innerOf(given, OF_NAMES) ? some(taken(given, oneLine)) : some(groupedPoints(given))
}

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

export const url: Read<string> = (given) => {
  if (isText(given)) {
    const address = webAddress(given.value)
    return take(given, address && isWebAddress(address) ? address : undefined)
  }
  if (Array.isArray(given)) return given.map((item) => url(item, NO_STYLE)).find(Boolean)
  const inner = innerOf(given, OF_ADDRESSES)
  const address = inner && url(inner, NO_STYLE)
  // The words of a link.
  if (address) for (const text of textsOf(given)) text.isRead ||= text.path.at(-1) === 'label'
  return address
}
const NO_STYLE: DateStyle = { lang: 'en', isDayFirst: undefined }

/** The first text of a value that can be read in a way. */
const first =
  (read: (text: string) => string | undefined): Read<string> =>
  (given) =>
    textsOf(given)
      .map((text) => take(text, read(text.value)))
      .find((value) => value !== undefined)

const isEmail = (address: string) => v.is(v.pipe(v.string(), v.email()), address)

export const email = first((text) => {
  const address = text
    .replace(/^mailto:/i, '')
    .replace(/\s*[([{]\s*(?:at|@|ät)\s*[)\]}]\s*/i, '@')
    .replaceAll(/\s*[([{]\s*(?:dot|\.|punkt)\s*[)\]}]\s*/gi, '.')
  return [address, ...(/<([^<>]+)>/.exec(address)?.slice(1) ?? [])].find(isEmail)
})

/** With its hyphens, spaces and brackets as every phone reads them, and without words around it. */
export const phone = first((text) => {
  const number = withFigures(text)
    .replace(/^(?:tel|phone|mobile?|mob|handy|tél|fon|cell|m|t|p)[.:\s]+\s*/iu, '')
    .replaceAll(/\p{Pd}|[\u{2212}\u{ad}\u{2043}]/gu, '-')
    .replaceAll(/[[{]/g, '(')
    .replaceAll(/[\]}]/g, ')')
    .replaceAll(/[\p{Z}\t]+/gu, ' ')
    .replaceAll(/[·•∙_]/g, '.')
    .replace(/^\((\+[\d ]+)\)/, '$1')
    .replace(/\s*\(\p{L}[^)]*\)$/u, '')
    .trim()
  return [number, text].find((one) => PHONE.test(one) && (one.match(/\d/g)?.length ?? 0) >= 5)
})

export const LOCATION_FIELDS = {
  address: [
    'address',
    'street',
    'streetaddress',
    'addressline',
    'addressline1',
    'line1',
    'strasse',
  ],
  postalCode: ['postalcode', 'postcode', 'zip', 'zipcode', 'plz', 'codepostal', 'cap', 'cep'],
  city: [
    'city',
    'town',
    'municipality',
    'locality',
    'addresslocality',
    'stadt',
    'ort',
    'ville',
    'ciudad',
    'cidade',
  ],
  region: [
    'region',
    'state',
    'province',
    'county',
    'addressregion',
    'bundesland',
    'canton',
    'departement',
    'estado',
  ],
  country: [
    'country',
    'countryname',
    'addresscountry',
    'land',
    'pays',
    'pais',
    'paese',
    'countryfullname',
  ],
  countryCode: ['countrycode', 'code', 'isocode'],
}

export type Location = Partial<Record<keyof typeof LOCATION_FIELDS, string>>

/** Two letters may be those of a state: `TX`. */
const isCountry = (name: string, lang: string) =>
  /^(?:UK|US)$/.test(name) || (name.length > 2 && countryCode(name, lang) !== undefined)

/** `8010 Graz, Styria, Austria` in its parts: the city first, the country last, if it is one. */
const dividedLocation = (text: string, lang: string): Location => {
  const parts = text.split(/\s*[,،、;·|\n]\s*|\s+[–—/-]\s+/).filter(Boolean)
  const last = parts.at(-1) ?? ''
  const country = isCountry(last, lang) ? parts.pop() : undefined
  const street =
    parts.length > 2 || (parts.length > 1 && /\d/.test(parts[0]!) && !/^\d+\s+\S/.test(parts[0]!))
      ? parts.shift()
      : undefined
  const [location = '', region] = parts
  const [, code, named = location] = /^((?:[A-Z]{1,2}-)?\d{4,6})\s+(.+)$/.exec(location) ?? []
  return {
    ...(street && { address: street }),
    ...(code && { postalCode: code }),
    ...(named && { city: named }),
    ...(region && { region }),
    ...(country && { country }),
  }
}

/** Where somebody lives, in fields or in one text. */
export const location: Read<Location> = (given, { lang }) => {
  if (isText(given)) {
    given.isRead = true
    return dividedLocation(oneLine(given.value), lang)
  }
  if (Array.isArray(given))
    return given.every(isText)
      ? dividedLocation(taken(given, oneLine).join(', '), lang)
      : given.slice(0, 1).map((item) => location(item, { lang, isDayFirst: undefined }))[0]
  const found = Object.entries(LOCATION_FIELDS).flatMap(([part, names]) => {
    const inner = innerOf(given, names)
    if (isEntry(inner) && part === 'address')
      return Object.entries(location(inner, { lang, isDayFirst: undefined }) ?? {})
    const code =
      isEntry(inner) && part === 'country'
        ? innerOf(inner, ['code', 'isocode', 'countrycode'])
        : undefined
    const text = code ? taken(code, oneLine)[0] : inner && taken(inner, oneLine).join(', ')
    return text ? [[code ? 'countryCode' : part, text] as const] : []
  })
  const parts = Object.fromEntries(found) as Location
  const { country = '' } = parts
  // A code in the place of a name.
  if (/^[A-Z]{2}$/.test(country)) {
    const { country: _, ...rest } = parts
    return { countryCode: country, ...rest }
  }
  // All of it in one line.
  const { address = '', ...rest } = parts
  if (address.includes(',') && Object.keys(rest).length === 0) return dividedLocation(address, lang)
  if (found.length > 0) return parts
  const whole = innerOf(given, [...OF_NAMES, 'contact'])
  return whole && location(whole, { lang, isDayFirst: undefined })
}

/** A place of work in one line: `Graz, Austria`. */
export const locationLine: Read<string> = (given, style) => {
  if (!isEntry(given)) return line(given, style)
  const { city, region, country, countryCode: code } = location(given, style) ?? {}
  return (
    joined(
      [city, region, country ?? code?.toUpperCase()].filter((part) => part !== undefined),
      ', ',
    ) ?? line(given, style)
  )
}
