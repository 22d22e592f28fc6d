import { checkContent, type Findings } from './check-content.ts'
import type { Content } from '../context/content.ts'
import { type Finding, findingAt } from './finding.ts'
import { CONTENT_FOLDER } from '../context/content-folder.ts'
import { traceFinder } from './leftovers/find-traces.ts'
import { readLines } from './leftovers/read-lines.ts'
import { readRecord, type Record } from './leftovers/record.ts'
import { loadContent } from '../context/load.ts'
import { locate } from './locate.ts'
import { stringsIn } from './strings.ts'
import { findSyntaxErrors } from './syntax.ts'
import { readReferences } from './references.ts'
import { findMissingGlyphs } from './missing-glyphs.ts'

const errorsOnly = (errors: Finding[]): Findings => ({
  errors,
  placeholders: [],
  leftovers: [],
  remarks: [],
})

/** An error while loading the content, with the place in the content that threw it. */
const loadError = (error: unknown): Finding => {
  const { message, stack = '' } = error as Error
  const [, file = 'index.ts', line] =
    new RegExp(`${CONTENT_FOLDER}/([\\w-]+\\.ts):(\\d+)`).exec(stack.replaceAll('\\', '/')) ?? []
  return {
    file: `${CONTENT_FOLDER}/${file}`,
    entry: '',
    field: '',
    message: `cannot be read: ${message.split('\n')[0]}`,
    path: [],
    ...(line && { line: Number(line) }),
  }
}

/** Lines that name another person, with their field. */
const findTraces = async (root: string, content: Content, { owners, kept }: Record) => {
  const tracesIn = traceFinder(content, owners)
  const lines = (await readLines(root)).flatMap((line) =>
    tracesIn(line.text)
      .filter(({ key }) => !kept.includes(key))
      .slice(0, 1)
      .map((trace) => ({ ...line, ...trace })),
  )
  if (lines.length === 0) return []
  const files = new Set(lines.map(({ file }) => file))
  const fields = stringsIn(content)
    .map(([path]) => findingAt(content, path, ''))
    .filter(({ file }) => files.has(file))
  const located = await locate(root, fields)
  return lines.map(({ file, line, text, key, message }): Finding => {
    const field = located.find((place) => place.file === file && place.line === line)
    const nowhere = { entry: '', field: '', path: [], value: text.trim() }
    return { ...(field ?? nowhere), file, line, message, key }
  })
}

const placeOf = ({ file, line, path }: Finding) => path.join('.') || `${file}:${line}`

/** Names the variable where it, not the file, holds the faulty value. */
const withSource = ({ line, ...finding }: Finding): Finding =>
  process.env['SITE_ADDRESS'] && finding.path.join('.') === 'site.address'
    ? { ...finding, file: 'the environment', entry: 'the variable SITE_ADDRESS', field: '' }
    : { ...finding, ...(line !== undefined && { line }) }

/** Checks the content of a project as it is on disk. */
export const checkProject = async (root: string): Promise<Findings> => {
  const syntaxErrors = await findSyntaxErrors(root)
  if (syntaxErrors.length > 0) return errorsOnly(syntaxErrors)
  const loaded = await loadContent(root).catch((error: unknown) => loadError(error))
  if ('message' in loaded) return errorsOnly([loaded])
  const [references, record] = await Promise.all([readReferences(root), readRecord(root)])
  const { errors, placeholders, leftovers, remarks } = checkContent(loaded, references, record.kept)
  // Malformed content cannot be searched for names.
  const traces = errors.length > 0 ? [] : await findTraces(root, loaded, record)
  const missingGlyphs = await findMissingGlyphs(root, loaded)
  const locatedPlaceholders = await locate(root, placeholders)
  const left = [...traces, ...(await locate(root, leftovers))]
  const listed = new Set(locatedPlaceholders.map(placeOf))
  return {
    errors: (await locate(root, [...errors, ...missingGlyphs])).map(withSource),
    placeholders: locatedPlaceholders.map(withSource),
    leftovers: left.filter(
      (finding) => !listed.has(placeOf(finding)) && listed.add(placeOf(finding)),
    ),
    remarks: await locate(root, remarks),
  }
}
