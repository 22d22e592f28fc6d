import * as v from 'valibot'

import { type Finding, findingAt, type Path } from './finding.ts'
import { findPlaceholders } from './placeholders.ts'
import { rules } from './rules.ts'
import { contentSchema } from './schema.ts'
import type { World } from './world.ts'

export interface Findings {
  errors: Finding[]
  placeholders: Finding[]
}

/** What is wrong with a value. */
export const inWords = (issue: v.BaseIssue<unknown>) => {
  if (issue.expected === 'never') return 'is not a field that the site knows'
  if (issue.received === 'undefined') return 'is missing'
  return issue.kind === 'schema' && issue.message.startsWith('Invalid')
    ? `is ${issue.received} where ${issue.expected} should be`
    : issue.message
}

/** The way to it. */
export const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))

/** Everything that is wrong with the content, and every placeholder left in it. */
export const checkContent = (content: object, world: World): Findings => {
  const { issues = [] } = v.safeParse(contentSchema(world), content, { abortPipeEarly: true })
  return {
    errors: [
      ...issues.map((issue) => findingAt(content, pathOf(issue), inWords(issue))),
      ...rules.flatMap((rule) => rule(content)),
    ],
    placeholders: findPlaceholders(content, world),
  }
}
