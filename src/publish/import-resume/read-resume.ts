import * as v from 'valibot'

import { messageOf, pathOf } from '../content/check-content.ts'
import { findingAt, spelled } from '../content/finding.ts'
import { PHONE } from '../schema/fields.ts'
import { languages } from '../../words/languages.ts'
import { isFields } from '../../words/merged.ts'
import { isoDate, ONGOING } from '../lib/month.ts'
import { stringsIn } from '../lib/strings.ts'
import { webAddress } from './web-address.ts'
import { plainText } from './plain-text.ts'

type Fields = Record<string, unknown>

type Names = Record<string, string>

/** Keys of before JSON Resume 1.0, or of its common dialects. */
const OTHER_KEYS: Names = {
  ...{ website: 'url', picture: 'image', company: 'name', jobLocation: 'location' },
  ...{ gpa: 'score', technologies: 'keywords' },
}
const OTHER_KEYS_OF: Record<string, Names> = {
  awards: { name: 'title' },
  certificates: { title: 'name' },
  languages: { name: 'language', level: 'fluency' },
  projects: { title: 'name', summary: 'description' },
}
const OTHER_SECTIONS: Names = { certifications: 'certificates', hobbies: 'interests' }
/** The field of an entry that is written as a text alone: `"skills": ["HTML"]`. */
const ALONE: Names = { languages: 'language', skills: 'name', interests: 'name' }

/** Takes away what says nothing (null, blank texts, empty lists); numbers, true and false become texts. */
const tidied = (_: string, value: unknown): unknown => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return value.trim() || undefined
  const inner: unknown = Array.isArray(value) ? value.filter((item) => item !== null) : value
  const isEmpty = typeof inner === 'object' && Object.keys(inner ?? {}).length === 0
  return isEmpty ? undefined : inner
}

/** Lists of texts, of which one may be written as a text. */
const LISTS = /^(?:courses|highlights|keywords|roles)$/

/** A key may be the name of a method, like `constructor`. */
const own = <Value>(names: Record<string, Value>, key: string) =>
  Object.hasOwn(names, key) ? names[key] : undefined

const renamed = (entry: unknown, names: Names): unknown => {
  if (!isFields(entry)) return entry
  const isFree = (key: string, value: unknown) => [undefined, value].includes(entry[key])
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      const now = own(names, key)
      const named = now && isFree(now, value) ? now : key
      return [named, LISTS.test(named) && typeof value === 'string' ? [value] : value]
    }),
  )
}

const withNewKeys = (resume: Fields): Fields =>
  Object.fromEntries(
    Object.entries(renamed(resume, OTHER_SECTIONS) as Fields).map(([section, value]) => {
      const names = { ...OTHER_KEYS, ...own(OTHER_KEYS_OF, section) }
      const alone = own(ALONE, section)
      const entryOf = (entry: unknown) =>
        alone && typeof entry === 'string' ? { [alone]: entry } : renamed(entry, names)
      return [section, Array.isArray(value) ? value.map(entryOf) : renamed(value, names)]
    }),
  )

/** Months by their names in each language of the site: `märz`, `3/`. */
const months = Object.keys(languages).flatMap((lang) => {
  const form = new Intl.DateTimeFormat(lang, { month: 'long' })
  return Array.from({ length: 12 }, (_, index) => {
    return [form.format(new Date(2000, index)).toLowerCase(), `${index + 1}/`] as const
  })
})

/**
 * `Jan 2020`, `1/2020`, `mai de 2020`, `2020年1月`, `2020-01-00` and `2020-01-14T12:00` as ISO dates;
 * undefined if it is no date.
 */
const readDate = (given: string) =>
  isoDate(
    given
      .normalize('NFKC')
      .replace(/T\d.*$/, '')
      // Vietnamese months are numbers: `Tháng 3 2024`, `thg 3, 2024`.
      .replace(/^(?:tháng|thg)\s*(\d{1,2})\P{N}+(?=\d{4}$)/iu, '$1/')
      .replace(/^([\p{L}\p{M}]{3,})[./-]?\s*(?:de\s)?(?=\d{4}$)/u, (whole, name: string) => {
        const start = name.toLowerCase()
        return months.find(([full]) => full.startsWith(start))?.[1] ?? whole
      })
      .replace(/^(\d{1,2})[./](\d{4})$/, '$2-$1')
      .replaceAll(/[\s,./年년月월]+/g, '-')
      .replaceAll(/-(\d)(?=\D|$)/g, '-0$1')
      .replace(/(?:-00|-|日|일)+$/, ''),
  )

const ONGOING_WORDS =
  /^(?:pr[eé]sente?|current|now|today|ongoing|actuel|ac?tual(?:mente)?|aujourd.hui)$/i
/** In the place of a date that is missing or cannot be read: no former job is said to go on. */
export const NO_DATE = 'Your date'

const as = (read: (given: string) => string | undefined) =>
  v.optional(v.pipe(v.string(), v.transform(read)))
const plain = v.pipe(v.string(), v.transform(plainText))
const text = v.optional(plain)
const texts = v.optional(v.array(plain))
/** A name that the content needs, and a placeholder for one that is missing. */
const needed = (placeholder: string) => v.optional(plain, placeholder)
const date = as(readDate)
const url = as(webAddress)
const phone = as((given) => [given.normalize('NFKC')].find((number) => PHONE.test(number)))
const endDate = as((given) => (ONGOING_WORDS.test(given) ? ONGOING : (readDate(given) ?? NO_DATE)))
const period = { startDate: date, endDate }
const listOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.array(v.object(entries)), [])

/** All of JSON Resume 1.0; fields of other names are left out. */
const resumeSchema = v.object({
  basics: v.optional(
    v.object({
      ...{ name: needed('Your Name'), label: needed('Your job title') },
      ...{ email: v.optional(v.string(), 'you@example.com'), phone, url, summary: text },
      location: v.optional(
        v.object({
          ...{ address: text, postalCode: text, city: needed('Your city') },
          ...{ region: text, countryCode: text },
        }),
        {},
      ),
      profiles: listOf({ network: needed('Profile'), url, username: v.optional(v.string()) }),
    }),
    {},
  ),
  work: listOf({
    ...{ name: needed('Company name'), position: needed('Your position'), ...period },
    ...{ url, location: text, description: text, summary: text, highlights: texts },
  }),
  volunteer: listOf({
    ...{ organization: needed('Your club'), position: text, url, ...period },
    ...{ summary: text, highlights: texts },
  }),
  education: listOf({
    ...{ institution: needed('Your school'), area: text, studyType: text, url, ...period },
    ...{ score: text, courses: texts },
  }),
  awards: listOf({ title: needed('Your award'), awarder: text, date, url, summary: text }),
  certificates: listOf({ name: needed('Your certificate'), issuer: text, date, url }),
  publications: listOf({
    ...{ name: needed('Your title'), publisher: text, releaseDate: date, url, summary: text },
  }),
  skills: listOf({ name: text, level: text, keywords: texts }),
  languages: listOf({ language: needed('Your language'), fluency: text }),
  interests: listOf({ name: needed('Your interest'), keywords: texts }),
  references: listOf({ name: needed('Your referee'), reference: text }),
  projects: listOf({
    ...{ name: needed('Your project'), description: text, url, repository: url, note: text },
    ...{ ...period, entity: text, type: text, roles: texts, highlights: texts, keywords: texts },
  }),
})

export type Resume = v.InferOutput<typeof resumeSchema>

const parse = (source: string): Fields => {
  try {
    const value: unknown = JSON.parse(source, tidied)
    if (isFields(value)) return withNewKeys(value)
  } catch (error) {
    throw new Error(`is not JSON: ${(error as Error).message}`, { cause: error })
  }
  throw new Error('is no object with a résumé in it')
}

/** What a résumé says of its own form, which is another one for that of the site. */
const OF_THE_FILE = /^(?:\$schema|meta\.(?:version|canonical))$/

/** Values without a place in the résumé as it was read: `work · Clifton Studio · startDate: “Spring”`. */
const lostOf = (given: Fields, resume: Resume): string[] => {
  const read = stringsIn(resume).filter(([, value]) => value !== NO_DATE)
  const kept = new Set(read.map(([path]) => path.join('.')))
  return stringsIn(given)
    .filter(([path]) => !kept.has(path.join('.')) && !OF_THE_FILE.test(path.join('.')))
    .map(([path, value]) => {
      const { entry, field } = findingAt(given, path, '')
      return `${[...new Set([path[0], entry, field])].filter(Boolean).join(' · ')}: “${value}”`
    })
}

/**
 * A JSON Resume file in the words of version 1.0, and what of it has no place or cannot be read.
 * @throws one line for each field of a wrong type
 */
export const readResume = (source: string) => {
  const given = parse(source)
  const { issues, output } = v.safeParse(resumeSchema, given)
  if (!issues) return { resume: output, lost: lostOf(given, output) }
  const faults = issues.map((issue) => `${spelled(pathOf(issue))} ${messageOf(issue)}`)
  throw new Error(faults.join('\n'))
}
