import { pageFileName } from '../../routing/page-module-name.ts'
import { type Finding, findingAt } from './finding.ts'
import { isBefore, parseMonth } from '../lib/month.ts'
import type { References } from './references.ts'

// What no single field can know. Entries may be malformed here: the schema says so, these look away.
type Entry = Record<string, unknown>
type Rule = (content: unknown, references: References) => Finding[]

const entriesOf = (content: unknown, file: string): Entry[] => {
  const entries = (content as Record<string, unknown>)[file]
  return Array.isArray(entries)
    ? entries.map(
        (entry: unknown) => (typeof entry === 'object' && entry !== null ? entry : {}) as Entry,
      )
    : []
}

const unique =
  (file: string, field: string): Rule =>
  (content) => {
    const values = entriesOf(content, file).map((entry) => entry[field])
    return values.flatMap((value, index) =>
      value !== undefined && values.indexOf(value) < index
        ? [
            findingAt(
              content,
              [file, index, field],
              `is ${JSON.stringify(value)} for a second time: write another, or take the entry out`,
            ),
          ]
        : [],
    )
  }

const datesInOrder =
  (file: string): Rule =>
  (content) =>
    entriesOf(content, file).flatMap(({ startDate, endDate }, index) => {
      const start = parseMonth(String(startDate))
      const end = parseMonth(String(endDate))
      return start && end && isBefore(end, start)
        ? [
            findingAt(
              content,
              [file, index, 'endDate'],
              `is before startDate, which is ${String(startDate)}: mend one of them`,
            ),
          ]
        : []
    })

const showcaseOfProjects: Rule = (content) => {
  const { showcase } = content as { showcase?: unknown }
  if (!Array.isArray(showcase)) return []
  const ids = new Set(entriesOf(content, 'projects').map(({ id }) => id))
  return showcase.flatMap((id: unknown, index) => {
    const known = [...ids].map(String).join(', ')
    const problem = !ids.has(id)
      ? `is ${String(id)}, which is no project’s id: ${known ? `write one of ${known}` : 'take it out'}`
      : showcase.indexOf(id) < index && `is ${String(id)} for a second time: take it out`
    return problem ? [findingAt(content, ['showcase', index], problem)] : []
  })
}

const screensOfPages: Rule = (content, { screens }) => {
  const pages = (content as { pages?: unknown }).pages ?? {}
  const entries = Object.entries(pages) as [string, Entry | undefined][]
  const paths = entries.map(([, page]) => page?.['path'])
  return entries.flatMap(([name], index) => {
    const path = paths[index]
    const file = `src/pages/${pageFileName(name)}.tsx`
    return [
      ...(screens.has(pageFileName(name))
        ? []
        : [findingAt(content, ['pages', name], `has no screen: make ${file}`)]),
      ...(path !== undefined && paths.indexOf(path) < index
        ? [
            findingAt(
              content,
              ['pages', name, 'path'],
              `is ${JSON.stringify(path)} for a second time: write another`,
            ),
          ]
        : []),
    ]
  })
}

/** Checks that look at more than one value. */
export const rules: Rule[] = [
  unique('projects', 'id'),
  unique('projects', 'title'),
  unique('skills', 'name'),
  unique('faq', 'id'),
  datesInOrder('experience'),
  datesInOrder('education'),
  showcaseOfProjects,
  screensOfPages,
]
