/** Names, sentences and words, whatever form they have. */
import { type Fields, type Given, isEntry, isText } from './given.ts'
import { apartFromLists, plainText } from './plain-text.ts'
import { innerOf, joined, OF_NAMES, oneLine, type Read, taken } from './read-value.ts'

/** Where the words are of sentences that have several fields. */
const OF_PROSE =
  'text value content html markdown body description summary full long default label name title'.split(
    ' ',
  )

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
