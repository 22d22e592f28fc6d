/** The entries of a section of JSON Resume, in any structure. */
import { inTable } from './form.ts'
import {
  type Fields,
  fieldOf,
  type Given,
  isEntry,
  isText,
  listOf,
  madeOf,
  ofKey,
  textsOf,
} from './given.ts'
import { type SectionName, sections } from './resume-fields.ts'
import * as near from './near-names.ts'
import { inSection, isNamed } from './near-tables.ts'
import { dividedWords } from './texts.ts'

/**
 * A longer description says what somebody did; only JSON Resume itself describes the employer
 * there.
 */
const LONG = 80

const withSummary = (job: Fields, isOwn: boolean): Fields => {
  const { description, ...rest } = job
  const [text] = textsOf(description)
  const isOfWork = !isOwn || (text && (text.value.length > LONG || /^• |\n/.test(text.value)))
  return description && isOfWork && !job['summary'] && !job['highlights']
    ? { ...rest, summary: description }
    : job
}

const POSITIONS = ['positions', 'roles', 'jobs']

const jobIn = (fields: Fields) => withSummary(inTable(inSection.work, fields), 'name' in fields)

/** Jobs at one company after another, each with what the entry says about the company. */
const jobsIn = (entry: Fields): Fields[] => {
  const key = POSITIONS.find((name) => listOf(entry[name]).some(isEntry))
  if (!key) return [jobIn(entry)]
  const { [key]: positions, title: _title, position: _position, ...company } = entry
  return listOf(positions)
    .filter(isEntry)
    .map((job) => ({ ...jobIn(company), ...jobIn(job) }))
}

const isOfEntries = (given: Given) => Array.isArray(given) && given.some(isEntry)
const isOfWords = (section: SectionName) => /^(?:skills|languages|interests)$/.test(section)

/** The field of an entry that is a text alone: `"skills": ["HTML"]`. */
const fieldAlone = (section: SectionName) =>
  section === 'work' ? 'summary' : Object.keys(sections[section])[0]!

/** The entry that a name and a value stand for: `{ "German": "native" }`. */
const entryCalled = (section: SectionName, key: string, value: Given): Given[] => {
  const name = { [fieldAlone(section)]: ofKey(key, value) }
  if (isEntry(value)) return [{ ...name, ...inTable(inSection[section], value) }]
  if (isOfEntries(value)) return entriesIn(section, value)
  const isList = Array.isArray(value) || (isText(value) && /[,;\n]/.test(value.value))
  const field = section === 'skills' && isList ? 'keywords' : near.NAMED[section]
  return [{ ...name, [field ?? 'summary']: value }]
}

/** The entries of a section: in a list, by their names, or in one text. */
export const entriesIn = (section: SectionName, given: Given): Given[] => {
  const alone = fieldAlone(section)
  if (isText(given)) {
    const parts = isOfWords(section) ? dividedWords(given.value) : [given.value]
    return parts.map((part) => ({ [alone]: madeOf(part, given) }))
  }
  if (Array.isArray(given))
    return given.flatMap((item): Given[] => {
      if (isText(item)) return [{ [alone]: item }]
      if (!isEntry(item)) return entriesIn(section, item)
      return section === 'work' ? jobsIn(item) : [inTable(inSection[section], item)]
    })
  // A heading beside a list belongs to another form.
  const values = Object.values(given)
  if (values.some(isText) && values.some(isOfEntries)) return []
  const isGroup = isOfWords(section) || section === 'references'
  const isOne = isGroup
    ? isText(fieldOf(given, alone) ?? fieldOf(given, 'name'))
    : isNamed(inSection[section], given)
  if (isOne) return entriesIn(section, [given])
  return Object.entries(given).flatMap(([key, inner]) => entryCalled(section, key, inner))
}
