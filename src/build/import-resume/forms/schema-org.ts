/** A Person of schema.org (https://schema.org/Person), as pages have it in JSON-LD. */
import { type Form, inTable, NOWHERE, type Rule, type Table } from '../form.ts'
import { isEntry, isText, listOf } from '../given.ts'
import { entriesIn } from '../near-entries.ts'
import { dividedPlace } from '../place.ts'

const CODES: Table = { '@type': NOWHERE, '@id': NOWHERE }

/** A name, or a thing that has one. */
const named =
  (table: Table): Rule =>
  (given) =>
    listOf(given).map((one) =>
      isText(one) ? inTable(table, { name: one }) : inTable({ ...table, ...CODES }, one),
    )

const inAddress: Table = {
  streetAddress: 'address',
  postalCode: 'postalCode',
  addressLocality: 'city',
  addressRegion: 'region',
  addressCountry: (given) =>
    isEntry(given) ? inTable({ name: 'country', ...CODES }, given) : { countryCode: given },
  ...CODES,
}

export const schemaOrg: Form = {
  name: 'schema.org’s Person (JSON-LD)',
  keys: ['@context', '@type', 'name|givenName'],
  table: {
    ...CODES,
    '@context': NOWHERE,
    name: 'basics.name',
    givenName: 'basics.firstName',
    familyName: 'basics.lastName',
    jobTitle: 'basics.label',
    description: 'basics.summary',
    email: 'basics.email',
    telephone: 'basics.phone',
    url: 'basics.url',
    address: [
      'basics.location',
      (given) => (isEntry(given) ? inTable(inAddress, given) : dividedPlace(given)),
    ],
    sameAs: ['basics.profiles', (given) => listOf(given).map((url) => ({ url }))],
    worksFor: ['work', named({ name: 'name', url: 'url' })],
    alumniOf: ['education', named({ name: 'institution', url: 'url' })],
    award: ['awards', (given) => entriesIn('awards', given)],
    knowsAbout: ['skills', named({ name: 'name' })],
    knowsLanguage: ['languages', named({ name: 'language' })],
    hasCredential: ['certificates', named({ name: 'name', url: 'url' })],
  },
}
