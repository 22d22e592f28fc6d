/** Reactive Resume (https://rxresu.me) 3 and 4; what version 5 names in another way stands beside. */
import { at, called, type Form, inTable, joinedFields, NOWHERE, type Rule } from '../form.ts'
import type { Place, Table } from '../form.ts'
import { type Fields, fieldOf, type Given, isEntry, isText, listOf } from '../given.ts'
import { entriesIn } from '../near-entries.ts'
import { heading, sectionCalled } from '../near-tables.ts'
import { dividedPlace } from '../place.ts'

/** `{ label, href }` in version 4, `{ label, url }` in 5, an address in 3. */
const link: Rule = (given) =>
  isEntry(given) ? inTable({ href: 'url', url: 'url' }, given) : { url: given }

/** Two dates in version 3, words since. */
const time: Rule = (given) =>
  isEntry(given) ? inTable({ start: 'startDate', end: 'endDate' }, given) : { period: given }

/** Dots that are drawn: none at all for 0. Version 3 has words there. */
const level =
  (path: string): Rule =>
  (given) => {
    if (!isText(given) || given.value === '0') return at(NOWHERE, given)
    return /^\d+$/.test(given.value) ? {} : at(path, given)
  }

const TIME: Table = { date: time, period: time }
const LINK: Table = { url: link, website: link }
const PROSE: Table = { summary: 'summary', description: 'summary' }

const ofCompany: Table = { company: 'name', name: 'name', location: 'location', ...LINK }
const inJob: Table = { position: 'position', ...TIME, ...PROSE }

/** Version 5 has the roles that somebody had at a company one after another. */
const jobs: Rule = (given) =>
  listOf(given).flatMap((item): Fields[] => {
    const company = inTable(ofCompany, item)
    const roles = listOf(fieldOf(item, 'roles'))
    if (roles.length === 0) return [joinedFields([company, inTable(inJob, item)])]
    return roles.map((role, index) =>
      joinedFields([company, index === 0 ? inTable(PROSE, item) : {}, inTable(inJob, role)]),
    )
  })

const inProfile: Table = { network: 'network', username: 'username', ...LINK }

/** The items of each section. */
const ITEMS: Record<string, Place> = {
  profiles: ['basics.profiles', inProfile],
  work: ['work', jobs],
  experience: ['work', jobs],
  education: [
    'education',
    {
      institution: 'institution',
      school: 'institution',
      studyType: 'studyType',
      degree: 'studyType',
      area: 'area',
      score: 'score',
      grade: 'score',
      courses: 'courses',
      ...TIME,
      ...LINK,
      ...PROSE,
    },
  ],
  projects: [
    'projects',
    {
      name: 'name',
      description: 'description',
      summary: 'description',
      keywords: 'keywords',
      ...TIME,
      ...LINK,
    },
  ],
  skills: [
    'skills',
    {
      name: 'name',
      description: 'level',
      proficiency: 'level',
      level: level('level'),
      levelNum: NOWHERE,
      keywords: 'keywords',
    },
  ],
  languages: [
    'languages',
    {
      name: 'language',
      language: 'language',
      description: 'fluency',
      fluency: 'fluency',
      level: level('fluency'),
      levelNum: NOWHERE,
    },
  ],
  interests: ['interests', { name: 'name', keywords: 'keywords' }],
  awards: ['awards', { title: 'title', awarder: 'awarder', date: 'date', ...LINK, ...PROSE }],
  certifications: [
    'certificates',
    { name: 'name', title: 'name', issuer: 'issuer', date: 'date', ...LINK },
  ],
  publications: [
    'publications',
    {
      name: 'name',
      title: 'name',
      publisher: 'publisher',
      date: 'releaseDate',
      ...LINK,
      ...PROSE,
    },
  ],
  volunteer: [
    'volunteer',
    { organization: 'organization', position: 'position', ...TIME, ...LINK, ...PROSE },
  ],
}

export const SETTINGS = called(
  'columns type separateLinks keepTogether startOnNewPage keywordLayout',
  NOWHERE,
)

/** A section's own heading; the site has its own for what is called as it is. */
const headingOf =
  (key: string): Rule =>
  (given) =>
    isText(given) && given.value.toLowerCase() === key ? at(NOWHERE, given) : heading(given)

export const section = (key: string, place: Table): Table => ({
  ...SETTINGS,
  name: headingOf(key),
  title: headingOf(key),
  ...place,
})

export const inSummary = section('summary', { content: 'basics.summary' })

/** Items of a section that its owner named: read if the name says what they are. */
const ownSection: Rule = (given) => {
  const name = fieldOf(given, 'name')
  const known = isText(name) ? sectionCalled(name.value) : undefined
  if (!known) return inTable(SETTINGS, given)
  const items = listOf(fieldOf(given, 'items')).filter(isEntry)
  const plain = items.map((item): Given => ({ ...item, ...inTable(LINK, item) }))
  return joinedFields([
    inTable({ ...SETTINGS, name: heading }, given),
    at(known, entriesIn(known, plain)),
  ])
}

export const sectionsIn = (reference: Table): Table => ({
  summary: inSummary,
  ...Object.fromEntries(
    Object.entries({ ...ITEMS, references: ['references', reference] as const }).map(
      ([key, items]) => [key, section(key, { items })],
    ),
  ),
})

const customFields: Rule = (given) =>
  listOf(given).map((field) =>
    fieldOf(field, 'link') ? inTable({ text: 'network', link: 'url' }, field) : {},
  )

export const picture = called(
  'size aspectRatio borderRadius borderColor borderWidth shadowColor shadowWidth rotation fit filters effects',
  NOWHERE,
)

export const basics: Table = {
  name: 'basics.name',
  headline: 'basics.label',
  email: 'basics.email',
  phone: 'basics.phone',
  url: ['basics', link],
  website: ['basics', link],
  summary: 'basics.summary',
  location: ['basics.location', (given) => (isEntry(given) ? given : dividedPlace(given))],
  profiles: ['basics.profiles', inProfile],
  customFields: ['basics.profiles', customFields],
  picture,
  photo: picture,
}

const inSections4 = sectionsIn({ name: 'name', summary: 'reference' })

/** Sections of a name of their own stand in `custom`; in version 3, among the others. */
const sections: Rule = (given) => {
  if (!isEntry(given)) return {}
  const { custom, ...named } = given
  const own = [
    ...Object.values(isEntry(custom) ? custom : {}),
    ...Object.entries(named).flatMap(([key, inner]) => (key in inSections4 ? [] : [inner])),
  ]
  return joinedFields([inTable(inSections4, named), ...own.map(ownSection)])
}

export const reactiveResume: Form = {
  name: 'Reactive Resume 3 and 4',
  keys: [
    'basics.name',
    'sections.work.items|sections.experience.items|sections.education.items|sections.skills.items|sections.projects.items',
  ],
  table: { basics, sections, metadata: NOWHERE },
}
