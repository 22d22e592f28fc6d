/** Magic Resume (https://magicv.art): fields and sections that its own lists hide stay out. */
import {
  at,
  called,
  type Form,
  inTable,
  joinedFields,
  NOWHERE,
  type Rule,
  type Table,
} from '../form.ts'
import {
  type Fields,
  fieldOf,
  type Given,
  isEntry,
  isText,
  listOf,
  madeOf,
  ofKey,
} from '../given.ts'
import { entriesIn } from '../near-entries.ts'
import { heading, sectionCalled } from '../near-tables.ts'
import { dividedPlace } from '../place.ts'
import { apartFromLists, plainText } from '../plain-text.ts'

/** `<li>Tools: Git, Vite</li>` is a group of skills; a text without a list is divided. */
const skills: Rule = (given) => {
  if (!isText(given)) return {}
  const { items } = apartFromLists(plainText(given.value))
  if (items.length === 0) return { skills: entriesIn('skills', given) }
  return {
    skills: items.map((item): Fields => {
      const [, group, words] = /^([^:：]{1,40})[:：]\s*(.+)$/s.exec(item) ?? []
      return group && words
        ? { name: madeOf(group, given), keywords: madeOf(words, given) }
        : { name: madeOf(item, given) }
    }),
  }
}

/** A field of the owner's own; an address in it is that of a profile. */
const customFields: Rule = (given) =>
  listOf(given).map((field) => {
    const value = fieldOf(field, 'value')
    return isText(value) && /^https?:/.test(value.value)
      ? inTable({ label: 'network', value: 'url' }, field)
      : {}
  })

const basics: Table = {
  name: 'basics.name',
  title: 'basics.label',
  email: 'basics.email',
  phone: 'basics.phone',
  location: ['basics.location', dividedPlace],
  customFields: ['basics.profiles', customFields],
  githubUseName: (given) =>
    at('basics.profiles', [{ network: ofKey('GitHub', given), username: given }]),
  // These fields have no place in the content: they are listed if they are shown.
  employementStatus: {},
  birthDate: {},
}

const SETTINGS = called('fieldOrder icons photoConfig layout githubKey', NOWHERE)

const SECTIONS: Table = {
  experience: [
    'work',
    { company: 'name', position: 'position', date: 'period', details: 'summary' },
  ],
  education: [
    'education',
    {
      school: 'institution',
      major: 'area',
      degree: 'studyType',
      startDate: 'startDate',
      endDate: 'endDate',
      gpa: 'score',
      description: 'summary',
    },
  ],
  projects: [
    'projects',
    { name: 'name', role: 'roles', date: 'period', description: 'description', link: 'url' },
  ],
  skillContent: skills,
  selfEvaluationContent: 'basics.summary',
}

/** The sections by their names in the list of sections. */
const NAMES: Record<string, string> = {
  skillContent: 'skills',
  selfEvaluationContent: 'selfEvaluation',
}

/** The fields that a list says are shown. */
const shownIn = (list: Given | undefined, field: string, flag: string) => {
  const shown = listOf(list).filter((one) => {
    const own = fieldOf(one, flag)
    return !isText(own) || own.value !== 'false'
  })
  const ids = shown.map((one) => fieldOf(one, field)).filter(isText)
  return list && new Set(ids.map(({ value }) => value))
}

/** A table without the fields that such a list hides: nobody may see them. */
const withHidden = (table: Table, shown: Set<string> | undefined): Table =>
  Object.fromEntries(
    Object.entries(table).map(([key, place]) => [
      key,
      !shown || shown.has(NAMES[key] ?? key) ? place : NOWHERE,
    ]),
  )

/** Sections of the owner's own, by their names. */
const custom = (
  data: Given | undefined,
  menu: Given | undefined,
  parts: Set<string> | undefined,
): Fields =>
  joinedFields(
    Object.entries(isEntry(data) ? data : {}).map(([id, items]) => {
      const entry = listOf(menu).find((one) => {
        const own = fieldOf(one, 'id')
        return isText(own) && own.value === id
      })
      if (parts && !parts.has(id)) return at(NOWHERE, items)
      const title = fieldOf(entry, 'title')
      const section = isText(title) ? sectionCalled(title.value) : undefined
      return section ? at(section, entriesIn(section, items)) : {}
    }),
  )

const inFile: Rule = (given) => {
  const basic = fieldOf(given, 'basic')
  const menu = fieldOf(given, 'menuSections')
  const fields = shownIn(fieldOf(basic, 'fieldOrder'), 'key', 'visible')
  fields?.add('customFields').add('githubUseName')
  const parts = shownIn(menu, 'id', 'enabled')
  return joinedFields([
    inTable({ basic: { ...SETTINGS, ...withHidden(basics, fields) } }, given),
    inTable(withHidden(SECTIONS, parts), given),
    custom(fieldOf(given, 'customData'), menu, parts),
    inTable(
      {
        menuSections: (list) =>
          joinedFields(
            listOf(list).map((one) => {
              const id = fieldOf(one, 'id')
              const isShown = isText(id) && parts?.has(id.value)
              return isShown ? inTable({ title: heading, enabled: NOWHERE }, one) : at(NOWHERE, one)
            }),
          ),
        ...called('activeSection templateId draggingProjectId globalSettings', NOWHERE),
      },
      given,
    ),
  ])
}

export const magicResume: Form = {
  name: 'Magic Resume',
  keys: ['basic.name|basic.title', 'menuSections|globalSettings|skillContent'],
  table: inFile,
}
