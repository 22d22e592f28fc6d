import * as v from 'valibot'

import { contentSchema } from '#content-model/schema/content.ts'
import type { ReferenceKind } from '#content-model/schema/fields.ts'
import { type Path, mapDeep } from '#lib/strings.ts'

interface Container {
  wrapped?: v.GenericSchema
  item?: v.GenericSchema
  entries?: v.ObjectEntries
  rest?: v.GenericSchema
}

const schemaAt = (schema: v.GenericSchema, path: Path): v.GenericSchema | undefined => {
  const { wrapped, item, entries, rest } = schema as Container
  if (wrapped) return schemaAt(wrapped, path)
  const [key, ...keys] = path
  if (key === undefined) return schema
  const next = typeof key === 'number' ? item : (entries?.[key] ?? rest)
  return next && schemaAt(next, keys)
}

const fieldAt = (path: Path) => schemaAt(contentSchema, path)

const isOptional = (path: Path) => {
  const fields = fieldAt(path.slice(0, -1)) as Container | undefined
  return fields?.entries?.[path.at(-1)!]?.type === 'exact_optional'
}

/** The hint what to write into a field; `otherwise` if the schema has no hint. */
export const hintFor = (path: Path, otherwise = 'words of your own'): string => {
  const field = fieldAt(path)
  const hint = (field && v.getDescription(field)) ?? otherwise
  return isOptional(path) && !hint.includes('take') ? `${hint}, or take the line out` : hint
}

const isBlank = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && !value.trim()

/** A content without the optional texts and lists that are blank, as if their lines were not there. */
export const withoutBlanks = <Value>(value: Value): Value =>
  mapDeep(value, (part, path) => (isBlank(part) && isOptional(path) ? undefined : part))

const OF_WORDS = new Set(['string', 'trim', 'non_empty', 'description'])

/** Whether a field holds words, not a name, an address or a date. */
export const isProse = (path: Path): boolean => {
  const { pipe } = (fieldAt(path) ?? {}) as { pipe?: { type: string }[] }
  return pipe?.every(({ type }) => OF_WORDS.has(type)) ?? false
}

/** The kind of thing that a field names, if it names one. */
export const referenceAt = (path: Path): ReferenceKind | undefined => {
  const field = fieldAt(path)
  return field && (v.getMetadata(field)['reference'] as ReferenceKind | undefined)
}
