/** The tests' own content, and others: with next to nothing, with everything, and in Urdu. */
import { type ReadContent, content, own } from '#build/context/read-content.ts'
import { recordSections } from '#content-model/schema/record-sections.ts'
import { languages } from '#content-model/words/languages.ts'

export { type ReadContent, content, own }

// What may be left out, is.
const { phone: _phone, website: _website, portraitFocus: _focus, ...identity } = content.identity

const noRecords = Object.fromEntries(recordSections.map((section) => [section, []]))

/** An owner who has no lists, no links, no address and no pages of their own. */
export const bareContent: ReadContent = {
  ...content,
  ...noRecords,
  experience: [],
  faq: [],
  further: [],
  projects: [],
  showcase: [],
  skills: [],
  site: { ...content.site, address: '' },
  identity: {
    ...identity,
    name: 'Nadia Rahman',
    label: 'Engineer',
    email: 'nadia@rahman.bd',
    city: 'Dhaka',
    country: 'Bangladesh',
    links: [],
  },
  about: { ...content.about, text: ['I build bridges.'] },
}

const projectBase = {
  description: 'It measures.',
  techStack: 'C++, Qt',
  image: 'scene:earth',
  imageAlt: 'The Earth',
  hue: 'sea',
} as const

/** One who has filled in every field there is. */
export const fullContent: ReadContent = {
  ...content,
  site: { ...content.site, address: 'https://nadia.bd/work/' },
  about: bareContent.about,
  identity: {
    ...bareContent.identity,
    phone: '+880 (0)2 5566 7788',
    website: 'https://bridges.bd/',
    address: '4 Ghat Road',
    postalCode: '1100',
    region: 'Dhaka Division, Bangladesh',
    links: [
      { network: 'GitLab', url: 'https://gitlab.com/nadia', username: 'nadia' },
      { network: 'ORCID', url: 'https://orcid.org/0000-0001' },
    ],
  },
  experience: [content.experience[0]!, content.experience[3]!],
  skills: [
    { icon: 'SiCplusplus', name: 'C++', color: '#00599c' },
    { icon: 'FaBridge', name: 'Statics', color: '#888888', level: 'Master' },
    { name: 'Sketching', group: 'By hand', level: 'Fair' },
    { name: 'Knots', group: 'By hand' },
  ],
  projects: [
    {
      ...projectBase,
      id: 1,
      title: 'River Gauge',
      link: 'https://gauge.bd/',
      repo: 'https://gitlab.com/nadia/gauge',
      startDate: '2018',
      endDate: 'Mar-2019',
      highlights: ['Nine rivers read it.'],
      roles: ['Lead'],
      entity: 'Water board',
      type: 'application',
    },
    { ...projectBase, id: 2, title: 'Toll Gate', note: 'Private client work' },
    { ...projectBase, id: 3, title: 'Span Tables' },
  ],
  showcase: [1],
}

/** The tests' own content, or another, with the words of a language. */
export const contentIn = (
  lang: string,
  { pages, ...others }: ReadContent = content,
): ReadContent => {
  const words = languages[lang]!
  return {
    ...others,
    ...words,
    site: { ...others.site, lang },
    pages: {
      ...pages,
      about: { ...pages.about, ...words.ui.pages.about },
      projects: { ...pages.projects, ...words.ui.pages.projects },
      notFound: { ...pages.notFound, ...words.ui.pages.notFound },
    },
  }
}

const parts = import.meta.glob<object>('../contents/urdu/*.ts', { eager: true })

/** What is in Urdu, over the tests' own content. */
export const urduContent = contentIn(
  'ur',
  Object.assign({}, content, ...Object.values(parts)) as ReadContent,
)
