import * as v from 'valibot'

import { pathOf } from '../content/check-content.ts'
import type { Container } from '../content/field-info.ts'
import { spelled } from '../content/finding.ts'
import { type Resume, resumeSchema } from './resume-schema.ts'

const KINDS: { [type: string]: string } = { Array: 'list', Object: 'object' }

const messageOf = ({ received, expected }: v.BaseIssue<unknown>) =>
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
  // valibot accepts a list as an object.
  if (Array.isArray(value)) throw new Error('is a list where an object should be')
  return value
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

const leaves = (value: unknown, path: string[] = []): string[][] => {
  if (value === null || value === '') return []
  if (typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, Array.isArray(value) ? path : [...path, key]),
  )
}

/** Whether the schema has a field; a path names no positions in lists. */
const isKnown = (schema: v.GenericSchema, [key, ...keys]: string[]): boolean => {
  const { wrapped, item, entries } = schema as Container
  const inner = wrapped ?? item
  if (inner) return isKnown(inner, key === undefined ? [] : [key, ...keys])
  if (key === undefined || !entries) return true
  return entries[key] !== undefined && isKnown(entries[key], keys)
}

/** Fields of the file that the site does not use, by their parent: `awards: title, date`. */
export const unplaced = (source: string): string[] => {
  const paths = leaves(parse(source))
  const hasCountry = paths.some((path) => path.join('.') === 'basics.location.countryCode')
  const unused = paths.filter(
    (path) =>
      !isKnown(resumeSchema, path) ||
      // The country's name replaces the region.
      (hasCountry && path.join('.') === 'basics.location.region'),
  )
  const names = new Map<string, Set<string>>()
  for (const path of unused) {
    const parent = path.slice(0, -1).join('.')
    names.set(parent, (names.get(parent) ?? new Set()).add(path.at(-1)!))
  }
  return [...names].map(([parent, fields]) =>
    [parent, [...fields].join(', ')].filter(Boolean).join(': '),
  )
}
