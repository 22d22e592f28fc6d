const LETTER = String.raw`\p{Script=Latin}`
/** What follows the first letter of a word: `C++`, `B2`. */
const REST = String.raw`[${LETTER}\p{M}\d+#%]*`
/** A word, or a number. */
const WORD = String.raw`[${LETTER}\d]${REST}`
/** What may stand between two words. */
const SIGNS = String.raw`[ \u00a0!"#$%&'’*+,./:;<=>?@_|~–—-]+`
/** Numbers before the first word: `24/7 `, or at its beginning: `.5em`. */
const NUMBERS = String.raw`(?:\d+${SIGNS})*\.?\d*`
const IN_BRACKETS = String.raw` ?\(${WORD}(?:${SIGNS}${WORD})*\)`
/** As many Latin words as stand together, with their numbers. At least one has a letter. */
const LATIN = new RegExp(`${NUMBERS}${LETTER}${REST}(?:${SIGNS}${WORD}|${IN_BRACKETS})*`, 'gu')

/**
 * A text whose Latin words keep their order in a right-to-left line, the numbers among them too:
 * “900 ms” would be read “ms 900”. They stand between isolating marks.
 */
export const inReadingOrder = (text: string) => text.replaceAll(LATIN, '\u{2066}$&\u{2069}')
