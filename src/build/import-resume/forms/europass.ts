/** Europass (its SkillsPassport as JSON): codes beside labels, times in fields, texts in HTML. */
import { at, called, type Form, inTable, joinedFields, NOWHERE, type Rule } from '../form.ts'
import type { Table } from '../form.ts'
import {
  type Fields,
  fieldOf,
  type Given,
  isEntry,
  isText,
  listOf,
  madeOf,
  textsOf,
} from '../given.ts'
import { entriesIn } from '../near-entries.ts'
import { sectionCalled } from '../near-tables.ts'
import { placeInOneLine } from '../place.ts'
import { apartFromLists, plainText } from '../plain-text.ts'
import { dividedWords } from '../texts.ts'

/** Reads a label, and drops the code beside it, which is not the owner's words. */
const labelled =
  (path: string): Rule =>
  (given) => {
    if (!isEntry(given)) return at(path, given)
    const isCodeAlone = fieldOf(given, 'Label') === undefined
    return inTable({ Label: path, Code: isCodeAlone ? path : NOWHERE }, given)
  }

/** The text of `Contact`; its use is dropped, since the text shows what it is. */
const contact = (path: string): Table => ({ Contact: path, Use: NOWHERE })

const TIME: Table = { From: 'startDate', To: 'endDate', Current: 'goesOn', Label: 'period' }

const inAddress: Table = {
  AddressLine: 'address',
  AddressLine2: 'address',
  PostalCode: 'postalCode',
  Municipality: 'city',
  Country: (given) => inTable({ Code: 'countryCode', Label: 'country' }, given),
}

/** An employer's place, in one line. */
const place: Rule = (given) => {
  const { city, country, countryCode } = inTable(inAddress, given)
  const line = placeInOneLine({
    ...(city && { city }),
    ...(country && { country }),
    ...(!country && countryCode && { countryCode }),
  })
  return joinedFields([{ location: line }, country && countryCode ? at(NOWHERE, countryCode) : {}])
}

const employer = (name: string, path: string): Table => ({
  Name: name,
  ContactInfo: {
    Address: { Contact: path === 'location' ? place : {} },
    Website: contact('url'),
  },
})

const inWork: Table = {
  Period: TIME,
  Position: labelled('position'),
  Activities: 'summary',
  Employer: employer('name', 'location'),
}

const inEducation: Table = {
  Period: TIME,
  Title: 'studyType',
  Activities: 'summary',
  Organisation: employer('institution', ''),
  Field: labelled('area'),
}

/**
 * The level in a language: the one of listening, reading, speaking and writing, or the lowest and
 * the highest.
 */
const fluency: Rule = (given) => {
  const texts = textsOf(given)
  const levels = texts.map(({ value }) => value).toSorted()
  const lowest = levels[0]
  const highest = levels.at(-1)
  if (lowest === undefined || !levels.every((level) => /^[A-C][12]$/.test(level))) return {}
  return { fluency: madeOf(lowest === highest ? lowest : `${lowest}–${highest}`, ...texts) }
}

const inLanguage: Table = { Description: labelled('language'), ProficiencyLevel: fluency }

/** A skill is a few words; a sentence about skills is none. */
const isSkill = (words: string) => words.length <= 60 && !/[.!?]$/.test(words)

const skills: Rule = (given) => {
  const own = fieldOf(given, 'Description') ?? given
  const text = isEntry(own) ? fieldOf(own, 'Label') : own
  if (!isText(text)) return {}
  const { items } = apartFromLists(plainText(text.value))
  const words = items.length > 0 ? items : dividedWords(text.value)
  return words.every(isSkill) ? { skills: words.map((word) => ({ name: madeOf(word, text) })) } : {}
}

/** Achievements of a kind with a name: `Publications`, `Projects`. */
const achievements: Rule = (given) =>
  joinedFields(
    listOf(given).map((one): Fields => {
      const title = fieldOf(one, 'Title')
      const names = [fieldOf(title, 'Code'), fieldOf(title, 'Label')].filter(isText)
      const section = names.map(({ value }) => sectionCalled(value)).find(Boolean)
      const text = fieldOf(one, 'Description')
      if (!section || !isText(text)) return {}
      const { items } = apartFromLists(plainText(text.value))
      const lines = items.length > 0 ? items.map((item) => madeOf(item, text)) : [text]
      return joinedFields([at(NOWHERE, names), at(section, entriesIn(section, lines))])
    }),
  )

const inLearner: Table = {
  Identification: {
    PersonName: { FirstName: 'basics.firstName', Surname: 'basics.lastName' },
    ContactInfo: {
      Address: { Contact: ['basics.location', inAddress] },
      Email: contact('basics.email'),
      Telephone: contact('basics.phone'),
      Website: contact('basics.url'),
      InstantMessaging: [
        'basics.profiles',
        { Contact: 'username', Use: { Label: 'network', Code: NOWHERE } },
      ],
    },
    // The picture, encoded in letters.
    Photo: NOWHERE,
    Signature: NOWHERE,
  },
  Headline: { Type: NOWHERE, Description: labelled('basics.label') },
  ProfileSummary: 'basics.summary',
  WorkExperience: ['work', inWork],
  Education: ['education', inEducation],
  Skills: {
    Linguistic: {
      ...called('MotherTongue MotherTongueList', ['languages', inLanguage]),
      ...called('ForeignLanguage ForeignLanguageList', ['languages', inLanguage]),
    },
    ...called('Computer Communication Organisational JobRelated Other', skills),
  },
  Achievement: achievements,
  ...called('ReferenceTo Documentation', NOWHERE),
}

/** A letter to an employer, and its attachments, are not for everybody. */
const inPassport: Table = {
  Locale: 'language',
  LearnerInfo: inLearner,
  ...called('DocumentInfo PrintingPreferences CoverLetter Attachment AttachmentList', NOWHERE),
}

/** A part without the value at a path, as `Telephone[1]`; its other values stay. */
const without = (
  given: Given | undefined,
  [key, ...rest]: readonly string[],
): Given | undefined => {
  if (key === undefined || given === undefined || isText(given)) return undefined
  return Array.isArray(given)
    ? given.flatMap((item, index) => (String(index) === key ? listOf(without(item, rest)) : item))
    : Object.fromEntries(
        Object.entries(given).flatMap(([name, inner]) => {
          const left = name === key ? without(inner, rest) : inner
          return left === undefined ? [] : [[name, left]]
        }),
      )
}

/** A passport without the parts that the preferences for the CV switch off. */
const inPassportAsShown: Rule = (given) => {
  const preferences = listOf(fieldOf(fieldOf(given, 'PrintingPreferences'), 'ECV'))
  const off = preferences.filter((one) => {
    const show = fieldOf(one, 'show')
    return isText(show) && show.value === 'false'
  })
  const paths = off.map((one) => fieldOf(one, 'name')).filter(isText)
  const shown = paths.reduce<Given | undefined>(
    (left, { value }) => without(left, value.split(/[.[\]]+/).filter(Boolean)),
    given,
  )
  const texts = new Set(textsOf(shown))
  return joinedFields([
    inTable(inPassport, shown ?? {}),
    at(
      NOWHERE,
      textsOf(given).filter((text) => !texts.has(text)),
    ),
  ])
}

export const europass: Form = {
  name: 'Europass (JSON)',
  keys: ['SkillsPassport.LearnerInfo|LearnerInfo.Identification|LearnerInfo.WorkExperience'],
  table: (given) => inPassportAsShown(fieldOf(given, 'SkillsPassport') ?? given),
}
