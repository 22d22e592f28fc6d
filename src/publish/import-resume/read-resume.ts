import { namedLanguage, writtenLanguage } from './file-language.ts'
import {
  type Fields,
  type Given,
  givenOf,
  isEntry,
  isText,
  NO_FONT,
  spelledPlainly,
  textsOf,
} from './given.ts'
import { leftOut, unreadSection } from './left-out.ts'
import { otherForm } from './other-forms.ts'
import { isInstead } from './parse-file.ts'
import type { DateStyle } from './date-forms.ts'
import { dayFirstIn } from './read-date.ts'
import { type AnyFields, isCommentedOut, pairsOf, readFields, type ReadOf } from './read-fields.ts'
import { datesOf } from './read-period.ts'
import { basicsOf } from './read-basics.ts'
import { basics, type SectionName, sections } from './resume-fields.ts'
import { eachPosition, entriesOf } from './section-entries.ts'
import { inOneLanguage, withoutHidden } from './visible.ts'
import { hasSections } from './part-kinds.ts'
import { sortFile } from './sort-sections.ts'

/** A description of many words is what somebody did; only JSON Resume describes the employer. */
const LONG = 80

const withSummary = (job: Record<string, unknown>, entry: Fields) => {
  const { description, summary, highlights } = job
  const isOfWork =
    typeof description === 'string' &&
    (!('name' in entry) || description.length > LONG || /^• |\n/.test(description))
  if (!isOfWork || summary !== undefined || highlights !== undefined) return job
  return { ...job, description: undefined, summary: description }
}

const readEntries = (section: SectionName, given: Given, style: DateStyle): object[] =>
  entriesOf(section, given)
    .filter(isEntry)
    .flatMap((entry) => (section === 'work' ? eachPosition(entry) : [entry]))
    .flatMap((entry) => {
      const before = new Set(textsOf(entry).filter(({ isRead }) => isRead))
      const pairs = pairsOf(entry)
      const values = readFields(sections[section] as AnyFields, pairs, style)
      const dates = 'endDate' in values ? datesOf(pairs, values, style) : {}
      const isEmpty = textsOf(entry).every((text) => !text.isRead || before.has(text))
      if (isEmpty && before.size === 0) return []
      const whole = { ...values, ...dates }
      return [section === 'work' ? withSummary(whole, entry) : whole]
    })

const isNamed = (name: string) => name !== basics.name.missing

/** The outermost fields of a file, also of one that is a list of one. @throws what it is instead */
const fieldsOf = (given: Given | undefined): Fields => {
  if (given === undefined) throw new Error(isInstead('a file that says nothing'))
  if (isText(given)) throw new Error(isInstead('a text'))
  if (!Array.isArray(given)) return given
  const [only] = given
  if (given.length === 1) return fieldsOf(only)
  const things = given.some((item) => hasSections(item)) ? 'résumés' : 'things'
  throw new Error(
    `is a list of ${given.length} ${things}: save the one that is your résumé in a file of its own`,
  )
}

const KEYS_SHOWN = 8

/** A file that neither a name nor a section was read of. */
const noResume = (fields: Fields) => {
  const keys = Object.keys(fields)
  const shown = keys.slice(0, KEYS_SHOWN).join(', ')
  const more = keys.length > KEYS_SHOWN ? ', …' : ''
  return new Error(
    isInstead(`no résumé that can be read: it has no name and no section, but ${shown}${more}`),
  )
}

const inStrangeLetters = (missing: readonly string[]) => {
  const letters = missing.filter((letter) => /\p{L}/u.test(letter)).slice(0, KEYS_SHOWN)
  return `is in letters that no font of the site can write (${letters.join(' ')}): add a font for their script in src/publish/fonts/families.ts, and import it again`
}

type Lists = { [Section in SectionName]: ReadOf<(typeof sections)[Section]>[] }

/**
 * A résumé in the words of JSON Resume 1.0, whatever a file calls them; the language that it is in, if it
 * is known; and what of the file has no place or cannot be read.
 *
 * @param value what the file says
 * @param missing the characters that no font of the site can write
 * @throws a sentence that says what it is, if it is no résumé
 */
export const readResume = (value: unknown, missing: readonly string[] = []) => {
  const given = givenOf(value, missing)
  const kind = otherForm(value)
  if (kind) throw new Error(isInstead(kind))
  const all = fieldsOf(given)
  const strange = textsOf(given).filter(({ reason }) => reason === NO_FONT)
  if (strange.length > textsOf(given).length / 3) throw new Error(inStrangeLetters(missing))
  const named = namedLanguage(all)
  const { lang: chosen, given: inOne } = inOneLanguage(all, named)
  const shown = withoutHidden(inOne) ?? {}
  const parts = sortFile(fieldsOf(shown), { basics: [], sections: [], profiles: [], unread: [] })
  const inner = named ?? chosen ?? namedInside(shown)
  const lang = inner ?? writtenLanguage(shown)
  const first: DateStyle = { lang: lang ?? 'en', isDayFirst: undefined }
  const found = basicsOf(parts, first)
  const texts = textsOf(shown).map((text) => text.value)
  const { countryCode, country } = found.location
  const style = { ...first, isDayFirst: dayFirstIn(texts, countryCode ?? country) }
  const lists = Object.fromEntries(
    (Object.keys(sections) as SectionName[]).map((section) => [
      section,
      parts.sections
        .filter((part) => part.section === section)
        .flatMap((part) => readEntries(section, part.given, style)),
    ]),
  ) as Lists
  const resume = { basics: found, ...lists }
  const isEmpty = Object.values(lists).every((list) => list.length === 0)
  if (isEmpty && !isNamed(found.name)) throw noResume(all)
  const headlines = [
    ...parts.unread.flatMap((part) =>
      isCommentedOut(part.key) || spelledPlainly(part.key) === 'metadata'
        ? []
        : unreadSection(part.key, part.given),
    ),
    ...parts.sections.flatMap((part) => unreadSection(part.key, part.given, part.section)),
  ]
  const local = lang && countryCode ? (writtenLanguage(shown, countryCode) ?? lang) : lang
  return {
    resume,
    lang: inner ?? local,
    lost: [...headlines, ...leftOut(value, given!)],
  }
}

/** The language that a part of a file names: `{ "resume": { "lang": "de" } }`. */
const namedInside = (given: Given): string | undefined => {
  if (!isEntry(given)) return undefined
  const inner = Object.entries(given).filter(([key]) =>
    /^(?:resume|cv|basics|data|attributes|skillspassport)$/.test(spelledPlainly(key)),
  )
  return inner
    .map(([, part]) => (isEntry(part) ? (namedLanguage(part) ?? namedInside(part)) : undefined))
    .find(Boolean)
}

export type Resume = ReturnType<typeof readResume>['resume']
