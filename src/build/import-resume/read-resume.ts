import * as v from 'valibot'

import { pathOf } from '../content/check-content.ts'
import { spelled } from '../content/finding.ts'

const text = v.optional(v.string(), '')
const list = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), [])

const resumeSchema = v.looseObject({
  basics: v.optional(
    v.looseObject({
      name: text,
      label: text,
      email: text,
      summary: text,
      location: v.optional(v.looseObject({ city: text, countryCode: text, region: text }), {}),
      profiles: list(v.looseObject({ network: text, url: text })),
    }),
    {},
  ),
  work: list(
    v.looseObject({ name: text, position: text, summary: text, startDate: text, endDate: text }),
  ),
  skills: list(v.looseObject({ name: text, keywords: list(v.string()) })),
  projects: list(
    v.looseObject({
      name: text,
      description: text,
      url: text,
      repository: text,
      keywords: list(v.string()),
    }),
  ),
})

export type Resume = v.InferOutput<typeof resumeSchema>

const KINDS: { [type: string]: string } = { Array: 'list', Object: 'object' }

const inWords = ({ received, expected }: v.BaseIssue<unknown>) =>
  `is ${received} where ${KINDS[expected ?? ''] ?? expected} should be`

const parse = (source: string): unknown => {
  const value = parseJson(source)
  // For valibot a list is an object too.
  if (Array.isArray(value)) throw new Error('is a list where an object should be')
  return value
}

const parseJson = (source: string): unknown => {
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new Error(`is not JSON: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * A JSON Resume file as far as the site can use it.
 * @throws what is wrong with it, a line for each field
 */
export const readResume = (source: string): Resume => {
  const { issues, output } = v.safeParse(resumeSchema, parse(source))
  if (!issues) return output
  const faults = issues.map((issue) => `${spelled(pathOf(issue))} ${inWords(issue)}`.trim())
  throw new Error(faults.join('\n'))
}

// What finds its place in src/content, by its way in the file; numbers are left out.
const PLACED = [
  /^\$schema$/,
  /^meta\b/,
  /^basics\.(?:name|label|email|summary)$/,
  /^basics\.location\.(?:city|countryCode|region)$/,
  /^basics\.profiles\.(?:network|url)$/,
  /^work\.(?:name|position|summary|startDate|endDate)$/,
  /^skills\.(?:name|keywords)$/,
  /^projects\.(?:name|description|url|repository|keywords)$/,
]

const leaves = (value: unknown, way: string[]): string[] => {
  if (typeof value !== 'object' || value === null) return [way.join('.')]
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, Array.isArray(value) ? way : [...way, key]),
  )
}

/** Fields of the file that the site has no place for. */
export const unplaced = (source: string): string[] =>
  [...new Set(leaves(JSON.parse(source), []))].filter(
    (way) => !PLACED.some((placed) => placed.test(way)),
  )
