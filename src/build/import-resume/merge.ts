import { createHash } from 'node:crypto'

const DIGEST_LENGTH = 12

/** A short hash of a value. */
const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, DIGEST_LENGTH)

export interface MergePolicy {
  /** Whether a text came with the sample or is a placeholder. */
  isUnset: (text: string) => boolean
  /** Digests of what earlier imports wrote. */
  imported: ReadonlySet<string>
  /** Whether the owner's own texts are replaced as well. */
  isForced: boolean
}

type Fields = { [field: string]: unknown }

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOfEntries = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.every(isObject)

/** The fields that identify an entry in its list. */
const NAMING = ['title', 'companyName', 'institution', 'network', 'language', 'question', 'name']

const nameOf = (entry: Fields) => {
  const name = NAMING.map((field) => entry[field]).find((value) => typeof value === 'string')
  return [name, entry['position'], entry['area']].filter(Boolean).join(' · ').toLowerCase()
}

/** Records that an entry was imported, even after the owner removed it. */
const entryDigest = (list: string, entry: Fields) => digestOf([list, nameOf(entry)])

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const isUnsetValue = (value: unknown, { isUnset }: MergePolicy) => textsIn(value).every(isUnset)

/** Whether a value is the sample's, a placeholder, or of an earlier import. */
const isReplaceable = (value: unknown, policy: MergePolicy): boolean =>
  textsIn(value).every((text) => policy.isUnset(text) || policy.imported.has(digestOf(text)))

const mergeValue = (
  path: string,
  current: unknown,
  incoming: unknown,
  policy: MergePolicy,
): unknown => {
  if (isObject(current) && isObject(incoming)) return mergeFields(path, current, incoming, policy)
  if (isListOfEntries(current) && isListOfEntries(incoming))
    return mergeList(path, current, incoming, policy)
  // A placeholder replaces only the sample or another placeholder.
  if (isUnsetValue(incoming, policy)) return isUnsetValue(current, policy) ? incoming : current
  return policy.isForced || isReplaceable(current, policy) ? incoming : current
}

const mergeFields = (
  path: string,
  current: Fields,
  incoming: Fields,
  policy: MergePolicy,
): Fields => {
  const merged = { ...current }
  for (const [field, value] of Object.entries(incoming)) {
    // A field that an import wrote and that is missing now was removed by the owner.
    const wasRemoved = current[field] === undefined && policy.imported.has(digestOf([path, field]))
    if (field in current)
      merged[field] = mergeValue(`${path}.${field}`, current[field], value, policy)
    else if (!wasRemoved || policy.isForced) merged[field] = value
  }
  return merged
}

/** Keeps fields that the résumé lacks, except texts of the sample. */
const mergeEntry = (
  list: string,
  current: Fields,
  incoming: Fields,
  policy: MergePolicy,
): Fields => {
  const own = Object.entries(current).filter(
    ([field, value]) =>
      field in incoming || !isUnsetValue(value, policy) || typeof value !== 'string',
  )
  return mergeFields(`${list}/${nameOf(incoming)}`, Object.fromEntries(own), incoming, policy)
}

const mergeList = (
  list: string,
  current: Fields[],
  incoming: Fields[],
  policy: MergePolicy,
): Fields[] => {
  if (policy.isForced && incoming.length > 0) return incoming
  const before = new Map(current.map((entry) => [nameOf(entry), entry]))
  const names = new Set(incoming.map(nameOf))
  const isOwn = (entry: Fields) => !names.has(nameOf(entry)) && !isReplaceable(entry, policy)
  const given = incoming.flatMap((entry) => {
    const known = before.get(nameOf(entry))
    if (known) return [mergeEntry(list, known, entry, policy)]
    return policy.imported.has(entryDigest(list, entry)) ? [] : [entry]
  })
  if (policy.imported.size === 0) return [...given, ...current.filter(isOwn)]
  // From the second import on the owner's order stays; a new entry follows its predecessor in the file.
  const merged = current.flatMap((entry) => {
    const next = given.find((other) => nameOf(other) === nameOf(entry))
    return next ? [next] : isOwn(entry) ? [entry] : []
  })
  for (const [index, entry] of given.entries()) {
    if (before.has(nameOf(entry))) continue
    const previous = given[index - 1]
    const at = previous ? merged.findIndex((other) => nameOf(other) === nameOf(previous)) : -1
    merged.splice(at + 1, 0, entry)
  }
  return merged
}

/** Merges a résumé into the content; texts that the owner wrote since stay. */
export const merge = (current: Fields, incoming: Fields, policy: MergePolicy): Fields =>
  Object.fromEntries(
    Object.entries(incoming).map(([file, value]) => [
      file,
      mergeValue(file, current[file], value, policy),
    ]),
  )

/** Digests of what this import writes, for later imports. */
export const digestsOf = (incoming: unknown, path = ''): string[] => {
  if (typeof incoming === 'string') return [digestOf(incoming)]
  if (isListOfEntries(incoming))
    return incoming.flatMap((entry) => [
      entryDigest(path, entry),
      ...digestsOf(entry, `${path}/${nameOf(entry)}`),
    ])
  if (Array.isArray(incoming)) return incoming.flatMap((item: unknown) => digestsOf(item, path))
  if (!isObject(incoming)) return []
  return Object.entries(incoming).flatMap(([field, value]) => [
    digestOf([path, field]),
    ...digestsOf(value, path ? `${path}.${field}` : field),
  ])
}
