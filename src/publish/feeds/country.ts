const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
// `Intl` gives the codes of former countries (`DD`) their successors' names: leave them out.
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => new Intl.Locale(`und-${code}`).region === code,
)
const namesIn = (lang: string) =>
  new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' })
const inEnglish = namesIn('en')

/** `Pakistan` → `PK` (ISO 3166-1), by the country's name in English or in `lang`. */
export const countryCode = (country: string, lang = 'en'): string | undefined => {
  const wanted = country.trim().toLowerCase()
  const names = [inEnglish, namesIn(lang)]
  return CODES.find((code) => names.some((name) => name.of(code)?.toLowerCase() === wanted))
}

/** `PK` → `Pakistan`, in a language. */
export const countryName = (code: string, lang: string): string | undefined =>
  /^[A-Z]{2}$/i.test(code) ? namesIn(lang).of(code.toUpperCase()) : undefined
