/** Scripts that run from right to left, by their ISO 15924 codes. */
const RIGHT_TO_LEFT = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
)

/** The script that a language is written in: `Arab` for `ur`, `Deva` for `hi`. */
export const scriptOf = (lang: string): string => new Intl.Locale(lang).maximize().script ?? 'Latn'

/**
 * The direction of writing. Node and browsers disagree on what `Intl.Locale` says of it, so it goes by
 * the script, at build: pages are sent with it.
 */
export const directionOf = (lang: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(scriptOf(lang)) ? 'rtl' : 'ltr'
