/** RenderCV (https://rendercv.com): sections of any name; the fields of an entry tell its kind. */
import { at, type Form, inTable, joinedFields, NOWHERE, type Rule, type Table } from '../form.ts'
import { type Fields, fieldOf, type Given, isEntry, isText, listOf, type Text } from '../given.ts'
import { type SectionName, sections as schema } from '../resume-fields.ts'
import { entriesIn } from '../near-entries.ts'
import { sectionIn } from '../near-tables.ts'
import { dividedPlace } from '../place.ts'

const TIME: Table = { date: 'period', start_date: 'startDate', end_date: 'endDate' }
const WORK: Table = { summary: 'summary', highlights: 'highlights' }

/** The section of an entry by a field that no other kind of entry has, and its table. */
const KINDS: [field: string, section: SectionName, table: Table][] = [
  [
    'company',
    'work',
    { company: 'name', position: 'position', location: 'location', ...TIME, ...WORK },
  ],
  [
    'institution',
    'education',
    {
      institution: 'institution',
      area: 'area',
      degree: 'studyType',
      gpa: 'score',
      grade: 'score',
      ...TIME,
      ...WORK,
    },
  ],
  [
    'authors',
    'publications',
    {
      title: 'name',
      journal: 'publisher',
      url: 'url',
      doi: 'url',
      date: 'releaseDate',
      summary: 'summary',
    },
  ],
]

/** For kinds of entries that any section may have, the table of each section. */
const BY_SECTION: Partial<Record<SectionName, Table>> = {
  projects: { name: 'name', url: 'url', ...TIME, summary: 'description', highlights: 'highlights' },
  volunteer: { name: 'organization', company: 'organization', ...TIME, ...WORK },
  awards: { name: 'title', label: 'title', date: 'date', summary: 'summary', details: 'summary' },
  certificates: { name: 'name', date: 'date' },
  publications: { name: 'name', title: 'name', date: 'releaseDate', summary: 'summary' },
  work: { name: 'name', location: 'location', ...TIME, ...WORK },
  education: { name: 'institution', ...TIME },
  skills: { label: 'name', details: 'keywords' },
  languages: { label: 'language', name: 'language', details: 'fluency' },
  interests: { label: 'name', details: 'keywords' },
}

/** Themes that took this form, al-folio above all, also have JSON Resume's fields in it. */
const inSection = (section: SectionName, table: Table): Table => ({
  ...Object.fromEntries(Object.keys(schema[section]).map((field) => [field, field])),
  ...table,
})

const LINES = ['bullet', 'number', 'reversed_number']
const SUMMARY = /^(?:summary|profile|about(?:_me)?|objective|introduction|welcome.*)$/i

const entry = (name: string, given: Given): Fields => {
  const section = sectionIn(name)
  const line = isText(given) ? given : LINES.map((field) => fieldOf(given, field)).find(isText)
  if (line) return ofLine(name, line)
  // Work for nothing has a company, too.
  const kind = section === 'volunteer' ? undefined : KINDS.find(([field]) => fieldOf(given, field))
  if (kind) return at(kind[1], [inTable(inSection(kind[1], kind[2]), given)])
  const own = fieldOf(given, 'label') ? (section ?? 'skills') : (section ?? 'projects')
  return at(own, [inTable(inSection(own, BY_SECTION[own] ?? {}), given)])
}

/** A line of a section: a paragraph about the owner, or an entry that is a name. */
const ofLine = (name: string, line: Text): Fields => {
  if (SUMMARY.test(name)) return at('basics.summary', line)
  const section = sectionIn(name)
  return section && section !== 'work' ? at(section, entriesIn(section, line)) : {}
}

const sections: Rule = (given) =>
  joinedFields(
    Object.entries(isEntry(given) ? given : {}).flatMap(([name, entries]) =>
      listOf(entries).map((one) => entry(name, one)),
    ),
  )

const inCv: Table = {
  name: 'basics.name',
  headline: 'basics.label',
  label: 'basics.label',
  summary: 'basics.summary',
  location: ['basics.location', dividedPlace],
  email: 'basics.email',
  phone: 'basics.phone',
  website: 'basics.url',
  social_networks: ['basics.profiles', { network: 'network', username: 'username' }],
  custom_connections: [
    'basics.profiles',
    { placeholder: 'network', url: 'url', fontawesome_icon: NOWHERE },
  ],
  sections,
}

export const renderCv: Form = {
  name: 'RenderCV',
  keys: ['cv.name', 'cv.sections'],
  table: {
    cv: inCv,
    design: NOWHERE,
    locale: { language: 'language' },
    locale_catalog: NOWHERE,
    rendercv_settings: NOWHERE,
    settings: NOWHERE,
  },
}
