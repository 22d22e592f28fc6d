/** Takes a file apart: into sections, who somebody is, and where else they are. */
import { BASICS, OF_THE_FILE, PROFILES } from './field-names.ts'
import { type Fields, type Given, isEntry, isText, spelledPlainly } from './given.ts'
import { isNetwork } from './network.ts'
import {
  basicsField,
  hasPerson,
  hasSections,
  isHeaded,
  isOfBasics,
  isPersonal,
  isSection,
  passOverHeading,
} from './part-kinds.ts'
import { called, isCommentedOut, pairsOf } from './read-fields.ts'
import type { SectionName } from './resume-fields.ts'
import { sectionCalled } from './section-names.ts'
import { asProfile, profilesIn, sortContacts } from './sort-contacts.ts'
import type { SortedFile } from './sorted-file.ts'

/** The fields by which a section of a list may be named. */
const NAMING = ['type', 'id', 'key', 'section', 'name', 'title', 'heading']

/** Sections as a list, each with its name in it: `[{ "type": "experience", "items": […] }]`. */
const sectionsIn = (list: readonly Given[]): Fields => {
  const sections: Fields = {}
  for (const item of list.filter(isEntry)) {
    const texts = called(pairsOf(item), NAMING).map(([, text]) => text)
    const name = texts.find((text) => isText(text) && sectionCalled(text.value) !== undefined)
    if (isText(name)) sections[name.value] = item
  }
  return sections
}

interface Part<Shape extends Given> {
  /** Its name as it is written. */
  key: string
  /** Its name in plain letters. */
  name: string
  given: Shape
  /** The section that it is by its name. */
  section: SectionName | undefined
}

/** Puts a part where it belongs; returns false if it belongs nowhere. */
type Sort<Shape extends Given> = (
  part: Part<Shape>,
  sorted: SortedFile,
  isPerson: boolean,
) => boolean

const sortText: Sort<Given> = ({ key, name, given, section }, sorted, isPerson) => {
  const isOwn = isOfBasics(name) && (isPerson || section !== 'skills')
  if (section && !isOwn) sorted.sections.push({ section, given, key })
  else if (isOfBasics(name)) sorted.basics.push([name, given])
  else if (isNetwork(name)) sorted.profiles.push(asProfile(key, given))
  else if (PROFILES.includes(name)) sorted.profiles.push(given)
  else return OF_THE_FILE.has(name)
  return true
}

const sortList: Sort<Given[]> = ({ key, name, given, section }, sorted, isPerson) => {
  const listed = sectionsIn(given)
  const [first] = given
  const only = given.length === 1 && isEntry(first) ? first : undefined
  const isOfPerson = isPerson && isOfBasics(name)
  if (only && BASICS.includes(name) && isPersonal(only)) sortFile(only, sorted, true)
  else if (PROFILES.includes(name)) sortContacts(given, sorted)
  else if (section && !isOfPerson) sorted.sections.push({ section, given, key })
  else if (isOfBasics(name)) sorted.basics.push([name, given])
  else if (BASICS.includes(name)) sortContacts(given, sorted)
  else if (Object.keys(listed).length > 0) sortFile(listed, sorted)
  else if (only && hasSections(only)) sortFile(only, sorted)
  else return false
  return true
}

/** What is around a résumé. */
const AROUND = /^(?:resume|cv|data|attributes|content|jsonresume)$/

const sortFields: Sort<Fields> = ({ key, name, given, section }, sorted, isPerson) => {
  const isOfText = basicsField(name) !== undefined && name !== 'name' && !hasPerson(given)
  if (section && isSection(section, given)) sortSection(section, key, given, sorted)
  else if (PROFILES.includes(name) && !hasPerson(given)) sortContacts(profilesIn(given), sorted)
  else if (isOfText) {
    sorted.basics.push([name, given])
    if (isHeaded(given)) passOverHeading(given)
  } else if (name === 'name' || BASICS.includes(name)) sortFile(given, sorted, true)
  else if (hasSections(given) || (!isPerson && AROUND.test(name))) sortFile(given, sorted)
  else if (isNetwork(name)) sorted.profiles.push(asProfile(key, given))
  else return false
  return true
}

const isOfTexts = (given: Given) => Array.isArray(given) && given.every(isText)

/** A section in fields; among skills, spoken languages may stand. */
const sortSection = (section: SectionName, key: string, given: Fields, sorted: SortedFile) => {
  const isSpoken = (name: string, inner: Given) =>
    section === 'skills' &&
    sectionCalled(name) === 'languages' &&
    !isText(inner) &&
    !isOfTexts(inner)
  const rest: Fields = {}
  for (const [name, inner] of Object.entries(given)) {
    if (isSpoken(name, inner))
      sorted.sections.push({ section: 'languages', given: inner, key: name })
    else rest[name] = inner
  }
  if (Object.keys(rest).length > 0) sorted.sections.push({ section, given: rest, key })
}

const sortPart = (key: string, given: Given, sorted: SortedFile, isPerson: boolean) => {
  const part = { key, name: spelledPlainly(key), section: sectionCalled(key) }
  if (isCommentedOut(key)) return false
  if (isText(given)) return sortText({ ...part, given }, sorted, isPerson)
  if (Array.isArray(given)) return sortList({ ...part, given }, sorted, isPerson)
  return sortFields({ ...part, given }, sorted, isPerson)
}

/**
 * Takes fields apart, however deep their sections stand.
 *
 * @param sorted what is found is added to it
 * @param isPerson whether the fields are of a part that says who somebody is
 */
export const sortFile = (fields: Fields, sorted: SortedFile, isPerson = false): SortedFile => {
  for (const [key, given] of Object.entries(fields)) {
    if (isText(given) && given.isRead) continue
    if (!sortPart(key, given, sorted, isPerson)) sorted.unread.push({ key, given })
  }
  return sorted
}
