interface ScriptRules {
  /** Matches any character of the script. */
  script: RegExp
  css: string
}

// Sizes and tracking elsewhere suit Latin without stacked diacritics.
const RULES: ScriptRules[] = [
  {
    // Joined letters allow no tracking, and have longer ascenders and descenders.
    script: /\p{Script=Arabic}/u,
    css: `:root:lang(ar, fa, ur, ps, sd, ckb, ug) :is(.title, .label, a, button, h1, h2, h3) { letter-spacing: 0; }
:root:lang(ar, fa, ur, ps, sd, ckb, ug) .title { line-height: 1.34; }
:root:lang(ar, fa, ur, ps, sd, ckb, ug) .label { word-spacing: -0.2em; }`,
  },
  {
    script: /[\u{1ea0}-\u{1ef9}]/u,
    css: ':root:lang(vi) .title { line-height: 1.22; }',
  },
  {
    script: /\p{Script=Devanagari}/u,
    css: ':root:lang(hi, mr, ne, sa) :is(.title, .label) { line-height: 1.35; letter-spacing: 0; }',
  },
]

/** CSS for the scripts that the words use; empty for English. */
export const scriptRules = (words: string): string =>
  RULES.filter(({ script }) => script.test(words))
    .map(({ css }) => css)
    .join('\n')
