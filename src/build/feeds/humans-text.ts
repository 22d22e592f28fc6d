import { phoneAddress, websitesOf } from './contacts.ts'
import type { Publication } from './publication.ts'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** humans.txt, with the English keys of https://humanstxt.org */
export const humansText = (publication: Publication): string => {
  const { identity, site } = publication.content
  return [
    '/* TEAM */',
    `${identity.label}: ${identity.name}`,
    `Contact: ${identity.email}`,
    ...(identity.phone ? [`Phone: ${phoneAddress(identity.phone).slice('tel:'.length)}`] : []),
    ...websitesOf(publication).map((url) => `Site: ${url}`),
    ...identity.links.map(({ network, url }) => `${network}: ${url}`),
    `From: ${identity.city}, ${identity.country}`,
    '',
    '/* SITE */',
    'Standards: HTML, CSS, WAI-ARIA, JSON Resume, vCard 4.0, schema.org',
    'Components: React, XState, GSAP, wouter, UnoCSS, Vite',
    `Language: ${languageNames.of(site.lang)}`,
    '',
  ].join('\n')
}
