import { contentMonth } from '../lib/month.ts'
import { webAddress } from './networks.ts'
import type { Resume } from './resume-schema.ts'

const WORD = /^(?:present|current|now|today|ongoing)$/i

const isDate = (text: string) => WORD.test(text) || contentMonth(text) !== undefined
const isAddress = (text: string) => webAddress(text) !== undefined

const CHECKS: [field: RegExp, what: string, isRight: (text: string) => boolean][] = [
  [/^(?:work|education)\[\d+\]\.(?:start|end)Date$/, 'date like 2015-06 or 2015', isDate],
  [/^certificates\[\d+\]\.date$/, 'date like 2015-06 or 2015', isDate],
  [/^basics\.(?:profiles\[\d+\]\.)?url$/, 'web address', isAddress],
  [/^(?:education|certificates|projects)\[\d+\]\.(?:url|repository)$/, 'web address', isAddress],
]

const leaves = (value: unknown, way: string): [string, string][] => {
  if (typeof value === 'string') return [[way, value.trim()]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, Array.isArray(value) ? `${way}[${key}]` : way ? `${way}.${key}` : key),
  )
}

/** What the file says in a form that cannot be used, and is left out for that. */
export const unreadable = (resume: Resume): string[] =>
  leaves(resume, '').flatMap(([way, text]) => {
    const [, what, isRight] = CHECKS.find(([field]) => field.test(way)) ?? []
    return text && isRight && !isRight(text) ? [`${way}: “${text}” is no ${what}`] : []
  })
