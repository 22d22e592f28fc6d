import { scriptOf } from '../lib/language.ts'

/** Sizes and tracking elsewhere suit Latin without stacked diacritics. */
const RULES: Record<string, string> = {
  // Joined letters allow no tracking, and have longer ascenders and descenders.
  Arab: `:is(.title, .label, a, button, h1, h2, h3) { letter-spacing: 0; }
.title { line-height: 1.34; }
.label { word-spacing: -0.2em; }`,
  Deva: ':is(.title, .label) { line-height: 1.35; letter-spacing: 0; }',
  vi: '.title { line-height: 1.22; }',
}

/** CSS for the script of a language; empty for English. Pages about machines are in English. */
export const scriptRules = (lang: string) =>
  (RULES[new Intl.Locale(lang).language] ?? RULES[scriptOf(lang)])?.replaceAll(
    /^/gm,
    `:root:lang(${lang}) `,
  )
