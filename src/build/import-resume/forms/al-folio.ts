/** `_data/cv.yml` of the Jekyll theme al-folio, as it was before it took RenderCV's: a list of sections. */
import { at, type Form, inTable, joinedFields, NOWHERE, type Table } from '../form.ts'
import {
  type Fields,
  fieldOf,
  type Given,
  isEntry,
  isText,
  listOf,
  type Text,
  textsOf,
} from '../given.ts'
import type { SectionName } from '../resume-fields.ts'
import { entriesIn } from '../near-entries.ts'
import * as near from '../near-names.ts'
import { byNames, heading, profilesCalled, sectionIn } from '../near-tables.ts'
import { networkNames } from '../brands.ts'
import { dividedPlace } from '../place.ts'
import { groupedPoints } from '../texts.ts'

const SUMMARY =
  /^(?:summary|(?:professional |research )?(?:summary|profile|statement)|about(?: me)?|objective)$/i

const inBasics: Table = {
  ...profilesCalled(networkNames.join(' ')),
  ...byNames(near.OF_BASICS, {
    ...Object.fromEntries(Object.keys(near.OF_BASICS).map((field) => [field, `basics.${field}`])),
    location: ['basics.location', dividedPlace],
    profiles: {},
  }),
  ...byNames(
    { languages: near.SECTIONS.languages ?? '' },
    {
      languages: ['languages', (given) => entriesIn('languages', given)],
    },
  ),
}

/** `{ name: 'Email', value: '…' }` is a field by its name. */
const inMap = (given: Given): Fields =>
  joinedFields(
    listOf(given).map((row): Fields => {
      const name = fieldOf(row, 'name')
      const value = fieldOf(row, 'value')
      if (!isText(name) || value === undefined) return {}
      const placed = inTable(inBasics, { [name.value]: value })
      return textsOf(placed).length > 0 ? joinedFields([at(NOWHERE, name), placed]) : {}
    }),
  )

/** A point may have points of its own in `contents`. */
const inItems = (given: Given): Given => {
  if (Array.isArray(given)) return given.map(inItems)
  if (!isEntry(given)) return given
  const { contents, ...point } = given
  return contents ? { ...point, items: inItems(contents) } : point
}

const OF_WORK: Table = { title: 'position', institution: 'name' }
const OF_SECTION: Partial<Record<SectionName, Table>> = {
  work: { ...OF_WORK, location: 'location', year: 'period' },
  volunteer: { title: 'position', institution: 'organization', year: 'period' },
  education: { title: 'studyType', institution: 'institution', year: 'period' },
  projects: { title: 'name', year: 'period' },
  publications: { title: 'name', institution: 'publisher', year: 'releaseDate' },
  certificates: { title: 'name', institution: 'issuer', year: 'date' },
  awards: { title: 'title', institution: 'awarder', year: 'date' },
}

/** The field for prose in each section without points. */
const PROSE: Partial<Record<SectionName, string>> = {
  projects: 'description',
  awards: 'summary',
  publications: 'summary',
}

/** The field for what a row says beside its facts: prose, or points where the section has points. */
const fieldFor = (section: SectionName, said: readonly Given[]) =>
  PROSE[section] ?? (said.every(isText) ? 'summary' : 'highlights')

/** The entries of a row in a table of times. */
const entriesOfRow = (section: SectionName, row: Given): Given[] => {
  const table = OF_SECTION[section]
  if (!table) return entriesIn(section, [row])
  const entry = inTable(table, row)
  const description = fieldOf(row, 'description')
  const items = fieldOf(row, 'items')
  // Several prizes of one year stand in one row.
  if (section === 'awards' && items !== undefined)
    return listOf(items).map((title) => ({ ...entry, title }))
  const said = [description, items].filter((part) => part !== undefined)
  if (said.length === 0) return [entry]
  return [{ ...entry, [fieldFor(section, said)]: groupedPoints(inItems(said)) }]
}

/** The entries of a line that names something; a title may group skills and the like. */
const entriesOfLine = (section: SectionName, row: Given): Given[] => {
  if (isText(row)) return section === 'work' ? [] : entriesIn(section, [row])
  return entriesIn(section, [inTable({ title: 'name', items: 'keywords' }, row)])
}

/** What a section's contents are in JSON Resume; nothing, if its title says nothing that is known. */
const contentsOf = (title: Text, type: string, contents: Given): Fields => {
  if (type === 'map') return inMap(contents)
  if (SUMMARY.test(title.value))
    return joinedFields([at(NOWHERE, title), at('basics.summary', contents)])
  const section = sectionIn(title.value)
  if (!section) return {}
  const readPart = type === 'time_table' ? entriesOfRow : entriesOfLine
  const entries = listOf(contents).flatMap((part) => readPart(section, part))
  return joinedFields([heading(title), at(section, entries)])
}

const sectionRule = (given: Given): Fields => {
  const title = fieldOf(given, 'title')
  const type = fieldOf(given, 'type')
  const contents = fieldOf(given, 'contents')
  const typeNowhere = at(NOWHERE, type ?? [])
  if (!isText(title) || contents === undefined) return typeNowhere
  return joinedFields([typeNowhere, contentsOf(title, isText(type) ? type.value : '', contents)])
}

export const alFolio: Form = {
  name: 'al-folio (cv.yml)',
  keys: ['contents', 'type', 'title'],
  isList: true,
  table: (given) => joinedFields(listOf(given).map(sectionRule)),
}
