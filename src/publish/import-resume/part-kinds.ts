/** What a part of a file is, by the names of its fields: a section, who somebody is, a text with a heading. */
import { type Fields, type Given, isEntry, isText, spelledPlainly } from './given.ts'
import { pairsOf } from './read-fields.ts'
import { locationNames } from './read-location.ts'
import { basics, type SectionName } from './resume-fields.ts'
import { sectionCalled } from './section-names.ts'

/** The fields of `basics`, by all their names. */
const basicsByName = new Map<string, string>()
for (const [field, { names }] of Object.entries(basics)) {
  for (const name of [spelledPlainly(field), ...names]) basicsByName.set(name, field)
}

/** The field of `basics` that a name is of, but for those of the location. */
export const basicsField = (name: string) => basicsByName.get(name)

export const isOfBasics = (name: string) => basicsByName.has(name) || locationNames.includes(name)

/** Whether sections stand in a part, however deep. */
export const hasSections = (given: Given, depth = 4): boolean => {
  if (depth === 0 || !isEntry(given)) return false
  return Object.entries(given).some(([key, inner]) => {
    const isNamed = sectionCalled(key) !== undefined && !isText(inner)
    return isNamed || hasSections(inner, depth - 1)
  })
}

/** `portfolio: { work: …, education: … }` is no section of projects. */
export const isSection = (section: SectionName, given: Given) => {
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

export const isHeaded = (fields: Fields) => pairsOf(fields).some(([name]) => OF_TEXTS.test(name))

/** Whether a part says who somebody is. */
export const hasPerson = (fields: Fields) =>
  !isHeaded(fields) &&
  pairsOf(fields).some(([name]) => /^(?:name|email|firstName)$/.test(basicsField(name) ?? ''))

/** Whether fields say more of somebody than where else he is. */
export const isPersonal = (fields: Fields) =>
  pairsOf(fields).some(([name]) =>
    /^(?:firstName|email|label|summary)$/.test(basicsField(name) ?? ''),
  )

/** Marks the heading as read: the site has its own. */
export const passOverHeading = (fields: Fields) => {
  for (const [key, given] of pairsOf(fields))
    if (HEADING.test(key) && isText(given)) given.isRead = true
}
