import ICAL from 'ical.js'

import { namedLinks, telephone } from '#lib/addresses.ts'
import { websitesOf } from './owner-contacts.ts'
import { countryCode } from '#lib/country.ts'
import type { FeedSource } from './feed-source.ts'
import { structuredName } from './structured-name.ts'

// A row has at most 75 octets, with the space that begins a continued one.
ICAL.foldLength = 74

const escape = (text: string) =>
  text.replaceAll(/[\\,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
const part = (text: string) => escape(text).replaceAll(';', String.raw`\;`)

/** The owner's vCard 4.0 (RFC 6350). */
export const vcard = (feedSource: FeedSource): string => {
  const { identity, site } = feedSource.content
  const { address = '', postalCode = '', city, region = '', country } = identity
  const { family, given, suffix } = structuredName(identity.name, site.lang)
  const code = countryCode(country, site.lang)
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escape(identity.name)}`,
    // Version 3.0 demands it, and readers of 4.0 expect it.
    `N:${[family, given, '', '', suffix].map(part).join(';')}`,
    `TITLE:${escape(identity.label)}`,
    `EMAIL:${escape(identity.email)}`,
    // The country's code is a parameter of RFC 8605.
    `ADR${code ? `;CC=${code}` : ''}:;;${[address, city, region, postalCode, country].map(part).join(';')}`,
    // The number as it is dialled: a phone would dial a 0 in brackets, too.
    ...(identity.phone ? [telephone(identity.phone).replace('tel:', 'TEL:')] : []),
    ...websitesOf(feedSource).map((url) => `URL:${url}`),
    ...namedLinks(identity).flatMap(({ name, url }, index) => [
      `link${index + 1}.URL:${url}`,
      `link${index + 1}.X-ABLabel:${escape(name)}`,
    ]),
    'END:VCARD',
    '',
  ]
    .map((line) => ICAL.helpers.foldline(line))
    .join('\r\n')
}
