import type { FAQPage, ItemList, Person, ProfilePage, Thing, WithContext } from 'schema-dts'

import { faq } from '#content/faq'
import { identity } from '#content/identity'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { skills } from '#content/skills'
import type { Page } from '#content/types'

type Locate = (path: string) => string

const owner = (at: Locate): Person => ({
  '@type': 'Person',
  '@id': at('/#person'),
  name: identity.name,
  jobTitle: identity.label,
  email: identity.email,
  url: at('/'),
  address: {
    '@type': 'PostalAddress',
    addressLocality: identity.city,
    addressCountry: identity.country,
  },
  sameAs: identity.links.map(({ url }) => url),
  knowsAbout: skills.map(({ name }) => name),
})

const profile = (at: Locate): WithContext<ProfilePage> => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  '@id': at('/'),
  name: pages.home.title,
  description: pages.home.description,
  mainEntity: owner(at),
})

const projectList = (at: Locate): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  '@id': at(pages.projects.path),
  name: pages.projects.title,
  numberOfItems: projects.length,
  itemListElement: projects.map(({ title, description, techStack, link, repo }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'SoftwareSourceCode',
      name: title,
      description,
      ...(link && { url: link }),
      ...(repo && { codeRepository: repo }),
      keywords: techStack,
      author: { '@id': at('/#person') },
    },
  })),
})

const questions = (at: Locate): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  '@id': at(pages.about.path),
  name: pages.about.title,
  mainEntity: faq.map(({ id, question, answer }) => ({
    '@type': 'Question',
    '@id': at(`${pages.about.path}#faq-${id}`),
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const byPage = new Map<Page, (at: Locate) => WithContext<Thing>>([
  [pages.home, profile],
  [pages.projects, projectList],
  [pages.about, questions],
])

/** What a page is about, in the words of schema.org; as JSON that cannot end its element. */
export const structuredData = (page: Page, at: Locate): string | undefined => {
  const describe = byPage.get(page)
  return describe && JSON.stringify(describe(at)).replaceAll('<', String.raw`\u003c`)
}
