/** Where somebody lives or works, in fields or in one text. */
import { countryCode } from '../lib/country.ts'
import { type Fields, type Given, isEntry, isText } from './given.ts'
import { line } from './read-text.ts'
import { innerOf, joined, OF_NAMES, oneLine, type Read, taken } from './read-value.ts'

/** The names of each field of a location. */
const LOCATION_FIELDS = {
  address: [
    'address',
    'street',
    'streetaddress',
    'addressline',
    'addressline1',
    'line1',
    'strasse',
  ],
  postalCode: ['postalcode', 'postcode', 'zip', 'zipcode', 'plz', 'codepostal', 'cap', 'cep'],
  city: [
    'city',
    'town',
    'municipality',
    'locality',
    'addresslocality',
    'stadt',
    'ort',
    'ville',
    'ciudad',
    'cidade',
  ],
  region: [
    'region',
    'state',
    'province',
    'county',
    'addressregion',
    'bundesland',
    'canton',
    'departement',
    'estado',
  ],
  country: [
    'country',
    'countryname',
    'addresscountry',
    'land',
    'pays',
    'pais',
    'paese',
    'countryfullname',
  ],
  countryCode: ['countrycode', 'code', 'isocode'],
}

/** The names that a location's fields may have beside the owner's name. */
export const locationNames = Object.values(LOCATION_FIELDS)
  .flat()
  .filter((name) => name !== 'code')

export type Location = Partial<Record<keyof typeof LOCATION_FIELDS, string>>

/** Two letters may be those of a state: `TX`. */
const isCountry = (name: string, lang: string) =>
  /^(?:UK|US)$/.test(name) || (name.length > 2 && countryCode(name, lang) !== undefined)

/** `8010 Graz, Styria, Austria` in its parts: the city first, the country last, if it is one. */
const dividedLocation = (text: string, lang: string): Location => {
  const parts = text.split(/\s*[,،、;·|\n]\s*|\s+[–—/-]\s+/).filter(Boolean)
  const last = parts.at(-1) ?? ''
  const country = isCountry(last, lang) ? parts.pop() : undefined
  const street =
    parts.length > 2 || (parts.length > 1 && /\d/.test(parts[0]!) && !/^\d+\s+\S/.test(parts[0]!))
      ? parts.shift()
      : undefined
  const [location = '', region] = parts
  const [, code, named = location] = /^((?:[A-Z]{1,2}-)?\d{4,6})\s+(.+)$/.exec(location) ?? []
  return {
    ...(street && { address: street }),
    ...(code && { postalCode: code }),
    ...(named && { city: named }),
    ...(region && { region }),
    ...(country && { country }),
  }
}

/** A country may be fields: its name, and its code. */
const OF_COUNTRY_CODES = ['code', 'isocode', 'countrycode']

/** The fields of a location that there are. */
const fieldsIn = (given: Fields, lang: string): Location => {
  const found: Location = {}
  for (const [name, names] of Object.entries(LOCATION_FIELDS)) {
    const field = name as keyof Location
    const inner = innerOf(given, names)
    if (inner === undefined) continue
    if (field === 'address' && isEntry(inner)) {
      Object.assign(found, locationIn(inner, lang))
      continue
    }
    const isFields = field === 'country' && isEntry(inner)
    const code = isFields ? innerOf(inner, OF_COUNTRY_CODES) : undefined
    const text = code ? taken(code, oneLine)[0] : taken(inner, oneLine).join(', ')
    if (text) found[code ? 'countryCode' : field] = text
  }
  return found
}

const locationIn = (given: Given, lang: string): Location | undefined => {
  if (isText(given)) {
    given.isRead = true
    return dividedLocation(oneLine(given.value), lang)
  }
  if (Array.isArray(given)) {
    if (given.every(isText)) return dividedLocation(taken(given, oneLine).join(', '), lang)
    const [first] = given
    return first && locationIn(first, lang)
  }
  const found = fieldsIn(given, lang)
  const { country = '', ...besideCountry } = found
  // A code in the place of a name.
  if (/^[A-Z]{2}$/.test(country)) return { countryCode: country, ...besideCountry }
  const { address = '', ...besideAddress } = found
  const isAlone = Object.keys(besideAddress).length === 0
  // All of it in one line.
  if (address.includes(',') && isAlone) return dividedLocation(address, lang)
  if (Object.keys(found).length > 0) return found
  const whole = innerOf(given, [...OF_NAMES, 'contact'])
  return whole && locationIn(whole, lang)
}

export const location: Read<Location> = (given, { lang }) => locationIn(given, lang)

/** A place of work in one line: `Graz, Austria`. */
export const locationLine: Read<string> = (given, style) => {
  if (!isEntry(given)) return line(given, style)
  const { city, region, country, countryCode: code } = locationIn(given, style.lang) ?? {}
  const fields = [city, region, country ?? code?.toUpperCase()]
  const known = fields.filter((field) => field !== undefined)
  return joined(known, ', ') ?? line(given, style)
}
