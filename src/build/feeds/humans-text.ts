import type { Publication } from './place.ts'

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/** Who made it: https://humanstxt.org */
export const humansText = ({ content: { identity, site } }: Publication): string =>
  [
    '/* TEAM */',
    `${identity.label}: ${identity.name}`,
    `Contact: ${identity.email}`,
    ...identity.links.map(({ network, url }) => `${network}: ${url}`),
    `From: ${identity.city}, ${identity.country}`,
    '',
    '/* SITE */',
    'Standards: HTML, CSS, WAI-ARIA, JSON Resume, vCard 4.0, schema.org',
    'Components: React, XState, GSAP, wouter, UnoCSS, Vite',
    `Language: ${languageNames.of(site.lang)}`,
    '',
  ].join('\n')
