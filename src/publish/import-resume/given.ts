/** A file as it was given: its texts, each with its place, and whether the content has it. */
import { isFields } from '#words/merged.ts'
import type { Path } from '../lib/strings.ts'

/** A text of the file. */
export class Text {
  /** Whether the content has it, or it says something of the file alone. */
  isRead = false
  /** Why it is left out, if that is known. */
  reason: string | undefined
  /** The part that is hidden, of a text in it. */
  hidden: Path | undefined

  constructor(
    readonly path: Path,
    /** As it was written. */
    readonly written: string,
    /** Without the signs that no page can show. */
    readonly value: string,
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

/** Why a text is left out whose letters cannot be set in type. */
export const NO_FONT = 'has letters that no font of the site can write'

/** Signs of a list in fonts of word processors: Symbol's, Wingdings' and their like. */
const SYMBOL_BULLETS = /[\u{f020}-\u{f0ff}]/gu
/** Characters of other controls than tabs and lines, and what stands for a broken one. */
const CONTROLS = /[^\P{Cc}\t\n]|\p{Co}|\p{Cn}|[\u{ad}\u{fffd}\u{feff}]/gu

/** A text without the signs that no page can show; those of lists become bullets. */
const shownSigns = (text: string, missing: readonly string[]) => {
  const clean = text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u{2028}\u{2029}\v\f]/gu, '\n')
    .replaceAll(SYMBOL_BULLETS, '•')
    .replaceAll(CONTROLS, '')
  const signs = missing.filter((sign) => !/\p{L}/u.test(sign))
  return signs.reduce((shown, sign) => shown.replaceAll(sign, ''), clean).trim()
}

/**
 * A value of JSON as its texts: numbers, true and false are texts, too; what says nothing (null, blank
 * texts, empty lists) is left out.
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
  const written = typeof value === 'string' ? value : JSON.stringify(value)
  const shown = shownSigns(written, missing)
  if (!shown) return undefined
  const text = new Text(path, written.trim(), shown)
  if (missing.some((letter) => shown.includes(letter))) text.reason = NO_FONT
  return text
}

/** Every text of a part of the file. */
export const textsOf = (given: Given | undefined): Text[] => {
  if (given === undefined) return []
  if (isText(given)) return [given]
  return Object.values(given).flatMap(textsOf)
}

/** `Work Experience`, `work_experience`, `workExperience` → `workexperience`: marks on letters are left out. */
export const spelledPlainly = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u{300}-\u{36f}]|[^\p{L}\p{M}\p{N}]/gu, '')
