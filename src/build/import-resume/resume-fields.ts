/** The fields of JSON Resume 1.x (https://jsonresume.org/schema), and how each is read. */
import { ONGOING } from '#content-model/schema/month.ts'
import type { RecordSection } from '#content-model/schema/record-sections.ts'
import { email, isAllOf, phone, url } from './contacts.ts'
import { all, type AnyFields, first, needed } from './field.ts'
import { goesOn, readAnyDate } from './read-date.ts'
import { oneLine, paragraphs, points, words } from './texts.ts'

const line = first((text) => oneLine(text) || undefined)
const prose = all(paragraphs)
const sentences = all(points)
const date = first(readAnyDate)
const end = first((text, style) => (goesOn(text) ? ONGOING : readAnyDate(text, style)))
const webAddress = first(url, isAllOf)

const period = { startDate: date, endDate: end }

export const basics = {
  name: line,
  firstName: line,
  lastName: line,
  label: line,
  email: first(email, isAllOf),
  phone: first(phone, isAllOf),
  url: webAddress,
  summary: prose,
}

export const location = {
  address: line,
  postalCode: line,
  city: line,
  region: line,
  country: line,
  countryCode: line,
}

const word = first((text) => text)
export const profile = { network: word, url: word, username: word }

/** The fields of each section; the first names an entry. */
export const sections = {
  work: {
    name: needed(line, 'Company name'),
    position: needed(line, 'Your position'),
    ...period,
    url: webAddress,
    location: line,
    description: prose,
    summary: prose,
    highlights: sentences,
  },
  volunteer: {
    organization: needed(line, 'Your club'),
    position: line,
    ...period,
    url: webAddress,
    summary: prose,
    highlights: sentences,
  },
  education: {
    institution: needed(line, 'Your school'),
    area: line,
    studyType: line,
    ...period,
    url: webAddress,
    score: line,
    courses: sentences,
    summary: prose,
    highlights: sentences,
  },
  awards: {
    title: needed(line, 'Your award'),
    awarder: line,
    date,
    url: webAddress,
    summary: prose,
  },
  certificates: {
    name: needed(line, 'Your certificate'),
    issuer: line,
    date,
    url: webAddress,
  },
  publications: {
    name: needed(line, 'Your title'),
    publisher: line,
    releaseDate: date,
    url: webAddress,
    summary: prose,
  },
  skills: { name: line, level: line, keywords: all(words) },
  languages: { language: needed(line, 'Your language'), fluency: line },
  interests: { name: needed(line, 'Your interest'), keywords: all(words) },
  references: { name: needed(line, 'Your referee'), reference: prose },
  projects: {
    name: needed(line, 'Your project'),
    description: prose,
    url: webAddress,
    repository: webAddress,
    note: line,
    ...period,
    entity: line,
    type: line,
    roles: all(words),
    highlights: sentences,
    keywords: all(words),
  },
} satisfies Record<RecordSection, AnyFields> & Record<'work' | 'skills' | 'projects', AnyFields>

export type SectionName = keyof typeof sections
