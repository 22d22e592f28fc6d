/** The texts of a file that the content does not have, in lines. */
import { type Path, spelled } from '#lib/strings.ts'
import { spelledPlainly, type Text } from './given.ts'

const NAMES =
  'name title company companyname employer institution school schoolname organization language network label position role question'.split(
    ' ',
  )

const valueAt = (given: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (from, key) => (typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined),
    given,
  )

/** An entry's name, or its number in the list. */
const entryName = (entry: unknown, index: number) => {
  const fields = typeof entry === 'object' && entry !== null ? Object.entries(entry) : []
  const name = NAMES.map(
    (wanted) => fields.find(([key]) => spelledPlainly(key) === wanted)?.[1],
  ).find((value) => typeof value === 'string' && value.trim()) as unknown
  return typeof name === 'string' ? name.trim() : `entry ${index + 1}`
}

/** Where in a path its first entry of a list ends, if it leads through one. */
const endOfEntry = (file: unknown, path: Path) =>
  path
    .map((_, index) => index + 1)
    .find((end) => {
      const isItem = end > 1 && typeof path[end - 1] === 'number'
      return isItem && typeof valueAt(file, path.slice(0, end)) === 'object'
    })

/** The parts of a text's place: `work`, `Mill`, `startDate`. */
const placeOf = (file: unknown, path: Path) => {
  const end = endOfEntry(file, path)
  if (end === undefined) {
    // The text may be an item of a list itself: `languages[0]`.
    const field = typeof path[1] === 'number' ? 2 : 1
    return [spelled(path.slice(0, field)), spelled(path.slice(field))]
  }
  const list = path.slice(0, end - 1)
  const entry = valueAt(file, path.slice(0, end))
  return [spelled(list), entryName(entry, Number(path[end - 1])), spelled(path.slice(end))]
}

/** Fields by which programs identify, sort and draw entries: nobody misses them. */
const OF_PROGRAMS = new Set(
  `$schema id _id uuid uid key slug order index sortOrder icon iconColor color className layout template theme css
  createdAt updatedAt created_at updated_at canonical version format lastModified`
    .split(/\s+/)
    .map(spelledPlainly),
)

/** Whether nobody misses a text: a switch, a sign, or a text for a program. */
export const isNobodys = ({ path, value }: Text) => {
  const isOfProgram = path.some(
    (key) => typeof key === 'string' && OF_PROGRAMS.has(spelledPlainly(key)),
  )
  const isSwitch = /^(?:true|false)$/.test(value) || !/[\p{L}\p{N}]/u.test(value)
  return isSwitch || isOfProgram
}

const shortened = (text: string) => (/^data:|^\S{200}/.test(text) ? `${text.slice(0, 60)}…` : text)

/** A line for a text of a file, with its reason if that is known. */
export const described = (file: unknown, { path, value }: Text, reason = '') =>
  `${placeOf(file, path).filter(Boolean).join(' · ')}${reason && ` ${reason}`}: “${shortened(value)}”`
