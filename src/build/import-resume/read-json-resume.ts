/** The one reader of JSON Resume 1.x, which every form becomes: each field of its schema, and no other. */
import { isBefore, parseMonth } from '#content-model/schema/month.ts'
import { NO_DATE } from '#content-model/schema/fields.ts'
import { profileAddress } from './contacts.ts'
import type { DateStyle } from './date-forms.ts'
import { type AnyFields, readFields, type ReadOf, type Unread, unreadOf } from './field.ts'
import { type Fields, type Given, isEntry, listOf, madeOf, textsOf } from './given.ts'
import { withPeriod, withWholeDates } from './entry-dates.ts'
import { basics, location, profile, type SectionName, sections } from './resume-fields.ts'

interface Dated {
  startDate?: string | undefined
  endDate?: string | undefined
}

const isTooEarly = ({ startDate, endDate }: Dated) => {
  const start = parseMonth(startDate ?? '')
  const end = parseMonth(endDate ?? '')
  return start !== undefined && end !== undefined && isBefore(end, start)
}

/** An entry's name that is a link: `[Spindle](https://…)` is a name and an address. */
const LINK =
  /\[([^\]]+)\]\((https?:[^\s)]+)\)|<a\s[^>]*href=["'](https?:[^"']+)["'][^>]*>(.*?)<\/a>/is

const withAddress = (given: Fields, name: string): Fields => {
  const [text] = textsOf(given[name])
  const [link, label, address, href, inside] = LINK.exec(text?.value ?? '') ?? []
  if (!text || !link) return given
  const bare = text.value.replace(link, label ?? inside ?? '').trim()
  return {
    ...given,
    [name]: madeOf(bare, text),
    url: [...listOf(given['url']), madeOf(address ?? href ?? '', text)],
  }
}

const readEntry = (section: SectionName, given: Fields, style: DateStyle) => {
  const schema = sections[section] as AnyFields
  const named = withAddress(withWholeDates(given), Object.keys(schema)[0]!)
  const isOfTime = 'startDate' in schema
  const entry = isOfTime ? withPeriod(named, style, section) : named
  const { values, unread, isEmpty } = readFields(schema, entry, style)
  if (isEmpty) return { values: [], unread }
  if (!isOfTime || !entry['endDate']) return { values: [values], unread }
  // An entry with an end has ended, whether its end can be read or not.
  const isLeft = values['endDate'] === undefined
  const isEarly = isTooEarly(values)
  const late = isEarly ? textsOf(entry['endDate']) : []
  return {
    values: [isLeft || isEarly ? { ...values, endDate: NO_DATE } : values],
    unread: [...unread, ...late.map((text) => ({ text, reason: 'ends before it begins' }))],
  }
}

const readProfile = (given: Fields, style: DateStyle) => {
  const { values, unread } = readFields(profile, given, style)
  const found = profileAddress(values)
  if (!found) return { values: [], unread: unreadOf(textsOf(given)) }
  return { values: [found], unread }
}

/** Each entry of a list; a text alone is no entry. */
const readEach = <Value>(
  given: Given | undefined,
  read: (entry: Fields) => { values: Value[]; unread: Unread[] },
) => {
  const results = listOf(given)
    .flatMap((item) => (Array.isArray(item) ? item : [item]))
    .map((item) => (isEntry(item) ? read(item) : { values: [], unread: unreadOf(textsOf(item)) }))
  return {
    values: results.flatMap(({ values }) => values),
    unread: results.flatMap(({ unread }) => unread),
  }
}

type Lists = { [Section in SectionName]: ReadOf<(typeof sections)[Section]>[] }

const OF_FILE = new Set(['basics', '-', 'language', ...Object.keys(sections)])

/** The résumé in JSON Resume's fields, and the texts that have no place in it. */
export const readJsonResume = (tree: Fields, style: DateStyle) => {
  const given = isEntry(tree['basics']) ? tree['basics'] : {}
  const { location: place, profiles, ...personal } = given
  const person = readFields(basics, personal, style)
  const { firstName, lastName, ...others } = person.values
  const name = others.name ?? ([firstName, lastName].filter(Boolean).join(' ') || undefined)
  const where = isEntry(place)
    ? readFields(location, place, style)
    : { values: readFields(location, {}, style).values, unread: unreadOf(textsOf(place)) }
  const links = readEach(profiles, (entry) => readProfile(entry, style))
  const lists = (Object.keys(sections) as SectionName[]).map(
    (section) =>
      [section, readEach(tree[section], (entry) => readEntry(section, entry, style))] as const,
  )
  const strange = Object.keys(tree).filter((key) => !OF_FILE.has(key))
  return {
    resume: {
      basics: { ...others, name, location: where.values, profiles: links.values },
      ...(Object.fromEntries(lists.map(([section, { values }]) => [section, values])) as Lists),
    },
    unread: [
      ...person.unread,
      ...where.unread,
      ...strange.flatMap((key) => unreadOf(textsOf(tree[key]))),
      ...(isEntry(tree['basics']) ? [] : unreadOf(textsOf(tree['basics']))),
      ...links.unread,
      ...lists.flatMap(([, { unread }]) => unread),
    ],
  }
}

export type Resume = ReturnType<typeof readJsonResume>['resume']
