interface ScriptRules {
  /** By its Unicode name. */
  script: RegExp
  css: string
}

// Sizes and tracking of the site are made for Latin without stacked marks.
const RULES: ScriptRules[] = [
  {
    // Letters that join must not be pushed together, and reach further up and down.
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

/** What the words' scripts need beyond their fonts; nothing for a site in English. */
export const scriptRules = (words: string): string =>
  RULES.filter(({ script }) => script.test(words))
    .map(({ css }) => css)
    .join('\n')
