import { isBefore, parseMonth } from '#content-model/schema/month.ts'
import { isOfMachines, MACHINES } from '#devtools/machine-pages/machines-path.ts'
import { pageFileName } from '#site/routing/page-module-name.ts'
import { brokenReferences } from './broken-references.ts'
import { isFields } from '#content-model/words/merged.ts'
import { hintFor } from '#build/lib/field-info.ts'
import { type Finding, findingAt } from './finding.ts'
import type { References } from './references.ts'

// Cross-field rules. Malformed entries are skipped; the schema reports them.
type Entry = Record<string, unknown>
type Rule = (content: object, references: References) => Finding[]

const entriesInFile = (content: object, file: string): Entry[] => {
  const entries: unknown = Reflect.get(content, file)
  return Array.isArray(entries) ? entries.map((entry) => (isFields(entry) ? entry : {})) : []
}

const AGAIN = 'for a second time: write another, or take it out'

/** No two entries have the same value, unless they differ in one of the other fields. */
const unique =
  (file: string, field: string, ...others: string[]): Rule =>
  (content) => {
    const entries = entriesInFile(content, file)
    const keys = entries.map((entry) => JSON.stringify([field, ...others].map((key) => entry[key])))
    return entries.flatMap(({ [field]: value }, index) => {
      if (value === undefined || keys.indexOf(keys[index]!) === index) return []
      return [findingAt(content, [file, index, field], `is ${JSON.stringify(value)} ${AGAIN}`)]
    })
  }

const datesInOrder: Rule = (content) =>
  ['experience', 'education', 'projects', 'volunteer'].flatMap((file) =>
    entriesInFile(content, file).flatMap(({ startDate, endDate }, index) => {
      const start = parseMonth(String(startDate))
      const end = parseMonth(String(endDate))
      const message = `is before startDate, which is ${String(startDate)}: mend one of them`
      return start && end && isBefore(end, start)
        ? [findingAt(content, [file, index, 'endDate'], message)]
        : []
    }),
  )

const imagesDescribed: Rule = (content) =>
  entriesInFile(content, 'projects').flatMap(({ image, imageAlt }, index) => {
    const path = ['projects', index, 'imageAlt']
    // The missing text has no line to take out: the hint names the image instead.
    const remedy = hintFor(path).replace('the line', 'the image')
    return image !== undefined && imageAlt === undefined
      ? [findingAt(content, path, `is missing: write ${remedy}`)]
      : []
  })

const showcaseOfProjects: Rule = (content) => {
  const { showcase } = content as { showcase?: unknown }
  if (!Array.isArray(showcase)) return []
  // An id in quotation marks counts here: the schema reports the marks.
  const ids = entriesInFile(content, 'projects').flatMap(({ id }) =>
    typeof id === 'number' || typeof id === 'string' ? String(id) : [],
  )
  return showcase.flatMap((id: unknown, index) => {
    const message = !ids.includes(String(id))
      ? `is ${String(id)}, which is no project’s id: ${ids.length > 0 ? `write one of ${ids.join(', ')}` : 'take it out'}`
      : showcase.indexOf(id) < index && `is ${String(id)} ${AGAIN}`
    return message ? [findingAt(content, ['showcase', index], message)] : []
  })
}

const pageFiles: Rule = (content, { pageModules }) => {
  const { pages: given, site } = content as { pages?: unknown; site?: unknown }
  const hasMachines = !isFields(site) || site['inspector'] !== false
  const pages = isFields(given) ? (given as Record<string, Entry | null>) : {}
  const paths = Object.values(pages).map((page) => page?.['path'])
  return Object.keys(pages).flatMap((name, index) => {
    const file = pageFileName(name)
    if (!pageModules.has(file))
      return [findingAt(content, ['pages', name], `has no screen: make src/site/pages/${file}.tsx`)]
    const path = paths[index]
    if (name === 'home' && typeof path === 'string' && path !== '/')
      return [findingAt(content, ['pages', name, 'path'], 'is not where a site begins: write /')]
    if (typeof path === 'string' && hasMachines && isOfMachines(path)) {
      const fault = `is in ${MACHINES}, where the pages about machines are: write another`
      return [findingAt(content, ['pages', name, 'path'], fault)]
    }
    return path !== undefined && paths.indexOf(path) < index
      ? [findingAt(content, ['pages', name, 'path'], `is ${JSON.stringify(path)} ${AGAIN}`)]
      : []
  })
}

/** Checks that look at more than one value. */
export const rules: Rule[] = [
  unique('projects', 'id'),
  unique('projects', 'slug'),
  unique('skills', 'name', 'group'),
  unique('faq', 'id'),
  datesInOrder,
  imagesDescribed,
  showcaseOfProjects,
  pageFiles,
  brokenReferences,
]
