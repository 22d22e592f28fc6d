import * as v from 'valibot'

import { type Finding, findingAt, type Path } from './finding.ts'
import { hintFor } from './hints.ts'
import { findLeftovers } from './leftovers/find-leftovers.ts'
import { findPlaceholders } from './placeholders.ts'
import { rules } from './rules.ts'
import { contentSchema, EMPTY } from './schema.ts'
import { findSmallPictures } from './small-pictures.ts'
import type { References } from './references.ts'

export interface Findings {
  errors: Finding[]
  /** What is there to be replaced: the build says so each time. */
  placeholders: Finding[]
  /** What the sample, or a former owner, said: a strict check allows none. */
  leftovers: Finding[]
  /** What will look poor; it stops nothing. */
  remarks: Finding[]
}

const FORMS: { [type: string]: string } = {
  string: 'a text in quotation marks',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list in square brackets',
  Object: 'fields in curly brackets',
}

/** What is wrong with a value, and what to write there. */
const inWords = (issue: v.BaseIssue<unknown>, path: Path) => {
  if (issue.expected === 'never')
    return 'is not a field that the site knows: mend its spelling, or take it out'
  if (issue.received === 'undefined')
    return path.length === 1
      ? `is not exported: write export const ${path[0]} = …`
      : `is missing: write ${hintFor(path)}`
  if (issue.message === EMPTY) return `is empty: write ${hintFor(path)}`
  return issue.kind === 'schema' && issue.message.startsWith('Invalid')
    ? `is ${issue.received}: write ${FORMS[issue.expected ?? ''] ?? issue.expected}`
    : issue.message
}

/** The way to it. */
export const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))

/** Everything that is wrong with the content, and every placeholder left in it. */
export const checkContent = (
  content: object,
  references: References,
  kept: readonly string[] = [],
): Findings => {
  const { issues = [] } = v.safeParse(contentSchema(references), content, { abortPipeEarly: true })
  const placeholders = findPlaceholders(content, references).filter(
    ({ key }) => !key || !kept.includes(key),
  )
  const places = new Set(placeholders.map(({ path }) => path.join('.')))
  return {
    errors: [
      ...issues.map((issue) => findingAt(content, pathOf(issue), inWords(issue, pathOf(issue)))),
      ...rules.flatMap((rule) => rule(content, references)),
    ],
    placeholders,
    leftovers: findLeftovers(content, kept).filter(({ path }) => !places.has(path.join('.'))),
    remarks: findSmallPictures(content, references),
  }
}
