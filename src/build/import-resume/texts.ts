/** Names, sentences, points and words as texts without marks. */
import {
  fieldOf,
  type Given,
  isEntry,
  isText,
  listOf,
  madeOf,
  type Text,
  textsOf,
} from './given.ts'
import { apartFromLists, plainText } from './plain-text.ts'

const some = (texts: readonly string[]) => (texts.length > 0 ? [...texts] : undefined)

/** A name or a few words. */
export const oneLine = (text: string) => plainText(text).replaceAll(/\s+/g, ' ').trim()

/** Sentences; each text is a paragraph. */
export const paragraphs = (texts: readonly string[]) =>
  some(texts.map(plainText).filter(Boolean))?.join('\n\n')

/** The points of a text: of its list if it has one, or else of its lines. */
const pointsIn = (text: string) => {
  const { text: rest, items } = apartFromLists(plainText(text))
  return [...rest.split(/\n+/), ...items].map((point) => point.trim()).filter(Boolean)
}

export const points = (texts: readonly string[]) => some(texts.flatMap(pointsIn))

const POINTS = 'items points highlights bullets list details tasks'.split(' ')
const TEXTS = 'text value name title content description summary'.split(' ')

const fieldCalled = (given: Given, names: readonly string[]) =>
  names.map((name) => fieldOf(given, name)).find((field) => field !== undefined)

const inGroup = (group: string, given: Given, ...names: Text[]): Given[] =>
  listOf(groupedPoints(given)).map((point) =>
    isText(point) ? madeOf(`${group}: ${point.value}`, ...names, point) : point,
  )

/**
 * `{ "Backend": ["One", "Two"] }` → `Backend: One`, `Backend: Two`; the same for `name` and
 * `items`.
 */
export const groupedPoints = (given: Given): Given => {
  if (Array.isArray(given)) return given.flatMap((item) => listOf(groupedPoints(item)))
  if (!isEntry(given)) return given
  const items = fieldCalled(given, POINTS)
  const text = fieldCalled(given, TEXTS)
  if (items && isText(text)) return inGroup(text.value, items, text)
  if (items ?? text) return groupedPoints((items ?? text)!)
  return Object.entries(given).flatMap(([group, inner]) =>
    textsOf(inner).length > 0 ? inGroup(group, inner) : [],
  )
}

/**
 * Marks that divide words, outside of brackets: marks of lists, commas, and marks between words; a
 * comma within a number divides nothing.
 */
const OF_LISTS = /[;|\n•](?![^(]*\))/
const COMMAS = /[,、،，](?!\d{3}(?!\d))(?![^(]*\))/
const BETWEEN = /\s[·/]\s(?![^(]*\))/
/** “And”, before the last word of several. */
const AND = /^(?:and|&|und|et|y|e|và|و|اور)\s+/iu
/**
 * “And” between the last two of several, each a single word: between longer ones it may be part of
 * a name.
 */
const LAST_TWO = /^(\S+)\s+(?:and|und|et|y|e|và|و|اور)\s+(\S+)$/iu

const lastIn = (part: string) => LAST_TWO.exec(part)?.slice(1) ?? [part.replace(AND, '')]

/** The parts of `React, Node (v20, v22) and SQL`. */
export const dividedWords = (text: string): string[] => {
  const plain = plainText(text)
  const parts = plain
    .split(OF_LISTS.test(plain) ? OF_LISTS : COMMAS)
    .map(oneLine)
    .filter(Boolean)
  const last = parts.length - 1
  return parts
    .flatMap((part, index) => (index > 0 && index === last ? lastIn(part) : [part]))
    .flatMap((part) => part.split(BETWEEN))
}

/** Words; a single text is divided into its words. */
export const words = (texts: readonly string[]) =>
  some(
    texts.length === 1
      ? dividedWords(texts[0]!)
      : texts.map((text) => oneLine(text).replace(/^• /, '')).filter(Boolean),
  )

const isFigure = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** The value of a figure in any script: each script has its ten figures in a row. */
const figure = (sign: string) => {
  const code = sign.codePointAt(0)!
  let first = code
  while (isFigure(first - 1)) first -= 1
  return String((code - first) % 10)
}

/** A text with ASCII figures: `۲` becomes 2. */
export const withFigures = (text: string) =>
  text.normalize('NFKC').replaceAll(/[^\P{Nd}\d]/gu, figure)
