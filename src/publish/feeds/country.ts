const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
// `Intl` gives the codes of former countries (`DD`) their successors' names: leave them out.
const CODES = PAIRS.filter((code) => new Intl.Locale(`und-${code}`).region === code)
const namesIn = (lang: string) =>
  new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' })

/** Languages that countries have names in: every two letters that `Intl` knows as one. */
const languages = PAIRS.flatMap((code) =>
  Intl.DisplayNames.supportedLocalesOf([code.toLowerCase()]),
)

/** `Pakistan`, `پاکستان` → `PK` (ISO 3166-1), by the country's name in any language. */
export const countryCode = (country: string, lang = 'en'): string | undefined => {
  const wanted = country.trim().toLowerCase()
  for (const language of [lang, 'en', ...languages]) {
    const names = namesIn(language)
    const found = CODES.find((code) => names.of(code)?.toLowerCase() === wanted)
    if (found) return found
  }
  return undefined
}

/** `PK` → `Pakistan`, in a language. */
export const countryName = (code: string, lang: string): string | undefined =>
  /^[A-Z]{2}$/i.test(code) ? namesIn(lang).of(code.toUpperCase()) : undefined
