/** Points in fields and groups, as one list of them. */
import {
  type Given,
  fieldOf,
  isEntry,
  isText,
  listOf,
  madeOf,
  type Text,
  textsOf,
} from './given.ts'

const POINTS = 'items points highlights bullets list details tasks'.split(' ')
const TEXTS = 'text value name title content description summary'.split(' ')

const fieldCalled = (given: Given, names: readonly string[]) =>
  names.map((name) => fieldOf(given, name)).find((field) => field !== undefined)

const inGroup = (group: string, given: Given, ...names: Text[]): Given[] =>
  listOf(groupedPoints(given)).map((point) =>
    isText(point) ? madeOf(`${group}: ${point.value}`, ...names, point) : point,
  )

/** `{ "Backend": ["One", "Two"] }` → `Backend: One`, `Backend: Two`; so do `name` and `items`. */
export const groupedPoints = (given: Given): Given => {
  if (Array.isArray(given)) return given.flatMap((item) => listOf(groupedPoints(item)))
  if (!isEntry(given)) return given
  const items = fieldCalled(given, POINTS)
  const text = fieldCalled(given, TEXTS)
  if (items && isText(text)) return inGroup(text.value, items, text)
  if (items ?? text) return groupedPoints((items ?? text)!)
  return Object.entries(given).flatMap(([group, inner]) =>
    textsOf(inner).length > 0 ? inGroup(group, inner) : [],
  )
}
