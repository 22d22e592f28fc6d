/**
 * A file as it was given: its texts, each with its place. A text counts as read if it comes out in
 * a value.
 */
import { isFields } from '#content-model/words/merged.ts'
import { once } from '#lib/once.ts'
import type { Path } from '#lib/strings.ts'
import { isListSign } from './plain-text.ts'

/** A text of the file, or a text made of some of these. */
export class Text {
  constructor(
    readonly path: Path,
    /** The text without the signs that no page can show. */
    readonly value: string,
    /** The texts of the file that it was made of; empty for a text of the file itself. */
    readonly madeOf: readonly Text[] = [],
  ) {}
}

export interface Fields {
  [key: string]: Given
}

/** A part of the file. */
export type Given = Text | Given[] | Fields

export const isText = (given: Given | undefined): given is Text => given instanceof Text

export const isEntry = (given: Given | undefined): given is Fields =>
  isFields(given) && !(given instanceof Text)

/** Every text of a part of the file. */
export const textsOf = (given: Given | undefined): Text[] => {
  if (given === undefined) return []
  if (isText(given)) return [given]
  return Object.values(given).flatMap(textsOf)
}

/** The texts of the file that a text was made of. */
export const sourcesOf = (text: Text): readonly Text[] =>
  text.madeOf.length > 0 ? text.madeOf : [text]

/** A text that was made of others, at the place of the first. */
export const madeOf = (value: string, ...texts: Text[]) =>
  new Text(texts[0]?.path ?? [], value, texts.flatMap(sourcesOf))

/** The name of a field as a text. It is no text of the file, so nobody misses it. */
export const ofKey = (key: string, given: Given) =>
  new Text(textsOf(given)[0]?.path ?? [], key, [NAMES])
const NAMES = new Text([], '')

/** Whether a text is more than the name of a field. */
export const isOfFile = (text: Text) => !text.madeOf.includes(NAMES)

export const listOf = (given: Given | undefined): Given[] =>
  given === undefined ? [] : Array.isArray(given) ? given : [given]

/** `Work Experience`, `work_experience`, `workExperience` → `workexperience`: marks on letters are left out. */
export const spelledPlainly = once((name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u{300}-\u{36f}]|[^\p{L}\p{M}\p{N}]/gu, ''),
)

/** A name that is commented out: `_education`. */
export const isCommentedOut = (key: string) => /^[_$#/!-]/.test(key)

/** The field of a name, however that is spelled. */
export const fieldOf = (given: Given | undefined, name: string): Given | undefined => {
  if (!isEntry(given)) return undefined
  const wanted = spelledPlainly(name)
  const found = Object.keys(given).find(
    (key) => spelledPlainly(key) === wanted && !isCommentedOut(key),
  )
  return found === undefined ? undefined : given[found]
}

/** Signs of a list in fonts of word processors: Symbol's, Wingdings' and their like. */
const SYMBOL_BULLETS = /[\u{f020}-\u{f0ff}]/gu
/** Control characters other than tabs and lines, and the sign for a broken character. */
const CONTROLS = /[^\P{Cc}\t\n]|\p{Co}|\p{Cn}|[\u{ad}\u{fffd}\u{feff}]/gu

/** A text without the signs that no page can show; signs of a list become bullets. */
const shownSigns = (text: string, missing: readonly string[]) => {
  const clean = text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u{2028}\u{2029}\v\f]/gu, '\n')
    .replaceAll(SYMBOL_BULLETS, '•')
    .replaceAll(CONTROLS, '')
  const signs = missing.filter((sign) => !/\p{L}/u.test(sign))
  // A sign that no font has may be the sign of a list.
  return signs
    .reduce((shown, sign) => shown.replaceAll(sign, isListSign(sign) ? '•' : ''), clean)
    .trim()
}

/**
 * A value of JSON as its texts: numbers and switches are texts, too; empty values (null, blank
 * texts, empty lists) are left out.
 *
 * @param missing the characters that no font of the site can write
 */
export const givenOf = (
  value: unknown,
  missing: readonly string[] = [],
  path: Path = [],
): Given | undefined => {
  if (Array.isArray(value)) {
    const items = value.flatMap((item, index) => givenOf(item, missing, [...path, index]) ?? [])
    return items.length > 0 ? items : undefined
  }
  if (isFields(value)) {
    const fields = Object.entries(value).flatMap(([key, inner]) => {
      const given = givenOf(inner, missing, [...path, key])
      return given ? [[key, given] as const] : []
    })
    return fields.length > 0 ? Object.fromEntries(fields) : undefined
  }
  if (value === null || value === undefined) return undefined
  const shown = shownSigns(typeof value === 'string' ? value : JSON.stringify(value), missing)
  return shown ? new Text(path, shown) : undefined
}
