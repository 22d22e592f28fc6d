/** A place of living or of work, in one text or in fields. */
import { countryCode } from '#lib/country.ts'
import { type Fields, type Given, isEntry, listOf, madeOf, type Text, textsOf } from './given.ts'
import { oneLine } from './texts.ts'

/** Two letters may be the name of a state: `TX`. */
const isCountry = (name: string) =>
  /^(?:UK|US)$/.test(name) || (name.length > 2 && countryCode(name) !== undefined)

/**
 * The parts of `8010 Graz, Styria, Austria`: the city comes first, the country last, if it is one.
 */
const partsOf = (text: string) => {
  const parts = text.split(/\s*[,،、;·|\n]\s*|\s+[–—/-]\s+/).filter(Boolean)
  const country = isCountry(parts.at(-1) ?? '') ? parts.pop() : undefined
  const isStreet = parts.length > 1 && /\d/.test(parts[0]!) && !/^\d+\s+\S/.test(parts[0]!)
  const address = parts.length > 2 || isStreet ? parts.shift() : undefined
  const [place = '', region, ...rest] = parts
  const [, postalCode, city = place] = /^((?:[A-Z]{1,2}-)?\d{4,6})\s+(.+)$/.exec(place) ?? []
  return {
    address,
    postalCode,
    city,
    region: [region, ...rest].filter(Boolean).join(', '),
    country,
  }
}

/** A place in one text, or in a list of texts, as the fields of a location. */
export const dividedPlace = (given: Given): Fields => {
  const texts = textsOf(given)
  const parts = partsOf(oneLine(texts.map(({ value }) => value).join(', ')))
  const known = Object.entries(parts).filter(([, part]) => part)
  return Object.fromEntries(known.map(([name, part]) => [name, madeOf(part!, ...texts)]))
}

/** A place of work in one text: `Graz, Austria`. */
export const placeInOneLine = (given: Given): Given => {
  if (!isEntry(given)) return given
  const { city, region, country, countryCode: code } = given
  const texts: Text[] = [city, region, country ?? code].flatMap((part) => textsOf(part).slice(0, 1))
  return texts.length > 0
    ? madeOf(texts.map(({ value }) => value).join(', '), ...texts)
    : listOf(given)
}
