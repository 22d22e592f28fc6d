import type {
  CreativeWork,
  ItemList,
  Person,
  ProfilePage,
  SoftwareSourceCode,
  Thing,
} from 'schema-dts'

import { origin } from 'virtual:head'

import { identity } from '#content/identity'
import { languages } from '#content/languages'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { skills } from '#content/skills'
import type { Page, Project } from '#content/types'

import { FOLDER as BASE } from '../../routing/base-path'
import { pathOfProject } from '../../routing/project-pages'
import { isoDate } from '../lib/month'

import { distinctSkills } from '../../lib/skill-groups.ts'

/** Full or undefined: previews and search engines reject an address without a host. */
export const at = (path: string) => (origin ? origin + BASE + path.replace(/^\//, '') : undefined)

/** The `@id` of what is at a path, if the site has an address. */
const idOf = (path: string) => {
  const id = at(path)
  return id ? { '@id': id } : {}
}

const owner = (): Person => {
  const home = at('/') ?? identity.website
  return {
    '@type': 'Person',
    ...idOf('/#person'),
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

const profile = (): ProfilePage => ({
  '@type': 'ProfilePage',
  ...idOf('/'),
  name: pages.home.title,
  description: pages.home.description,
  mainEntity: owner(),
})

/** A reference to the owner, who is described on the home page. */
const author = (): Person => ({
  '@type': 'Person',
  ...(origin ? idOf('/#person') : { name: identity.name }),
})

/** Keys whose values differ come last: a list of them compresses better. */
const work = ({
  title,
  description,
  techStack,
  link,
  repo,
  startDate,
}: Project): SoftwareSourceCode | CreativeWork => {
  const created = startDate && isoDate(startDate)
  const common = {
    author: author(),
    ...(techStack && { keywords: techStack }),
    ...(link && { url: link }),
    ...(created && { dateCreated: created }),
    name: title,
    description,
  }
  return techStack || repo
    ? { '@type': 'SoftwareSourceCode', ...(repo && { codeRepository: repo }), ...common }
    : { '@type': 'CreativeWork', ...common }
}

const projectList = (): ItemList => ({
  '@type': 'ItemList',
  ...idOf(pages.projects.path),
  name: pages.projects.title,
  numberOfItems: projects.length,
  // The entities themselves, without places in the list: numbers are what compresses least.
  itemListElement: projects.map(work),
})

/** What a page is about, if search engines know a type for it; an empty list is none. */
const describe = (page: Page): Thing | undefined => {
  if (page === pages.home) return profile()
  if (page === pages.projects && projects.length > 0) return projectList()
  const project = projects.find((each) => pathOfProject(each) === page.path)
  return project && { ...work(project), ...idOf(page.path) }
}

const filled = (_: string, value: unknown): unknown =>
  Array.isArray(value) && value.length === 0 ? undefined : value

/** A page's schema.org data as JSON, escaped for a script element. */
export const structuredData = (page: Page): string | undefined => {
  const thing = describe(page)
  const data = thing && { '@context': 'https://schema.org', ...(thing as object) }
  return data && JSON.stringify(data, filled).replaceAll('<', String.raw`\u003c`)
}
