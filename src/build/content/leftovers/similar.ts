/** Shorter texts are compared as a whole: three equal words in a row say little. */
const SENTENCE_WORDS = 4
/** A sentence with one changed word in so many is still the same. */
const WORDS_PER_CHANGE = 6

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*/gu

const known = new Map<string, string[]>()

const wordsOf = (text: string): string[] => {
  const words = known.get(text) ?? text.normalize('NFKC').toLowerCase().match(WORD) ?? []
  known.set(text, words)
  return words
}

const isWithin = (most: number, searched: string[], text: string[]) => {
  const words = new Set(text)
  return searched.filter((word) => !words.has(word)).length <= most
}

/**
 * The number of words to change, add or remove until `searched` is found in `text` (Sellers'
 * algorithm); with `whole`, until they are equal.
 */
const distance = (searched: string[], text: string[], whole: boolean): number => {
  let row = [0, ...text].map((_, index) => (whole ? index : 0))
  for (const [at, word] of searched.entries()) {
    const next = [at + 1]
    for (const [index, other] of text.entries()) {
      const changed = row[index]! + (word === other ? 0 : 1)
      next.push(Math.min(changed, row[index + 1]! + 1, next[index]! + 1))
    }
    row = next
  }
  return whole ? row.at(-1)! : Math.min(...row)
}

const isNear = (most: number, searched: string[], text: string[], whole: boolean) =>
  isWithin(most, searched, text) && distance(searched, text, whole) <= most

/** Whether a text contains the words of a name in a row. */
export const mentions = (text: string, name: string): boolean =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(name).join(' ')} `)

/** Whether a text contains a sentence of `original`, at most slightly changed. */
export const isTakenFrom = (original: string, text: string): boolean => {
  const words = wordsOf(text)
  const whole = wordsOf(original)
  if (whole.length < SENTENCE_WORDS)
    return isNear(whole.length < SENTENCE_WORDS - 1 ? 0 : 1, whole, words, true)
  return original.split(/(?<=[.!?:;])\s+/).some((sentence) => {
    const searched = wordsOf(sentence)
    const most = Math.max(1, Math.floor(searched.length / WORDS_PER_CHANGE))
    return searched.length >= SENTENCE_WORDS && isNear(most, searched, words, false)
  })
}
