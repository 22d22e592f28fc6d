import * as v from 'valibot'

import { pathOf } from '../content/check-content.ts'
import { spelled } from '../content/finding.ts'
import { contentEndMonth } from '../lib/month.ts'
import { stringsIn } from '../lib/strings.ts'
import { webAddress } from './networks.ts'

// Exporters write null for missing values.
const text = v.pipe(v.nullish(v.string(), ''), v.trim())
const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>
const list = <Item extends v.GenericSchema>(item: Item) => v.nullish(v.array(item), [])
const listOf = <Fields extends v.ObjectEntries>(fields: Fields) => list(v.object(fields))

/** Keys of before JSON Resume 1.0, by section, and what they are called since. */
const OLD_KEYS: Record<string, Record<string, string>> = {
  basics: { website: 'url', picture: 'image' },
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
  education: { gpa: 'score' },
  publications: { website: 'url' },
  languages: { name: 'language', level: 'fluency' },
}

const renamed = (entry: unknown, names: Record<string, string>): unknown => {
  if (Array.isArray(entry)) return entry.map((item) => renamed(item, names))
  if (typeof entry !== 'object' || entry === null) return entry
  const isFree = (key: string) => !(entry as Record<string, unknown>)[key]
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      const now = names[key]
      return [now && isFree(now) ? now : key, value as unknown]
    }),
  )
}

/** The fields of JSON Resume 1.x that the site uses; others are left out. */
const resumeSchema = v.object({
  $schema: text,
  basics: v.nullish(
    v.object({
      ...texts('name', 'label', 'email', 'phone', 'url', 'summary'),
      location: v.nullish(v.object(texts('city', 'countryCode', 'region')), {}),
      profiles: listOf(texts('network', 'username', 'url')),
    }),
    {},
  ),
  work: listOf({
    ...texts('name', 'position', 'summary', 'startDate', 'endDate'),
    highlights: list(text),
  }),
  education: listOf(
    texts('institution', 'area', 'studyType', 'startDate', 'endDate', 'score', 'url'),
  ),
  certificates: listOf(texts('name', 'issuer', 'date', 'url')),
  languages: listOf(texts('language', 'fluency')),
  skills: listOf({ ...texts('name'), keywords: list(text) }),
  projects: listOf({
    ...texts('name', 'description', 'url', 'repository', 'note'),
    keywords: list(text),
  }),
})

export type Resume = v.InferOutput<typeof resumeSchema>

const KINDS: { [type: string]: string } = { Array: 'list', Object: 'object' }

const messageOf = ({ received, expected }: v.BaseIssue<unknown>) =>
  `is ${received} where ${KINDS[expected ?? ''] ?? expected} should be`

const parse = (source: string, change?: (key: string, value: unknown) => unknown): unknown => {
  let value: unknown
  try {
    value = JSON.parse(source.replace(/^\uFEFF/, ''), change)
  } catch (error) {
    throw new Error(`is not JSON: ${(error as Error).message}`, { cause: error })
  }
  // valibot accepts a list as an object.
  if (Array.isArray(value)) throw new Error('is a list where an object should be')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([section, entry]) => [
      section,
      renamed(entry, OLD_KEYS[section] ?? {}),
    ]),
  )
}

/**
 * The fields of a JSON Resume file that the site uses.
 * @throws one line for each field of a wrong type
 */
export const readResume = (source: string): Resume => {
  const { issues, output } = v.safeParse(resumeSchema, parse(source))
  if (!issues) return output
  const faults = issues.map((issue) => `${spelled(pathOf(issue))} ${messageOf(issue)}`.trim())
  throw new Error(faults.join('\n'))
}

/** The fields that have a value, without their positions in lists. */
const fieldsOf = (value: unknown) => {
  const filled = stringsIn(value).filter(([, words]) => words.trim())
  return filled.map(([path]) => path.filter((key) => typeof key === 'string').join('.'))
}

/** Fields of the file that the site does not use, by their parent: `awards: title, date`. */
export const unplaced = (source: string): string[] => {
  const used = new Set(fieldsOf(readResume(source)))
  // The country's name replaces the region.
  if (used.has('basics.location.countryCode')) used.delete('basics.location.region')
  const given = parse(source, (_, value: unknown) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
  )
  const byParent = new Map<string, string[]>()
  for (const field of new Set(fieldsOf(given))) {
    if (used.has(field) || /^meta\b/.test(field)) continue
    const [, parent = '', name = field] = /^(.*)\.(.*)$/.exec(field) ?? []
    byParent.set(parent, [...(byParent.get(parent) ?? []), name])
  }
  return [...byParent].map(([parent, names]) =>
    [parent, names.join(', ')].filter(Boolean).join(': '),
  )
}

const DATE = /^(?:(?:work|education)\[\d+\]\.(?:start|end)Date|certificates\[\d+\]\.date)$/
const ADDRESS =
  /^(?:basics\.(?:profiles\[\d+\]\.)?url|(?:education|certificates|projects)\[\d+\]\.(?:url|repository))$/

/** Values of the file that are left out because they cannot be read. */
export const unreadable = (resume: Resume): string[] =>
  stringsIn(resume).flatMap(([path, value]) => {
    const place = spelled(path)
    if (DATE.test(place) && value && !contentEndMonth(value))
      return [`${place}: “${value}” is no date like 2015-06 or 2015`]
    if (ADDRESS.test(place) && value && !webAddress(value))
      return [`${place}: “${value}” is no web address`]
    return []
  })
