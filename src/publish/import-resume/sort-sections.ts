/** What the parts of a file are: sections, who somebody is, where else they are. */
import { type Fields, type Given, isEntry, isText, spelledPlainly } from './given.ts'
import { isNetwork, networkCalled } from './network.ts'
import { called, isCommentedOut, type Pair, pairsOf } from './read-fields.ts'
import {
  BASICS,
  basics,
  OF_THE_FILE,
  locationNames,
  PROFILES,
  sectionCalled,
  type SectionName,
} from './resume-fields.ts'
import { LISTS, named } from './section-entries.ts'

/** What a file is taken apart into. */
export interface Parts {
  basics: Pair[]
  sections: { section: SectionName; given: Given; key: string }[]
  profiles: Given[]
  /** What has no place, by its name. */
  unread: { key: string; given: Given }[]
}

const OF_BASICS = new Map(
  Object.entries(basics).flatMap(([name, { names }]) =>
    [spelledPlainly(name), ...names].map((one) => [one, name] as const),
  ),
)

const isOfBasics = (name: string) => OF_BASICS.has(name) || locationNames.includes(name)

/** Whether sections stand in a part, however deep. */
export const hasSections = (given: Given, depth = 4): boolean =>
  depth > 0 &&
  isEntry(given) &&
  Object.entries(given).some(
    ([key, inner]) =>
      (sectionCalled(key) !== undefined && !isText(inner)) || hasSections(inner, depth - 1),
  )

/** `portfolio: { work: …, education: … }` is no section of projects. */
const isSection = (section: SectionName, given: Given) => {
  if (!isEntry(given) || section === 'skills') return true
  const others = Object.entries(given).filter(([key, inner]) => {
    const other = sectionCalled(key)
    return other !== undefined && other !== section && !isText(inner)
  })
  return others.length < 2
}

/** A text with a heading: `{ "title": "About me", "content": … }`. */
const OF_TEXTS = /^(?:content|text|value|body|html|paragraphs|items)$/
const HEADING = /^(?:name|title|heading|type|section|columns)$/

const isHeaded = (fields: Fields) => pairsOf(fields).some(([name]) => OF_TEXTS.test(name))

/** Whether a part says who somebody is. */
const hasPerson = (fields: Fields) =>
  !isHeaded(fields) &&
  pairsOf(fields).some(([name]) => /^(?:name|email|firstName)$/.test(OF_BASICS.get(name) ?? ''))

/** Whether fields say more of somebody than where else he is. */
const isPersonal = (fields: Fields) =>
  pairsOf(fields).some(([name]) =>
    /^(?:firstName|email|label|summary)$/.test(OF_BASICS.get(name) ?? ''),
  )

const TYPES = ['type', 'kind', 'label', 'name', 'network', 'key', 'icon']
const VALUES = ['value', 'text', 'content', 'url', 'href', 'link', 'contact']

/** A list of ways to reach somebody, each with its kind: `[{ "type": "email", "value": … }]`. */
const sortContacts = (list: readonly Given[], parts: Parts) => {
  for (const item of list) {
    const pairs = isEntry(item) ? pairsOf(item) : []
    const [, type] = called(pairs, TYPES)[0] ?? []
    const [, value] = called(pairs, VALUES)[0] ?? []
    const name = isText(type) ? spelledPlainly(type.value) : ''
    const isContact = isOfBasics(name) && !/^(?:name|title|label)$/.test(name)
    if (isContact && isText(type) && value) {
      type.isRead = true
      parts.basics.push([name, value])
    } else parts.profiles.push(item)
  }
}

/** A part with the name of a network as its own: `{ "github": "ines" }`. */
const asProfile = (key: string, given: Given): Given => {
  const network = named(networkCalled(key) ?? key, given)
  if (isEntry(given)) return { network, ...given }
  const isAddress = isText(given) && /^(?:https?:|www\.)|\w\.\w+\//.test(given.value)
  return isAddress ? { network, url: given } : { network, username: given }
}

const profilesIn = (fields: Fields): Given[] => {
  const lists = pairsOf(fields).flatMap(([name, inner]) =>
    LISTS.has(name) && Array.isArray(inner) ? inner : [],
  )
  if (lists.length > 0) passOverHeading(fields)
  return lists.length > 0
    ? lists
    : Object.entries(fields).map(([key, inner]) => asProfile(key, inner))
}

/** Sections as a list, each with its name in it: `[{ "type": "experience", "items": […] }]`. */
const sectionsIn = (list: readonly Given[]): Fields =>
  Object.fromEntries(
    list.filter(isEntry).flatMap((item) => {
      const names = called(pairsOf(item), [
        'type',
        'id',
        'key',
        'section',
        'name',
        'title',
        'heading',
      ])
      const name = names
        .map(([, text]) => text)
        .find((text) => isText(text) && sectionCalled(text.value) !== undefined)
      return isText(name) ? [[name.value, item] as const] : []
    }),
  )

/** What sorts a part: whether it is this kind of part, and then puts it where it belongs. */
type Sorting<Shape extends Given> = (
  part: { key: string; name: string; given: Shape; section: SectionName | undefined },
  parts: Parts,
  isPerson: boolean,
) => boolean

const sortText: Sorting<Given> = ({ key, name, given, section }, parts, isPerson) => {
  const isOwn = isOfBasics(name) && (isPerson || section !== 'skills')
  if (section && !isOwn) parts.sections.push({ section, given, key })
  else if (isOfBasics(name)) parts.basics.push([name, given])
  else if (isNetwork(name)) parts.profiles.push(asProfile(key, given))
  else if (PROFILES.includes(name)) parts.profiles.push(given)
  else return OF_THE_FILE.has(name)
  return true
}

const sortList: Sorting<Given[]> = ({ key, name, given, section }, parts, isPerson) => {
  const listed = sectionsIn(given)
  const [only] = given
  if (given.length === 1 && isEntry(only) && BASICS.includes(name) && isPersonal(only))
    sortParts(only, parts, true)
  else if (PROFILES.includes(name)) sortContacts(given, parts)
  else if (section && !(isPerson && isOfBasics(name))) parts.sections.push({ section, given, key })
  else if (isOfBasics(name)) parts.basics.push([name, given])
  else if (BASICS.includes(name)) sortContacts(given, parts)
  else if (Object.keys(listed).length > 0) sortParts(listed, parts)
  else if (given.length === 1 && isEntry(only) && hasSections(only)) sortParts(only, parts)
  else return false
  return true
}

/** What is around a résumé. */
const AROUND = /^(?:resume|cv|data|attributes|content|jsonresume)$/

const sortFields: Sorting<Fields> = ({ key, name, given, section }, parts, isPerson) => {
  const isOfText = OF_BASICS.has(name) && name !== 'name' && !hasPerson(given)
  if (section && isSection(section, given)) sortSection(section, key, given, parts)
  else if (PROFILES.includes(name) && !hasPerson(given)) sortContacts(profilesIn(given), parts)
  else if (isOfText) {
    parts.basics.push([name, given])
    if (isHeaded(given)) passOverHeading(given)
  } else if (name === 'name' || BASICS.includes(name)) sortParts(given, parts, true)
  else if (hasSections(given) || (!isPerson && AROUND.test(name))) sortParts(given, parts)
  else if (isNetwork(name)) parts.profiles.push(asProfile(key, given))
  else return false
  return true
}

/** A section in fields; among skills, spoken languages may stand. */
const sortSection = (section: SectionName, key: string, given: Fields, parts: Parts) => {
  const isSpoken = ([name, inner]: [string, Given]) =>
    section === 'skills' &&
    sectionCalled(name) === 'languages' &&
    !isText(inner) &&
    !isOfTexts(inner)
  const entries = Object.entries(given)
  const rest = Object.fromEntries(entries.filter((entry) => !isSpoken(entry)))
  for (const [name, inner] of entries.filter(isSpoken))
    parts.sections.push({ section: 'languages', given: inner, key: name })
  if (Object.keys(rest).length > 0) parts.sections.push({ section, given: rest, key })
}

const isOfTexts = (given: Given) => Array.isArray(given) && given.every(isText)

const passOverHeading = (fields: Fields) => {
  for (const [key, given] of pairsOf(fields))
    if (HEADING.test(key) && isText(given)) given.isRead = true
}

/** Takes a file apart, however deep its sections stand. */
export const sortParts = (fields: Fields, parts: Parts, isPerson = false): Parts => {
  for (const [key, given] of Object.entries(fields)) {
    const name = spelledPlainly(key)
    const part = { key, name, section: sectionCalled(key) }
    if (isText(given) && given.isRead) continue
    const isSorted =
      !isCommentedOut(key) &&
      (isText(given)
        ? sortText({ ...part, given }, parts, isPerson)
        : Array.isArray(given)
          ? sortList({ ...part, given }, parts, isPerson)
          : sortFields({ ...part, given }, parts, isPerson))
    if (!isSorted) parts.unread.push({ key, given })
  }
  return parts
}
