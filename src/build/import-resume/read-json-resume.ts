/** The one reader of JSON Resume 1.x, which every form becomes: each field of its schema, and no other. */
import { isBefore, ONGOING, parseMonth } from '#content-model/schema/month.ts'
import { NO_DATE } from '#content-model/schema/fields.ts'
import { email, isAllOf, phone, profileAddress, url } from './contacts.ts'
import type { RecordSection } from '#content-model/schema/record-sections.ts'
import type { DateStyle } from './date-forms.ts'
import {
  all,
  type AnyFields,
  first,
  needed,
  readFields,
  type ReadOf,
  type Unread,
  unreadOf,
} from './field.ts'
import { type Fields, type Given, isEntry, listOf, madeOf, textsOf } from './given.ts'
import { goesOn, readAnyDate } from './read-date.ts'
import { withPeriod, withWholeDates } from './entry-dates.ts'
import { oneLine, paragraphs, points, words } from './texts.ts'

const line = first((text) => oneLine(text) || undefined)
const prose = all(paragraphs)
const sentences = all(points)
const date = first(readAnyDate)
const end = first((text, style) => (goesOn(text) ? ONGOING : readAnyDate(text, style)))
const webAddress = first(url, isAllOf)

const period = { startDate: date, endDate: end }

const basics = {
  name: line,
  firstName: line,
  lastName: line,
  label: line,
  email: first(email, isAllOf),
  phone: first(phone, isAllOf),
  url: webAddress,
  summary: prose,
}

const location = {
  address: line,
  postalCode: line,
  city: line,
  region: line,
  country: line,
  countryCode: line,
}

const word = first((text) => text)
const profile = { network: word, url: word, username: word }

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

interface Dated {
  startDate?: string | undefined
  endDate?: string | undefined
}

const isTooEarly = ({ startDate, endDate }: Dated) => {
  const [start, last] = [startDate, endDate].map((one) => (one ? parseMonth(one) : undefined))
  return start !== undefined && last !== undefined && isBefore(last, start)
}

/** An entry's name that is a link: `[Spindle](https://…)` is a name and an address. */
const LINK =
  /\[([^\]]+)\]\((https?:[^\s)]+)\)|<a\s[^>]*href=["'](https?:[^"']+)["'][^>]*>(.*?)<\/a>/is

const withAddress = (given: Fields, name: string): Fields => {
  const [text] = textsOf(given[name])
  const [link, label, address, href, inside] = LINK.exec(text?.value ?? '') ?? []
  if (!text || !link) return given
  const bare = text.value.replace(link, label ?? inside ?? '').trim()
  return {
    ...given,
    [name]: madeOf(bare, text),
    url: [...listOf(given['url']), madeOf(address ?? href ?? '', text)],
  }
}

const readEntry = (section: SectionName, given: Fields, style: DateStyle) => {
  const schema = sections[section] as AnyFields
  const named = withAddress(withWholeDates(given), Object.keys(schema)[0]!)
  const isOfTime = 'startDate' in schema
  const entry = isOfTime ? withPeriod(named, style, section) : named
  const { values, unread, isEmpty } = readFields(schema, entry, style)
  if (isEmpty) return { values: [], unread }
  if (!isOfTime || !entry['endDate']) return { values: [values], unread }
  // An entry with an end has ended, whether its end can be read or not.
  const isLeft = values['endDate'] === undefined
  const isEarly = isTooEarly(values)
  const late = isEarly ? textsOf(entry['endDate']) : []
  return {
    values: [isLeft || isEarly ? { ...values, endDate: NO_DATE } : values],
    unread: [...unread, ...late.map((text) => ({ text, reason: 'ends before it begins' }))],
  }
}

const readProfile = (given: Fields, style: DateStyle) => {
  const { values, unread } = readFields(profile, given, style)
  const found = profileAddress(values)
  if (!found) return { values: [], unread: unreadOf(textsOf(given)) }
  return { values: [found], unread }
}

/** Each entry of a list; a text alone is no entry. */
const readEach = <Value>(
  given: Given | undefined,
  read: (entry: Fields) => { values: Value[]; unread: Unread[] },
) => {
  const results = listOf(given)
    .flatMap((item) => (Array.isArray(item) ? item : [item]))
    .map((item) => (isEntry(item) ? read(item) : { values: [], unread: unreadOf(textsOf(item)) }))
  return {
    values: results.flatMap(({ values }) => values),
    unread: results.flatMap(({ unread }) => unread),
  }
}

type Lists = { [Section in SectionName]: ReadOf<(typeof sections)[Section]>[] }

const OF_FILE = new Set(['basics', '-', 'language', ...Object.keys(sections)])

/** The résumé in JSON Resume's fields, and the texts that have no place in it. */
export const readJsonResume = (tree: Fields, style: DateStyle) => {
  const given = isEntry(tree['basics']) ? tree['basics'] : {}
  const { location: place, profiles, ...personal } = given
  const person = readFields(basics, personal, style)
  const { firstName, lastName, ...others } = person.values
  const name = others.name ?? ([firstName, lastName].filter(Boolean).join(' ') || undefined)
  const where = isEntry(place)
    ? readFields(location, place, style)
    : { values: readFields(location, {}, style).values, unread: unreadOf(textsOf(place)) }
  const links = readEach(profiles, (entry) => readProfile(entry, style))
  const lists = (Object.keys(sections) as SectionName[]).map(
    (section) =>
      [section, readEach(tree[section], (entry) => readEntry(section, entry, style))] as const,
  )
  const strange = Object.keys(tree).filter((key) => !OF_FILE.has(key))
  return {
    resume: {
      basics: { ...others, name, location: where.values, profiles: links.values },
      ...(Object.fromEntries(lists.map(([section, { values }]) => [section, values])) as Lists),
    },
    unread: [
      ...person.unread,
      ...where.unread,
      ...strange.flatMap((key) => unreadOf(textsOf(tree[key]))),
      ...(isEntry(tree['basics']) ? [] : unreadOf(textsOf(tree['basics']))),
      ...links.unread,
      ...lists.flatMap(([, { unread }]) => unread),
    ],
  }
}

export type Resume = ReturnType<typeof readJsonResume>['resume']
