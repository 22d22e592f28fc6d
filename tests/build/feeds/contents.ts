import { type Content, content } from '../../../src/build/context/content.ts'
import { publicationOf, type Publication } from '../../../src/build/feeds/publication.ts'

type Parts = Partial<{ [Key in keyof Content]: Partial<Content[Key]> | Content[Key] }>

const merge = (part: object, other: unknown) =>
  Array.isArray(part) ? other : { ...part, ...(other as object) }

// What may be left out, is.
const { phone: _phone, website: _website, ...identity } = content.identity

const withParts = async (parts: Parts): Promise<Content> => {
  return Object.fromEntries(
    Object.entries({ ...content, identity }).map(([key, part]) => {
      const other = parts[key as keyof Content]
      return [key, other === undefined ? part : merge(part, other)]
    }),
  ) as Content
}

const nothing = {
  certificates: [],
  education: [],
  experience: [],
  faq: [],
  languages: [],
  projects: [],
  showcase: [],
  skills: [],
}

/** An owner who has no lists, no links and no address. */
export const bareContent = (lang = 'en') =>
  withParts({
    ...nothing,
    site: { address: '', lang },
    identity: {
      name: 'Nadia Rahman',
      label: 'Engineer',
      email: 'nadia@rahman.bd',
      city: 'Dhaka',
      country: 'Bangladesh',
      links: [],
    },
    about: { text: ['I build bridges.'] },
  })

/** One who has filled in every field there is. */
export const fullContent = async (): Promise<Content> => {
  const bare = await bareContent()
  return {
    ...bare,
    site: { ...bare.site, address: 'https://nadia.bd/work/' },
    identity: {
      ...bare.identity,
      phone: '+880 (0)2 5566 7788',
      website: 'https://bridges.bd/',
      links: [
        { network: 'GitLab', url: 'https://gitlab.com/nadia' },
        { network: 'ORCID', url: 'https://orcid.org/0000-0001' },
      ],
    },
    experience: [
      {
        companyName: 'Padma Works',
        position: 'Lead engineer',
        aboutPosition: 'Long spans.',
        startDate: 'Sept-2023',
        endDate: 'Present',
        highlights: ['Built two bridges.', 'Trained nine people.'],
      },
      {
        companyName: 'Delta Office',
        position: 'Engineer',
        aboutPosition: 'Short spans.',
        startDate: '2015',
        endDate: 'April-2023',
      },
    ],
    education: [
      {
        institution: 'BUET',
        area: 'Civil Engineering',
        studyType: 'BSc',
        startDate: '2011',
        endDate: 'Mar-2015',
        score: '3.9 of 4',
        url: 'https://www.buet.ac.bd/',
      },
      { institution: 'Evening School', area: 'Drawing' },
    ],
    certificates: [
      { name: 'Welding', issuer: 'TÜV', date: 'Jun-2019', url: 'https://tuv.example/1' },
      { name: 'First aid' },
    ],
    languages: [{ language: 'Bengali', fluency: 'Native speaker' }, { language: 'English' }],
    skills: [
      { icon: 'SiCplusplus', name: 'C++', color: '#00599c' },
      { icon: 'FaBridge', name: 'Statics', color: '#888888' },
    ],
    faq: [{ id: 'why', question: 'Why bridges?', answer: 'They join.' }],
    projects: [
      {
        ...projectBase,
        id: 1,
        title: 'River Gauge',
        link: 'https://gauge.bd/',
        repo: 'https://gitlab.com/nadia/gauge',
      },
      { ...projectBase, id: 2, title: 'Toll Gate', note: 'Private client work' },
      { ...projectBase, id: 3, title: 'Span Tables' },
    ],
    showcase: [1],
  }
}

const projectBase = {
  description: 'It measures.',
  techStack: 'C++, Qt',
  image: 'scene:earth',
  imageAlt: 'The Earth',
  hue: 'sea',
} as const

/** All of it under a folder of a public address. */
export const fullPublication = async (): Promise<Publication> =>
  publicationOf(await fullContent(), '/work/')

/** Hardly anything, and nobody knows where. */
export const barePublication = async (): Promise<Publication> =>
  publicationOf(await bareContent(), './')
