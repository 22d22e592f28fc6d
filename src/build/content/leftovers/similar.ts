/** Shorter texts are compared as wholes: three words in a row say little. */
const SENTENCE_WORDS = 4
/** One changed word in so many is still the same sentence. */
const WORDS_PER_CHANGE = 6

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*/gu

const known = new Map<string, string[]>()

const wordsOf = (text: string): string[] => {
  const words = known.get(text) ?? text.normalize('NFKC').toLowerCase().match(WORD) ?? []
  known.set(text, words)
  return words
}

const isWithin = (most: number, wanted: string[], text: string[]) => {
  const there = new Set(text)
  return wanted.filter((word) => !there.has(word)).length <= most
}

/**
 * How many words have to be changed, added or taken out until one list is found in the other:
 * Sellers' algorithm. As a `whole`, nothing may stand around it.
 */
const distance = (wanted: string[], text: string[], whole: boolean): number => {
  let row = [0, ...text].map((_, index) => (whole ? index : 0))
  for (const [at, word] of wanted.entries()) {
    const next = [at + 1]
    for (const [index, other] of text.entries()) {
      const changed = row[index]! + (word === other ? 0 : 1)
      next.push(Math.min(changed, row[index + 1]! + 1, next[index]! + 1))
    }
    row = next
  }
  return whole ? row.at(-1)! : Math.min(...row)
}

const isNear = (most: number, wanted: string[], text: string[], whole: boolean) =>
  isWithin(most, wanted, text) && distance(wanted, text, whole) <= most

/** Whether a text has these words in a row. */
export const mentions = (text: string, name: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(name).join(' ')} `)

/** Whether a sentence of `original` stands in the text, a word of it changed or none. */
export const isTakenFrom = (original: string, text: string): boolean => {
  const words = wordsOf(text)
  const whole = wordsOf(original)
  if (whole.length < SENTENCE_WORDS)
    return isNear(whole.length < SENTENCE_WORDS - 1 ? 0 : 1, whole, words, true)
  return original.split(/(?<=[.!?:;])\s+/).some((sentence) => {
    const wanted = wordsOf(sentence)
    const most = Math.max(1, Math.floor(wanted.length / WORDS_PER_CHANGE))
    return wanted.length >= SENTENCE_WORDS && isNear(most, wanted, words, false)
  })
}
