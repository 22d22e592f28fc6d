const WORD = String.raw`[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d+#%]*`
const BETWEEN = String.raw`[ \u00a0!"#$%&'’*+,./:;<=>?@_|~–—-]+`
const LATIN = new RegExp(
  String.raw`(?:\d+${BETWEEN})*\.?\d*\p{Script=Latin}[\p{Script=Latin}\p{M}\d+#%]*(?:${BETWEEN}${WORD}| ?\(${WORD}(?:${BETWEEN}${WORD})*\))*`,
  'gu',
)

/**
 * A text whose Latin words keep their order in a right-to-left line, the numbers among them too:
 * “900 ms” would be read “ms 900”. They stand between isolating marks.
 */
export const inReadingOrder = (text: string) => text.replaceAll(LATIN, '\u{2066}$&\u{2069}')
