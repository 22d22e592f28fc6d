const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** `Pakistan` → `PK` (ISO 3166-1), if the country is called so in English. */
export const countryCode = (country: string): string | undefined =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).find(
    (code) => names.of(code)?.toLowerCase() === country.trim().toLowerCase(),
  )

/** `PK` → `Pakistan`. */
export const countryName = (code: string): string | undefined =>
  /^[A-Z]{2}$/i.test(code) ? names.of(code.toUpperCase()) : undefined
