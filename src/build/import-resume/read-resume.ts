import * as v from 'valibot'

import { pathOf } from '../content/check-content.ts'
import { spelled } from '../content/finding.ts'
import { PLACED, type Resume, resumeSchema } from './resume-schema.ts'

const KINDS: { [type: string]: string } = { Array: 'list', Object: 'object' }

const inWords = ({ received, expected }: v.BaseIssue<unknown>) =>
  `is ${received} where ${KINDS[expected ?? ''] ?? expected} should be`

const parseJson = (source: string): unknown => {
  try {
    return JSON.parse(source.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(`is not JSON: ${(error as Error).message}`, { cause: error })
  }
}

const parse = (source: string): unknown => {
  const value = parseJson(source)
  // For valibot a list is an object too.
  if (Array.isArray(value)) throw new Error('is a list where an object should be')
  return value
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

const leaves = (value: unknown, way: string[]): string[] => {
  if (value === null || value === '') return []
  if (typeof value !== 'object') return [way.join('.')]
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, Array.isArray(value) ? way : [...way, key]),
  )
}

const parentOf = (way: string) => way.split('.').slice(0, -1).join('.')

/** Fields of the file that the site has no place for, by what they are fields of: `awards: title, date`. */
export const unplaced = (source: string): string[] => {
  const all = [...new Set(leaves(parse(source), []))]
  // The country's name is of more use than a part of it.
  const isPlaced = (way: string) =>
    PLACED.some((placed) => placed.test(way)) &&
    !(way === 'basics.location.region' && all.includes('basics.location.countryCode'))
  const ways = all.filter((way) => !isPlaced(way))
  return [...new Set(ways.map(parentOf))].map((parent) => {
    const fields = ways.filter((way) => parentOf(way) === parent)
    const names = fields.map((way) => way.slice(parent ? parent.length + 1 : 0)).join(', ')
    return parent ? `${parent}: ${names}` : names
  })
}
