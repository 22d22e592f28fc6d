/** What of a file the content does not have, said in lines. */
import { spelled } from '../content/finding.ts'
import type { Path } from '../lib/strings.ts'
import { type Given, isEntry, isText, spelledPlainly, type Text, textsOf } from './given.ts'
import { OF_THE_FILE } from './field-names.ts'
import { sections, type SectionName } from './resume-fields.ts'

const NAMES =
  `name title company companyName employer institution school organization language network label
  position question id`.split(/\s+/)

const valueAt = (given: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (from, key) => (typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined),
    given,
  )

const nameOf = (entry: unknown, index: number) => {
  const names = NAMES.map((name) => valueAt(entry, [name]))
  const name = names.find((value) => typeof value === 'string' && value.trim())
  return typeof name === 'string' ? name.trim() : `entry ${index + 1}`
}

/** Where a text stands: `work · Mill · startDate`. */
const locationOf = (value: unknown, path: Path) => {
  const outer = typeof path[0] === 'number' ? path.slice(0, 1) : []
  const inner = path.slice(outer.length)
  const isEntryAt = (at: number) =>
    typeof valueAt(value, path.slice(0, outer.length + at + 1)) === 'object'
  const entryAt = inner.findIndex(
    (key, at) => typeof key === 'number' && isEntryAt(at) && (at === 1 || inner[0] !== 'basics'),
  )
  // A text of a list: `languages[0]`.
  const fieldAt = typeof inner[1] === 'number' ? 2 : 1
  if (entryAt === -1)
    return { entry: spelled(inner.slice(0, fieldAt)), field: spelled(inner.slice(fieldAt)) }
  const list = inner.slice(0, entryAt)
  const index = Number(inner[entryAt])
  const name = nameOf(valueAt(value, [...outer, ...list, index]), index)
  return { entry: `${spelled(list)} · ${name}`, field: spelled(inner.slice(entryAt + 1)) }
}

const isOfTheFile = ({ path }: Text) =>
  OF_THE_FILE.has(spelledPlainly(String(path.findLast((key) => typeof key === 'string')))) ||
  /^(?:meta\.(?:version|canonical|format)|metadata\b.*)$/.test(path.join('.'))

const OTHER_LANGUAGE = 'is in another language'

const shortened = (text: string) => (/^data:|^\S{200}/.test(text) ? `${text.slice(0, 60)}…` : text)

const described = (value: unknown, { path, written, reason, hidden }: Text) => {
  const { entry, field } = locationOf(value, hidden ?? path)
  const where = [entry, field].filter(Boolean).join(' · ')
  // What is hidden is said once for all its texts.
  if (hidden) return `${where} ${reason}`
  return `${where}${reason ? ` ${reason}` : ''}: “${shortened(written)}”`
}

/** A line for each text of a file that was not read. */
export const leftOut = (value: unknown, given: Given): string[] => {
  const texts = textsOf(given).filter((text) => !text.isRead && !isOfTheFile(text))
  const others = texts.filter(({ reason }) => reason?.startsWith(OTHER_LANGUAGE))
  const languages = [...new Set(others.map(({ reason = '' }) => reason))]
  const rest = texts.filter((text) => !others.includes(text))
  return [
    ...languages.map((reason) => {
      const { length } = others.filter((text) => text.reason === reason)
      return `${length} ${length === 1 ? 'text is' : 'texts are'} ${reason.replace('is ', '')}`
    }),
    ...new Set(rest.map((text) => described(value, text))),
  ]
}

const THINGS: Record<SectionName, [one: string, many: string]> = {
  work: ['job', 'jobs'],
  volunteer: ['post', 'posts'],
  education: ['school', 'schools'],
  awards: ['award', 'awards'],
  certificates: ['certificate', 'certificates'],
  publications: ['publication', 'publications'],
  skills: ['skill', 'skills'],
  languages: ['language', 'languages'],
  interests: ['interest', 'interests'],
  references: ['reference', 'references'],
  projects: ['project', 'projects'],
}

/** Fields that entries of any section have. */
const COMMON =
  /^(?:name|title|url|summary|description|highlights|startdate|enddate|date|keywords|location|note|label)$/

/** The section whose fields an entry has; undefined if none has two of them more than others. */
const sectionLike = (entry: Given): SectionName | undefined => {
  if (!isEntry(entry)) return undefined
  const keys = Object.keys(entry).map(spelledPlainly)
  const counted = (Object.keys(sections) as SectionName[]).map((section) => {
    const fields = Object.entries(sections[section])
    const names = new Set(
      fields.flatMap(([name, { names: others }]) => [spelledPlainly(name), ...others]),
    )
    const own = keys.filter((key) => names.has(key) && !COMMON.test(key))
    return { section, count: own.length }
  })
  const [most, next] = counted.toSorted((one, other) => other.count - one.count)
  const isAlone = most && next && (most.count > next.count || most.section === 'work')
  return isAlone && most.count > 1 ? most.section : undefined
}

const listIn = (given: Given): Given[] | undefined => {
  if (Array.isArray(given)) return given
  const isAlone =
    isEntry(given) && Object.values(given).filter((inner) => !isText(inner)).length === 1
  return isAlone ? Object.values(given).find((inner) => Array.isArray(inner)) : undefined
}

/** A line for a list that was not read: `experience: 2 jobs have no place: call it work`. */
export const unreadSection = (key: string, given: Given, known?: SectionName): string[] => {
  const list = listIn(given) ?? (known ? [given] : [])
  const isUnread = textsOf(given).every(({ isRead, reason }) => !isRead && reason === undefined)
  if (list.length === 0 || !isUnread) return []
  const section = known ?? list.map(sectionLike).find(Boolean)
  const [one, many] = section
    ? THINGS[section]
    : list.every(isText)
      ? ['text', 'texts']
      : ['entry', 'entries']
  const what = list.length === 1 ? `1 ${one} has` : `${list.length} ${many} have`
  if (known) {
    const fields = Object.keys(sections[known]).slice(0, 4).join(', ')
    return [`${key}: ${what} no field that can be read: write ${fields} and their like`]
  }
  return [`${key}: ${what} no place: call it ${section ?? 'as JSON Resume does'}`]
}
