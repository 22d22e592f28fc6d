import * as v from 'valibot'

import { pathOf } from '../content/check-content.ts'
import { spelled } from '../content/finding.ts'
import { PHONE } from '../content/schema/fields.ts'
import { isoDate, ONGOING } from '../lib/month.ts'
import { stringsIn } from '../lib/strings.ts'
import { webAddress } from './networks.ts'
import { plainText } from './plain-text.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys of before JSON Resume 1.0, or of its common dialects, by section. */
const OTHER_KEYS: Record<string, Record<string, string>> = {
  basics: { website: 'url', picture: 'image' },
  work: { company: 'name', website: 'url', jobLocation: 'location' },
  volunteer: { website: 'url', company: 'organization' },
  education: { website: 'url', gpa: 'score' },
  awards: { website: 'url', name: 'title' },
  certificates: { website: 'url', title: 'name' },
  publications: { website: 'url' },
  skills: { items: 'keywords' },
  languages: { name: 'language', level: 'fluency' },
  projects: { website: 'url', technologies: 'keywords', title: 'name', summary: 'description' },
}
const OTHER_SECTIONS: Record<string, string> = {
  certifications: 'certificates',
  hobbies: 'interests',
  volunteering: 'volunteer',
}
/** The field of an entry that is written as a text alone: `"skills": ["HTML"]`. */
const ALONE: Record<string, string> = { languages: 'language', skills: 'name', interests: 'name' }

/** Without what says nothing: null, blank texts, empty lists. Numbers become texts. */
const tidy = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.trim() || undefined
  if (Array.isArray(value)) {
    const items = value.map(tidy).filter((item) => item !== undefined)
    return items.length > 0 ? items : undefined
  }
  if (!isFields(value)) return value ?? undefined
  const fields = Object.entries(value).map(([key, inner]) => [key, tidy(inner)] as const)
  const filled = fields.filter(([, inner]) => inner !== undefined)
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** Lists of texts, of which one may be written as a text. */
const LISTS = /^(?:courses|highlights|keywords|roles)$/

const renamed = (entry: unknown, names: Record<string, string>): unknown => {
  if (!isFields(entry)) return entry
  const isFree = (key: string) => entry[key] === undefined
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      const now = names[key]
      const named = now && isFree(now) ? now : key
      return [named, LISTS.test(named) && typeof value === 'string' ? [value] : value]
    }),
  )
}

const withNewKeys = (resume: Fields): Fields =>
  Object.fromEntries(
    Object.entries(renamed(resume, OTHER_SECTIONS) as Fields).map(([section, value]) => {
      const names = OTHER_KEYS[section] ?? {}
      const alone = ALONE[section]
      const entryOf = (entry: unknown) =>
        alone && typeof entry === 'string' ? { [alone]: entry } : renamed(entry, names)
      return [section, Array.isArray(value) ? value.map(entryOf) : renamed(value, names)]
    }),
  )

/** `Jan 2020`, `1/2020` and `2020-01-14T12:00` as ISO dates; undefined if it is no date. */
const readDate = (given: string) =>
  isoDate(
    given
      .replace(/T\d.*$/, '')
      .replace(/^(\d{1,2})[./](\d{4})$/, '$2-$1')
      .replaceAll(/[\s,./]+/g, '-')
      .replaceAll(/-(\d)(?=-|$)/g, '-0$1'),
  )

const ONGOING_WORDS =
  /^(?:pr[eé]sente?|current|now|today|ongoing|actuel|actual(?:idad|mente)?|atual(?:mente)?|heute)$/i

const text = v.optional(v.string())
const as = (read: (given: string) => string | undefined) =>
  v.optional(v.pipe(v.string(), v.transform(read)))
const prose = as(plainText)
const date = as(readDate)
const url = as(webAddress)
const phone = as((number) => (PHONE.test(number) ? number : undefined))
const endDate = as((given) => (ONGOING_WORDS.test(given) ? ONGOING : readDate(given)))
const period = { startDate: date, endDate }

const aList = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), [])
const listOf = <Entries extends v.ObjectEntries>(entries: Entries) => aList(v.object(entries))
const texts = aList(v.string())
const proses = aList(v.pipe(v.string(), v.transform(plainText)))

/** All of JSON Resume 1.0; fields of other names are left out. */
const resumeSchema = v.object({
  basics: v.optional(
    v.object({
      ...{ name: text, label: text, email: text, phone, url, summary: prose },
      location: v.optional(
        v.object({ address: text, postalCode: text, city: text, countryCode: text, region: text }),
        {},
      ),
      profiles: listOf({ network: text, username: text, url }),
    }),
    { location: {}, profiles: [] },
  ),
  work: listOf({
    ...{ name: text, position: text, url, location: text, description: prose, ...period },
    ...{ summary: prose, highlights: proses },
  }),
  volunteer: listOf({
    ...{ organization: text, position: text, url, ...period },
    ...{ summary: prose, highlights: proses },
  }),
  education: listOf({
    ...{ institution: text, area: text, studyType: text, url, ...period, score: text },
    courses: proses,
  }),
  awards: listOf({ title: text, awarder: text, date, url, summary: prose }),
  certificates: listOf({ name: text, issuer: text, date, url }),
  publications: listOf({ name: text, publisher: text, releaseDate: date, url, summary: prose }),
  skills: listOf({ name: text, level: text, keywords: texts }),
  languages: listOf({ language: text, fluency: text }),
  interests: listOf({ name: text, keywords: texts }),
  references: listOf({ name: text, reference: prose }),
  projects: listOf({
    ...{ name: text, description: prose, url, repository: url, note: text, ...period },
    ...{ entity: text, type: text },
    ...{ keywords: texts, roles: texts, highlights: proses },
  }),
})

export type Resume = v.InferOutput<typeof resumeSchema>

const FORMS: { [type: string]: string } = { Array: 'list', Object: 'object' }

const messageOf = ({ received, expected }: v.BaseIssue<unknown>) =>
  `is ${received} where ${FORMS[expected ?? ''] ?? expected} should be`

const parse = (source: string): Fields => {
  let value: unknown
  try {
    value = JSON.parse(source.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`is not JSON: ${(error as Error).message}`, { cause: error })
  }
  if (!isFields(value)) throw new Error('is no object, in curly brackets')
  return withNewKeys((tidy(value) ?? {}) as Fields)
}

/** Values without a place in the résumé as it was read, each field once: `work.startDate: “Spring”`. */
const lostOf = (given: Fields, resume: Resume): string[] => {
  const kept = new Set(stringsIn(resume).map(([path]) => path.join('.')))
  const lost = new Map<string, string[]>()
  for (const [path, value] of stringsIn(given)) {
    if (kept.has(path.join('.')) || path[0] === 'meta' || path[0] === '$schema') continue
    const field = spelled(path.filter((key) => typeof key === 'string'))
    lost.set(field, [...(lost.get(field) ?? []), `“${value}”`])
  }
  return [...lost].map(([field, values]) => `${field}: ${values.join(', ')}`)
}

/**
 * A JSON Resume file in the words of version 1.0, and what of it has no place or cannot be read.
 * @throws one line for each field of a wrong type
 */
export const readResume = (source: string) => {
  const given = parse(source)
  const { issues, output } = v.safeParse(resumeSchema, given)
  if (!issues) return { resume: output, lost: lostOf(given, output) }
  const faults = issues.map((issue) => `${spelled(pathOf(issue))} ${messageOf(issue)}`.trim())
  throw new Error(faults.join('\n'))
}
