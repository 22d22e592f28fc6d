/** `_data/cv.yml` of the Jekyll theme al-folio, as it was before it took RenderCV's: a list of sections. */
import { at, type Form, inTable, joinedFields, NOWHERE, type Rule, type Table } from '../form.ts'
import { type Fields, fieldOf, type Given, isEntry, isText, listOf, textsOf } from '../given.ts'
import type { SectionName } from '../read-json-resume.ts'
import { entriesIn } from '../near-entries.ts'
import * as near from '../near-names.ts'
import { byNames, profilesCalled, sectionCalled, sectionIn } from '../near-tables.ts'
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
const inMap: Rule = (given) =>
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

/** The entries of a row in a table of times; several prizes of one year stand in one row. */
const inRow = (section: SectionName, row: Given): Given[] => {
  const table = OF_SECTION[section]
  if (!table) return entriesIn(section, [row])
  const entry = inTable(table, row)
  const items = listOf(fieldOf(row, 'items'))
  if (section === 'awards' && items.length > 0) return items.map((title) => ({ ...entry, title }))
  const points = [fieldOf(row, 'description'), fieldOf(row, 'items')].filter(
    (one) => one !== undefined,
  )
  const isProse = points.every(isText)
  const field = isProse || section in PROSE ? (PROSE[section] ?? 'summary') : 'highlights'
  return [{ ...entry, ...(points.length > 0 && { [field]: groupedPoints(inItems(points)) }) }]
}

/** The entries of a line that names something; a title may group skills and the like. */
const inList = (section: SectionName, row: Given): Given[] => {
  if (isText(row)) return section === 'work' ? [] : entriesIn(section, [row])
  return entriesIn(section, [inTable({ title: 'name', items: 'keywords' }, row)])
}

const sectionRule = (given: Given): Fields => {
  const [title, type, contents] = ['title', 'type', 'contents'].map((name) => fieldOf(given, name))
  const kind = at(NOWHERE, type ?? [])
  if (!isText(title) || contents === undefined) return kind
  const isMap = isText(type) && type.value === 'map'
  if (isMap) return joinedFields([kind, inMap(contents)])
  if (SUMMARY.test(title.value))
    return joinedFields([kind, at(NOWHERE, title), at('basics.summary', contents)])
  const section = sectionIn(title.value)
  if (!section) return kind
  const isTimed = isText(type) && type.value === 'time_table'
  const entries = listOf(contents).flatMap((row) =>
    isTimed ? inRow(section, row) : inList(section, row),
  )
  const isPlain = sectionCalled(title.value) !== undefined
  return joinedFields([kind, isPlain ? at(NOWHERE, title) : {}, at(section, entries)])
}

export const alFolio: Form = {
  name: 'al-folio (cv.yml)',
  keys: ['contents', 'type', 'title'],
  isList: true,
  table: (given) => joinedFields(listOf(given).map(sectionRule)),
}
