const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const namesIn = (lang: string) =>
  new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' })
const names = namesIn('en')

/** `Pakistan`, `پاکستان` → `PK` (ISO 3166-1), if the country is called so in English or in `lang`. */
export const countryCode = (country: string, lang = 'en'): string | undefined => {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  const called = country.trim().toLowerCase()
  return [names, namesIn(lang)]
    .map((known) => codes.find((code) => known.of(code)?.toLowerCase() === called))
    .find(Boolean)
}

/** `PK` → `Pakistan`. */
export const countryName = (code: string): string | undefined =>
  /^[A-Z]{2}$/i.test(code) ? names.of(code.toUpperCase()) : undefined
