import type {
  CreativeWork,
  FAQPage,
  ItemList,
  Person,
  ProfilePage,
  SoftwareSourceCode,
  Thing,
  WithContext,
} from 'schema-dts'

import { certificates } from '#content/certificates'
import { education } from '#content/education'
import { faq } from '#content/faq'
import { identity } from '#content/identity'
import { languages } from '#content/languages'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { skills } from '#content/skills'
import type { Page, Project } from '#content/types'

import { pathOfProject } from '../../routing/project-pages'
import { isoDate } from '../lib/month'

import { distinctSkills } from '../../lib/skill-groups.ts'

/** The full address of a page; undefined if the site has no address. */
export type Locate = (path: string) => string | undefined

/** An `@id`, if the site has an address. */
const idOf = (id: string | undefined) => (id ? { '@id': id } : {})

const owner = (at: Locate): Person => {
  const home = at('/') ?? identity.website
  return {
    '@type': 'Person',
    ...idOf(at('/#person')),
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
    alumniOf: education.map(({ institution, url }) => ({
      '@type': 'EducationalOrganization',
      name: institution,
      ...(url && { url }),
    })),
    hasCredential: certificates.map(({ name, issuer, url }) => ({
      '@type': 'EducationalOccupationalCredential',
      name,
      ...(issuer && { recognizedBy: { '@type': 'Organization', name: issuer } }),
      ...(url && { url }),
    })),
  }
}

const profile = (at: Locate): WithContext<ProfilePage> => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  ...idOf(at('/')),
  name: pages.home.title,
  description: pages.home.description,
  mainEntity: owner(at),
})

/** A reference to the owner, who is described on the home page. */
const author = (at: Locate): Person => {
  const id = at('/#person')
  return { '@type': 'Person', ...(id ? { '@id': id } : { name: identity.name }) }
}

/** Keys whose values differ come last: a list of them compresses better. */
const work = (
  { title, description, techStack, link, repo, startDate }: Project,
  at: Locate,
): SoftwareSourceCode | CreativeWork => {
  const created = startDate && isoDate(startDate)
  const common = {
    author: author(at),
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

const projectList = (at: Locate): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  ...idOf(at(pages.projects.path)),
  name: pages.projects.title,
  numberOfItems: projects.length,
  // The entities themselves, without places in the list: numbers are what compresses least.
  itemListElement: projects.map((project) => work(project, at)),
})

const questions = (at: Locate): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  ...idOf(at(pages.about.path)),
  name: pages.about.title,
  mainEntity: faq.map(({ id, question, answer }) => ({
    '@type': 'Question',
    ...idOf(at(`${pages.about.path}#faq-${id}`)),
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** Structured data by page; an empty list has none. */
const byPage = new Map<Page, (at: Locate) => WithContext<Thing>>([
  [pages.home, profile],
  ...(projects.length > 0 ? [[pages.projects, projectList] as const] : []),
  ...(faq.length > 0 ? [[pages.about, questions] as const] : []),
])

const filled = (_: string, value: unknown): unknown =>
  Array.isArray(value) && value.length === 0 ? undefined : value

const ofProject = ({ path }: Page) => {
  const project = projects.find((each) => pathOfProject(each) === path)
  return (
    project &&
    ((at: Locate): WithContext<Thing> => ({
      '@context': 'https://schema.org',
      ...work(project, at),
      ...idOf(at(path)),
    }))
  )
}

/** A page's schema.org data as JSON, escaped for a script element. */
export const structuredData = (page: Page, at: Locate): string | undefined => {
  const describe = byPage.get(page) ?? ofProject(page)
  return describe && JSON.stringify(describe(at), filled).replaceAll('<', String.raw`\u003c`)
}
