import * as v from 'valibot'

import { contentSchema } from '#content-model/schema/content.ts'
import { EMPTY } from '#content-model/schema/fields.ts'
import { type Path, stringsIn } from '#lib/strings.ts'
import { type Finding, findingAt } from './finding.ts'
import { hintFor } from '#build/lib/field-info.ts'
import { findPlaceholders } from './placeholders.ts'
import { rules } from './rules.ts'
import type { References } from './references.ts'

const FORMS: { [type: string]: string } = {
  string: 'a text in quotation marks',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list in square brackets',
  Object: 'fields in curly brackets',
}

/** The path of the value that an issue is about. */
const issuePath = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))

/** The message of an issue: what is wrong with the value, and what to write. */
const issueMessage = (issue: v.BaseIssue<unknown>) => {
  const path = issuePath(issue)
  if (issue.expected === 'never')
    return path[0] === 'words'
      ? 'is no word of the site, or not any more: src/content-model/words/en.ts has them all'
      : 'is not a field that the site knows: mend its spelling, or take it out'
  if (issue.received === 'undefined' && path.length === 1)
    return `is not exported: write export const ${path[0]} = …`
  const form = FORMS[issue.expected ?? '']
  if (issue.received === 'undefined') return `is missing: write ${hintFor(path, form)}`
  if (issue.received === 'null') return `is null: write ${hintFor(path, form)}`
  if (issue.message === EMPTY) return `is empty: write ${hintFor(path)}`
  return issue.kind === 'schema' && issue.message.startsWith('Invalid')
    ? `is ${issue.received}: write ${form ?? issue.expected}`
    : issue.message
}

/** Whether no page shows a value: words about projects where there are no projects. */
const isUnseen = ([file, part]: Path, { projects }: { projects?: unknown }) =>
  (file === 'pages' || file === 'dashboard') &&
  part === 'projects' &&
  Array.isArray(projects) &&
  projects.length === 0

/** The files of a content, and apart from them its case studies. */
const contentParts = (given: object) => {
  const { caseStudies = {}, ...content } = given as { caseStudies?: Record<string, string> }
  return { caseStudies, content }
}

/** The texts of case studies, and what is wrong in them: what reads MDX is loaded for these alone. */
const readCaseStudies = async (
  caseStudies: Record<string, string>,
  content: object,
  references: References,
) => {
  if (Object.keys(caseStudies).length === 0) return { texts: [], errors: [] }
  const { checkCaseStudies, textsInCaseStudies } = await import('./case-studies.ts')
  return {
    texts: textsInCaseStudies(caseStudies),
    errors: checkCaseStudies(caseStudies, content, references),
  }
}

/**
 * Checks the form of the content, and finds what is left to write in it, which each build reports.
 *
 * @returns with them, every text of the content, as a finding without a message
 */
export const contentFindings = async (given: object, references: References) => {
  const { caseStudies, content } = contentParts(given)
  const ofCaseStudies = await readCaseStudies(caseStudies, content, references)
  const { issues = [] } = v.safeParse(contentSchema, content, { abortPipeEarly: true })
  const errors: Finding[] = [
    ...issues
      .filter((issue) => !isUnseen(issuePath(issue), content))
      .map((issue) => findingAt(content, issuePath(issue), issueMessage(issue))),
    ...rules.flatMap((rule) => rule(content, references)),
    ...ofCaseStudies.errors,
  ]
  const ownTexts = stringsIn(content).map(([path]) => findingAt(content, path, ''))
  const texts: Finding[] = [...ownTexts, ...ofCaseStudies.texts]
  const wrong = new Set(errors.map(({ path }) => path.join('.')))
  const placeholders = findPlaceholders(texts).filter(
    ({ path }) => !isUnseen(path, content) && !wrong.has(path.join('.')),
  )
  return { errors, placeholders, texts }
}
