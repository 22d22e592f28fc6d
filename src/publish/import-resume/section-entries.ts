/** The entries of a section, in whatever a file holds them. */
import { type Fields, type Given, isEntry, isText, spelledPlainly, Text, textsOf } from './given.ts'
import { dividedWords } from './read-text.ts'
import { POSITIONS } from './field-names.ts'
import { ALONE, type SectionName, sections } from './resume-fields.ts'

/** Lists of a section in fields of it. */
export const LISTS = new Set(
  `items history values entries elements list sets nodes edges results records data all content`.split(
    ' ',
  ),
)
/** How a section is headed and arranged, which the site does for itself. */
const OF_SECTIONS =
  /^(?:name|title|heading|label|columns|enable|enabled|visible|hidden|type|section)$/

const textLike = (text: Text, value: string) => {
  text.isRead = true
  return new Text(text.path, value, value)
}

/** A text that a field's name is. */
export const named = (key: string, from: Given) => new Text(textsOf(from)[0]?.path ?? [], key, key)

/** The entry of a section that a name and a value are: `{ "German": "native" }`. */
const entryOf = (section: SectionName, key: string, value: Given): Given[] => {
  const name = { [ALONE[section] || 'name']: named(key, value) }
  if (isEntry(value)) return [{ ...name, ...value }]
  if (Array.isArray(value) && !value.every(isText)) return entriesOf(section, value)
  if (section === 'skills' && Array.isArray(value)) return [{ ...name, keywords: value }]
  const fields: Partial<Record<SectionName, string>> = {
    skills: 'level',
    languages: 'fluency',
    references: 'reference',
    projects: 'description',
    interests: 'keywords',
    education: 'studyType',
    certificates: 'issuer',
    awards: 'awarder',
  }
  if (section === 'skills' && isText(value) && /[,;\n]/.test(value.value))
    return [{ ...name, keywords: value }]
  return [{ ...name, [fields[section] ?? 'summary']: value }]
}

/** The entries of a section, in whatever it holds them. */
export const entriesOf = (section: SectionName, given: Given): Given[] => {
  const alone = ALONE[section]
  if (isText(given)) {
    if (!alone) return [given]
    const parts = /^(?:skills|languages|interests)$/.test(section)
      ? dividedWords(given.value)
      : [given.value]
    return parts.map((part) => ({ [alone]: textLike(given, part) }))
  }
  if (Array.isArray(given))
    return given.flatMap((item) => {
      if (isText(item)) return alone ? [{ [alone]: item }] : [item]
      return Array.isArray(item) ? entriesOf(section, item) : [item]
    })
  const pairs = Object.entries(given)
  const lists = pairs.filter(([key, inner]) => LISTS.has(spelledPlainly(key)) && !isText(inner))
  if (lists.length > 0) {
    for (const [key, inner] of pairs)
      if (isText(inner) && OF_SECTIONS.test(spelledPlainly(key))) inner.isRead = true
    return lists.flatMap(([, list]) => entriesOf(section, list))
  }
  const map: Record<string, { names: string[] }> = sections[section]
  const ownName = alone || 'name'
  const isGrouped = /^(?:skills|languages|interests|references)$/.test(section)
  const own = Object.entries(map).filter(([name]) => !isGrouped || name === ownName)
  const names = new Set(
    own.flatMap(([name, { names: others }]) => [
      spelledPlainly(name),
      ...(isGrouped ? ['name'] : others),
    ]),
  )
  const isOne = pairs.some(
    ([key, inner]) => names.has(spelledPlainly(key)) && (!isGrouped || isText(inner)),
  )
  return isOne ? [given] : pairs.flatMap(([key, inner]) => entryOf(section, key, inner))
}

/** Jobs at one company after another, each with what is said of the company. */
export const eachPosition = (entry: Fields): Fields[] => {
  const found = Object.entries(entry).find(
    ([key, inner]) =>
      POSITIONS.includes(spelledPlainly(key)) && Array.isArray(inner) && inner.every(isEntry),
  )
  if (!found) return [entry]
  const { [found[0]]: _, ...company } = entry
  const { title: _title, position: _position, ...shared } = company
  return (found[1] as Fields[]).map((position) => ({ ...shared, ...position }))
}
