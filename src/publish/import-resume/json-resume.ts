/** The one reader of JSON Resume 1.x, which every form becomes: each field of its schema, and no other. */
import { isBefore, ONGOING, parseMonth } from '#schema/month.ts'
import { NO_DATE } from '#schema/fields.ts'
import { email, phone, profileAddress, url } from './contacts.ts'
import type { DateStyle } from './date-forms.ts'
import { all, type AnyFields, first, needed, readFields, type ReadOf } from './field.ts'
import { type Fields, type Given, isEntry, listOf, type Text, textsOf } from './given.ts'
import { goesOn, readDate } from './read-date.ts'
import { withPeriod, withWholeDates } from './entry-dates.ts'
import { oneLine, paragraphs, points, words } from './texts.ts'

const line = first((text) => oneLine(text) || undefined)
const prose = all(paragraphs)
const sentences = all(points)
const date = first(readDate)
/** A former job whose end cannot be read does not go on. */
const end = {
  ...first((text, style) => (goesOn(text) ? ONGOING : readDate(text, style))),
  missing: undefined,
}
const webAddress = first(url)

const period = { startDate: date, endDate: end }

const basics = {
  name: line,
  firstName: line,
  lastName: line,
  label: needed(line, 'Your job title'),
  email: needed(first(email), 'you@example.com'),
  phone: first(phone),
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

const profile = { network: line, url: line, username: line }

/** The fields of each section. */
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
}

export type SectionName = keyof typeof sections

/** A text that is not read, and why if that is known. */
export interface Unread {
  text: Text
  reason?: string
}

const unreadOf = (texts: readonly Text[]): Unread[] => texts.map((text) => ({ text }))

/** A time that ends before it begins has its end left to write. */
const inOrder = (values: Record<string, unknown>, entry: Fields): Unread[] => {
  const { startDate, endDate } = values as Record<string, string | undefined>
  // Of what is written in one text, both ends are read, or none.
  if (entry['endDate'] && endDate === undefined) values['endDate'] = NO_DATE
  const start = startDate ? parseMonth(startDate) : undefined
  const last = endDate ? parseMonth(endDate) : undefined
  if (!start || !last || !isBefore(last, start)) return []
  values['endDate'] = NO_DATE
  return textsOf(entry['endDate']).map((text) => ({ text, reason: 'ends before it begins' }))
}

const readEntry = (schema: AnyFields, given: Fields, style: DateStyle) => {
  const dated = withWholeDates(given)
  const entry = 'startDate' in schema ? withPeriod(dated, style) : dated
  const { values, unread } = readFields(schema, entry, style)
  const late = 'startDate' in schema ? inOrder(values, entry) : []
  const isEmpty = unread.length === textsOf(entry).length
  return { values: isEmpty ? [] : [values], unread: [...unreadOf(unread), ...late] }
}

const readProfile = (given: Fields, style: DateStyle) => {
  const { values, unread } = readFields(profile, given, style)
  const found = profileAddress(values)
  if (!found) return { values: [], unread: unreadOf(textsOf(given)) }
  return { values: [found], unread: unreadOf(unread) }
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

/** A résumé of JSON Resume's fields, and the texts that it has no place for. */
export const readJsonResume = (tree: Fields, style: DateStyle) => {
  const given = isEntry(tree['basics']) ? tree['basics'] : {}
  const { location: place, profiles, ...personal } = given
  const person = readFields(basics, personal, style)
  const { firstName, lastName, ...others } = person.values
  const name = others.name ?? ([firstName, lastName].filter(Boolean).join(' ') || 'Your Name')
  const where = isEntry(place)
    ? readFields(location, place, style)
    : { values: readFields(location, {}, style).values, unread: textsOf(place) }
  const links = readEach(profiles, (entry) => readProfile(entry, style))
  const lists = (Object.keys(sections) as SectionName[]).map(
    (section) =>
      [
        section,
        readEach(tree[section], (entry) => readEntry(sections[section] as AnyFields, entry, style)),
      ] as const,
  )
  const strange = Object.keys(tree).filter((key) => !OF_FILE.has(key))
  return {
    resume: {
      basics: { ...others, name, location: where.values, profiles: links.values },
      ...(Object.fromEntries(lists.map(([section, { values }]) => [section, values])) as Lists),
    },
    unread: [
      ...unreadOf([
        ...person.unread,
        ...where.unread,
        ...strange.flatMap((key) => textsOf(tree[key])),
      ]),
      ...(isEntry(tree['basics']) ? [] : unreadOf(textsOf(tree['basics']))),
      ...links.unread,
      ...lists.flatMap(([, { unread }]) => unread),
    ],
  }
}

export type Resume = ReturnType<typeof readJsonResume>['resume']
