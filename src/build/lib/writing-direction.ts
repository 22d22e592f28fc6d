/** ISO 15924 codes of right-to-left scripts. */
const RIGHT_TO_LEFT = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
)

/** The script of a language: `Arab` for `ur`, `Deva` for `hi`. */
export const scriptOf = (lang: string): string => new Intl.Locale(lang).maximize().script ?? 'Latn'

/** The writing direction, by script: Node and browsers disagree on `Intl.Locale`'s own answer. */
export const directionOf = (lang: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(scriptOf(lang)) ? 'rtl' : 'ltr'
