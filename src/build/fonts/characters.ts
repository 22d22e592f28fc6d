import { nodesOf } from '#build/lib/case-study-nodes.ts'
import { stringsIn } from '#lib/strings.ts'

const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))
// The interface adds these to the content's words.
const MARKS = Array.from('\u{a0}·–—‘’“”…−×→←↗↑↓•')

/** Signs of code and of labels, which few sentences have. */
const SIGNS = new Set('*<>[\\]^_`{|}×−↑↓')

/** Every string of the content, joined. */
export const allWords = (content: object): string =>
  stringsIn(content)
    .map(([, text]) => text)
    .join(' ')

/** Every character that pages may use, sorted. */
export const charactersOf = (words: string): string[] =>
  [...new Set([...BASIC_LATIN, ...MARKS, ...Array.from(words)])].toSorted(
    (one, other) => one.codePointAt(0)! - other.codePointAt(0)!,
  )

/** The sentences of case studies, without their code. */
export const caseStudyProse = (caseStudies: Record<string, string>): string =>
  Object.values(caseStudies)
    .flatMap(nodesOf)
    .map(({ type, value }) => (type === 'text' ? value : ''))
    .join(' ')

/**
 * The characters that a font for sentences needs, beside the font of code and labels. Kerned with all
 * others, a sign costs more than a letter.
 */
export const charactersOfSentences = (characters: string[], sentences: string): string[] =>
  characters.filter((sign) => !SIGNS.has(sign) || sentences.includes(sign))

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

/** The CSS `unicode-range` of exactly these characters. */
export const unicodeRange = (characters: string[]): string => {
  const runs: [number, number][] = []
  for (const character of characters) {
    const code = character.codePointAt(0)!
    const run = runs.at(-1)
    if (run?.[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}
