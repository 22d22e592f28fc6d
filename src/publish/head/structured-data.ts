import type { Person, ProfilePage, WithContext } from 'schema-dts'

import { origin } from 'virtual:head'

import { identity } from '#content/identity'
import { languages } from '#content/languages'
import { pages } from '#content/pages'
import { skills } from '#content/skills'

import { distinctSkills } from '../../lib/skill-groups.ts'
import { FOLDER as BASE } from '../../routing/base-path'

/** Full or undefined: previews and search engines reject an address without a host. */
export const at = (path: string) => (origin ? origin + BASE + path.replace(/^\//, '') : undefined)

const owner = (): Person => {
  const home = at('/') ?? identity.website
  return {
    '@type': 'Person',
    name: identity.name,
    jobTitle: identity.label,
    email: identity.email,
    ...(identity.phone && { telephone: identity.phone }),
    ...(home && { url: home }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: identity.city,
      addressCountry: identity.country,
    },
    sameAs: [
      ...identity.links.map(({ url }) => url),
      ...(identity.website && identity.website !== home ? [identity.website] : []),
    ],
    knowsAbout: distinctSkills(skills).map(({ name }) => name),
    knowsLanguage: languages.map(({ language }) => language),
  }
}

/** The home page's schema.org data as JSON, escaped for a script element: who the owner is. */
export const structuredData = () => {
  const profile: WithContext<ProfilePage> = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    name: pages.home.title,
    description: pages.home.description,
    mainEntity: owner(),
  }
  return JSON.stringify(profile).replaceAll('<', String.raw`\u003c`)
}
