const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
// Codes of former countries (`DD`) have the names of those that came after them.
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => new Intl.Locale(`und-${code}`).region === code,
)
const namesIn = (lang: string) =>
  new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' })
const inEnglish = namesIn('en')

/** `Pakistan` → `PK` (ISO 3166-1), if the country is called so in English or in the language. */
export const countryCode = (country: string, lang = 'en'): string | undefined => {
  const wanted = country.trim().toLowerCase()
  const names = [inEnglish, namesIn(lang)]
  return CODES.find((code) => names.some((name) => name.of(code)?.toLowerCase() === wanted))
}

/** `PK` → `Pakistan`. */
export const countryName = (code: string): string | undefined =>
  /^[A-Z]{2}$/i.test(code) ? inEnglish.of(code.toUpperCase()) : undefined
