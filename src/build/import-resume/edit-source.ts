import { isDeepStrictEqual } from 'node:util'

import { type Node, nodeAt, parseContent } from '../content/ast.ts'
import type { Path } from '../content/finding.ts'

interface Edit {
  start: number
  end: number
  text: string
}

/** A value as TypeScript, with single quotes. */
const literal = (value: unknown): string => {
  if (typeof value === 'string')
    return `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`
  if (Array.isArray(value))
    return `[${value.map((item: unknown) => `${literal(item)},\n`).join('')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => `${key}: ${literal(inner)},\n`)
      .join('')}}`
  return String(value)
}

const isFields = (value: unknown): value is { [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Removes a field with the comma between it and its neighbour. */
const removalsOf = (place: Node, fields: string[]): Edit[] => {
  const properties = place['properties'] as (Node & { key: { name?: string; value?: string } })[]
  return properties.flatMap(({ key, start, end }, index) => {
    if (!fields.includes(key.name ?? key.value ?? '')) return []
    const [previous, next] = [properties[index - 1], properties[index + 1]]
    const from = next || !previous ? start : previous.end
    return [{ start: from, end: next?.start ?? end, text: '' }]
  })
}

const editsOf = (program: Node, path: Path, before: unknown, after: unknown): Edit[] => {
  if (isDeepStrictEqual(before, after)) return []
  const place = nodeAt(program, path)
  if (!place) throw new Error(`${path.join('.')} is not written where the import could change it`)
  if (!isFields(before) || !isFields(after))
    return [{ start: place.start, end: place.end, text: literal(after) }]
  const added = Object.entries(after).filter(([field]) => !(field in before))
  const end = (place['properties'] as Node[]).at(-1)?.end ?? place.start + 1
  const text = added.map(([field, value]) => `,${field}: ${literal(value)}`).join('')
  return [
    { start: end, end, text: end === place.start + 1 ? text.slice(1) : text },
    ...removalsOf(
      place,
      Object.keys(before).filter((field) => !(field in after)),
    ),
    ...Object.entries(after)
      .filter(([field]) => field in before)
      .flatMap(([field, value]) => editsOf(program, [...path, field], before[field], value)),
  ]
}

/** The source of a content file with another value; its comments and types stay. */
export const editSource = (source: string, name: string, before: unknown, after: unknown): string =>
  editsOf(parseContent(source), [name], before, after)
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end),
      source,
    )
