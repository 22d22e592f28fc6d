import { type Finding, findingAt } from './finding.ts'
import { isBefore, parseMonth } from './month.ts'

// What no single field can know. Entries may be malformed here: the schema says so, these look away.
type Entry = Record<string, unknown>
type Rule = (content: unknown) => Finding[]

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
        ? [findingAt(content, [file, index, field], `repeats ${JSON.stringify(value)}`)]
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
              `is before startDate, which is ${String(startDate)}`,
            ),
          ]
        : []
    })

const showcaseOfProjects: Rule = (content) => {
  const { showcase } = content as { showcase?: unknown }
  if (!Array.isArray(showcase)) return []
  const ids = new Set(entriesOf(content, 'projects').map(({ id }) => id))
  return showcase.flatMap((id: unknown, index) => {
    const problem = !ids.has(id)
      ? `${String(id)} is no project’s id`
      : showcase.indexOf(id) < index && `repeats ${String(id)}`
    return problem ? [findingAt(content, ['showcase', index], problem)] : []
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
]
