import { once } from './once.ts'

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
// `Intl` gives the codes of former countries (`DD`) their successors' names: leave them out.
const CODES = PAIRS.filter((code) => new Intl.Locale(`und-${code}`).region === code)
const STYLES = ['long', 'short'] as const
const namesIn = (lang: string, style: (typeof STYLES)[number] = 'long') =>
  new Intl.DisplayNames([lang], { type: 'region', style })

/** Languages that countries have names in: every two letters that `Intl` knows as one. */
const languages = once(() =>
  PAIRS.flatMap((code) => Intl.DisplayNames.supportedLocalesOf([code.toLowerCase()])),
)

/** `Cote d'Ivoire` is `Côte d’Ivoire`. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

const codeIn = (langs: readonly string[], country: string) => {
  for (const lang of langs)
    for (const style of STYLES) {
      const names = namesIn(lang, style)
      const found = CODES.find((code) => compare(names.of(code)!, country) === 0)
      if (found) return found
    }
  return undefined
}

/** `Pakistan`, `پاکستان` → `PK` (ISO 3166-1), by the country's name in any language, short or long. */
export const countryCode = (country: string, lang = 'en'): string | undefined =>
  codeIn([lang, 'en'], country) ?? codeIn(languages(), country)

/** `PK` → `Pakistan`, in a language. */
export const countryName = (code: string, lang: string): string | undefined =>
  /^[A-Z]{2}$/i.test(code) ? namesIn(lang).of(code.toUpperCase()) : undefined
