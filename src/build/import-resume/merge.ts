import { createHash } from 'node:crypto'

const DIGEST_LENGTH = 12

/** Short, and the same for equal values. */
const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, DIGEST_LENGTH)

export interface Judge {
  /** Whether a text came with the sample or is a placeholder. */
  isUnsaid: (text: string) => boolean
  /** Digests of what earlier imports wrote. */
  imported: ReadonlySet<string>
  /** Whether what the owner wrote may be replaced as well. */
  isForced: boolean
}

type Fields = { [field: string]: unknown }

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListOfEntries = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.every(isObject)

/** What tells an entry from the others of its list. */
const NAMING = ['title', 'companyName', 'institution', 'network', 'language', 'question', 'name']

const nameOf = (entry: Fields) => {
  const name = NAMING.map((field) => entry[field]).find((value) => typeof value === 'string')
  return [name, entry['position'], entry['area']].filter(Boolean).join(' · ').toLowerCase()
}

/** By which it is remembered that an entry was imported, even after it was taken out. */
const markOf = (list: string, entry: Fields) => digestOf([list, nameOf(entry)])

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const isUnsaidValue = (value: unknown, { isUnsaid }: Judge) => textsIn(value).every(isUnsaid)

/** Whether nobody would miss a value: it is the sample's, a placeholder, or of an earlier import. */
const isReplaceable = (value: unknown, judge: Judge): boolean =>
  textsIn(value).every((text) => judge.isUnsaid(text) || judge.imported.has(digestOf(text)))

const mergeValue = (way: string, now: unknown, wanted: unknown, judge: Judge): unknown => {
  if (isObject(now) && isObject(wanted)) return mergeFields(way, now, wanted, judge)
  if (isListOfEntries(now) && isListOfEntries(wanted)) return mergeList(way, now, wanted, judge)
  // A placeholder replaces nothing but another one, or the sample.
  if (isUnsaidValue(wanted, judge)) return isUnsaidValue(now, judge) ? wanted : now
  return judge.isForced || isReplaceable(now, judge) ? wanted : now
}

const mergeFields = (way: string, now: Fields, wanted: Fields, judge: Judge): Fields => {
  const merged = { ...now }
  for (const [field, value] of Object.entries(wanted)) {
    // What was imported before and is not there any more, the owner took out.
    const isTakenOut = now[field] === undefined && judge.imported.has(digestOf([way, field]))
    if (field in now) merged[field] = mergeValue(`${way}.${field}`, now[field], value, judge)
    else if (!isTakenOut || judge.isForced) merged[field] = value
  }
  return merged
}

/** What an entry has and the résumé does not, unless it is only the sample's. */
const mergeEntry = (list: string, now: Fields, wanted: Fields, judge: Judge): Fields => {
  const own = Object.entries(now).filter(
    ([field, value]) =>
      field in wanted || !isUnsaidValue(value, judge) || typeof value !== 'string',
  )
  return mergeFields(`${list}/${nameOf(wanted)}`, Object.fromEntries(own), wanted, judge)
}

const mergeList = (list: string, now: Fields[], wanted: Fields[], judge: Judge): Fields[] => {
  if (judge.isForced && wanted.length > 0) return wanted
  const before = new Map(now.map((entry) => [nameOf(entry), entry]))
  const names = new Set(wanted.map(nameOf))
  const isOwn = (entry: Fields) => !names.has(nameOf(entry)) && !isReplaceable(entry, judge)
  const given = wanted.flatMap((entry) => {
    const known = before.get(nameOf(entry))
    if (known) return [mergeEntry(list, known, entry, judge)]
    return judge.imported.has(markOf(list, entry)) ? [] : [entry]
  })
  if (judge.imported.size === 0) return [...given, ...now.filter(isOwn)]
  // From the second time on the order is the owner's; what is new follows what it follows in the file.
  const merged = now.flatMap((entry) => {
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

/** What the content is to say, after a résumé: what the owner wrote since stays. */
export const merge = (now: Fields, wanted: Fields, judge: Judge): Fields =>
  Object.fromEntries(
    Object.entries(wanted).map(([file, value]) => [
      file,
      mergeValue(file, now[file], value, judge),
    ]),
  )

/** Digests by which a later import knows what this one wrote. */
export const digestsOf = (wanted: unknown, way = ''): string[] => {
  if (typeof wanted === 'string') return [digestOf(wanted)]
  if (isListOfEntries(wanted))
    return wanted.flatMap((entry) => [
      markOf(way, entry),
      ...digestsOf(entry, `${way}/${nameOf(entry)}`),
    ])
  if (Array.isArray(wanted)) return wanted.flatMap((item: unknown) => digestsOf(item, way))
  if (!isObject(wanted)) return []
  return Object.entries(wanted).flatMap(([field, value]) => [
    digestOf([way, field]),
    ...digestsOf(value, way ? `${way}.${field}` : field),
  ])
}
