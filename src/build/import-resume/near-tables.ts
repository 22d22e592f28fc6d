/** Tables of JSON Resume's fields by all their names, and profiles in any structure. */
import { at, called, inTable, NOWHERE, type Place, type Rule, type Table } from './form.ts'
import {
  type Fields,
  fieldOf,
  type Given,
  isEntry,
  isText,
  listOf,
  ofKey,
  spelledPlainly,
} from './given.ts'
import { type SectionName, sections } from './resume-fields.ts'
import { AS_WRITTEN } from './entry-dates.ts'
import * as near from './near-names.ts'
import { networkCalled } from './brands.ts'
import { placeInOneLine } from './place.ts'
import { groupedPoints } from './texts.ts'

/** A table of fields by all their names: if two fields share a name, the first one has it. */
export const byNames = (
  fields: Record<string, string>,
  rules: Record<string, Place> = {},
): Table => {
  const tables = Object.entries(fields).map(([field, names]) => {
    const rule = rules[field]
    return called(`${field} ${names}`, typeof rule === 'function' ? [field, rule] : (rule ?? field))
  })
  const firstPlaces = Object.assign({}, ...tables.toReversed()) as Table
  // In the order of the fields, then of their names.
  const ordered = Object.keys(Object.assign({}, ...tables) as Table)
  return Object.fromEntries(ordered.map((name) => [name, firstPlaces[name]!]))
}

/** Whether fields have one of the names in a table. */
export const isNamed = (table: Table, fields: Fields) => {
  const names = new Set(Object.keys(table).map(spelledPlainly))
  return Object.keys(fields).some((key) => names.has(spelledPlainly(key)))
}

export const inLocation = byNames(near.OF_LOCATION)

const { startDate, endDate, goesOn } = near.OF_PERIOD
const inPeriod = byNames({ startDate, endDate, goesOn })

/** A time in one text, or its two ends in fields. */
const period: Rule = (given) => {
  if (!isEntry(given)) return { period: given }
  return fieldOf(given, 'year') ? { endDate: given } : inTable(inPeriod, given)
}

/** The words of what are fields. */
const words: Rule = (given) =>
  listOf(given).map((item) => (isEntry(item) ? (fieldOf(item, 'name') ?? item) : item))

const ofAnyWork: Rule = (given) =>
  placeInOneLine(isEntry(given) ? inTable(inLocation, given) : given)

const RULES = {
  location: ofAnyWork,
  highlights: groupedPoints,
  courses: groupedPoints,
  keywords: words,
}

const sectionTable = (section: SectionName): Table => {
  const names = Object.keys(sections[section])
  const own = names.map((field) => [field, ''])
  const { period: periods, ...fields } = {
    ...(Object.fromEntries(own) as Record<string, string>),
    ...(near.OF_SECTIONS[section] ?? { [names[0]!]: 'name title' }),
  }
  const written = Object.keys(fields)
    .filter((field) => /date$/i.test(field))
    .map((field) => [field + AS_WRITTEN, field + AS_WRITTEN])
  const times = periods === undefined ? {} : called(`period ${periods}`, period)
  return {
    ...times,
    ...(Object.fromEntries(written) as Table),
    ...byNames(fields, RULES),
  }
}

/** The table of each section. */
export const inSection = Object.fromEntries(
  (Object.keys(sections) as SectionName[]).map((section) => [section, sectionTable(section)]),
) as Record<SectionName, Table>

const sectionNames = Object.keys(sections) as SectionName[]

const ownNames = new Map(sectionNames.map((section) => [spelledPlainly(section), section]))
const otherNames = sectionNames.flatMap((section) =>
  (near.SECTIONS[section] ?? '')
    .split(/\s+/)
    .map((name) => [spelledPlainly(name), section] as const)
    .filter(([name]) => name !== '' && !ownNames.has(name)),
)

/** The sections by all their names. A section's own name is no other section's. */
export const sectionsByName: ReadonlyMap<string, SectionName> = new Map([
  ...ownNames,
  ...otherNames,
])

/** The section that has a name. */
export const sectionCalled = (name: string) => sectionsByName.get(spelledPlainly(name))

/** The section that a title speaks of: by all of it, by its last word, or by its first. */
export const sectionIn = (title: string) => {
  const parts = title.split(/[\s/&,_]+/).filter(Boolean)
  return [title, parts.at(-1) ?? '', parts[0] ?? ''].map(sectionCalled).find(Boolean)
}

/** The heading of a section. Nobody misses a plain one, for the site has its own. */
export const heading: Rule = (given) =>
  isText(given) && sectionCalled(given.value) ? at(NOWHERE, given) : {}

const inProfile = byNames(near.OF_PROFILES)

/** A profile by its network's name: `{ "github": "ines" }`. */
const profileCalled = (key: string, given: Given): Fields => {
  const network = ofKey(networkCalled(key) ?? key, given)
  return isEntry(given) ? { network, ...inTable(inProfile, given) } : { network, username: given }
}

/** Fields that are named for networks. */
export const profilesCalled = (networks: string, path = 'basics.profiles'): Table =>
  Object.fromEntries(
    networks
      .split(' ')
      .map((key): [string, Rule] => [key, (given) => at(path, [profileCalled(key, given)])]),
  )

/** Profiles in a list, or by the names of their networks. */
export const profiles: Rule = (given) =>
  listOf(given).flatMap((item): Given[] => {
    if (isText(item)) return [{ url: item }]
    if (!isEntry(item)) return []
    const isOne = isNamed(inProfile, item) && Object.values(item).some(isText)
    return isOne && !Object.keys(item).every(networkCalled)
      ? [inTable(inProfile, item)]
      : Object.entries(item).map(([key, inner]) => profileCalled(key, inner))
  })
