/** Reactive Resume (https://rxresu.me) 3, 4 and 5: version 5 names some fields in another way. */
import { at, called, type Form, inTable, joinedFields, NOWHERE, same, type Rule } from '../form.ts'
import type { Place, Table } from '../form.ts'
import { type Fields, fieldOf, type Given, isEntry, isText, listOf } from '../given.ts'
import { entriesIn } from '../near-entries.ts'
import { heading, sectionCalled } from '../near-tables.ts'
import { dividedPlace } from '../place.ts'

/** A link: `{ label, href }` in version 4, `{ label, url }` in 5, an address in 3. */
const link: Rule = (given) =>
  isEntry(given) ? inTable({ href: 'url', url: 'url' }, given) : { url: given }

/** A time: two dates in version 3, words since. */
const time: Rule = (given) =>
  isEntry(given) ? inTable({ start: 'startDate', end: 'endDate' }, given) : { period: given }

/** A level: a number of dots, where 0 stands for none; version 3 has words there. */
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

/** Jobs: in version 5, one may hold several roles at a company, one after another. */
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

const MORE: Table = { ...LINK, ...PROSE }

/** References: the quote is the summary, or in version 5, which has no summary, the description. */
const references: Rule = (given) =>
  listOf(given).map((item) => {
    const quote = fieldOf(item, 'summary') ? 'summary' : 'description'
    return inTable({ name: 'name', [quote]: 'reference' }, item)
  })

/** The items of each section. */
const ITEMS: Record<string, Place> = {
  profiles: ['basics.profiles', inProfile],
  work: ['work', jobs],
  experience: ['work', jobs],
  education: [
    'education',
    {
      ...same('institution studyType area score courses'),
      school: 'institution',
      degree: 'studyType',
      grade: 'score',
      ...TIME,
      ...MORE,
    },
  ],
  projects: [
    'projects',
    { ...same('name description keywords'), summary: 'description', ...TIME, ...LINK },
  ],
  skills: [
    'skills',
    {
      ...same('name keywords'),
      description: 'level',
      proficiency: 'level',
      level: level('level'),
      levelNum: NOWHERE,
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
  interests: ['interests', same('name keywords')],
  awards: ['awards', { ...same('title awarder date'), ...MORE }],
  certifications: ['certificates', { ...same('name issuer date'), title: 'name', ...LINK }],
  publications: [
    'publications',
    { ...same('name publisher'), title: 'name', date: 'releaseDate', ...MORE },
  ],
  volunteer: ['volunteer', { ...same('organization position'), ...TIME, ...MORE }],
  references: ['references', references],
}

const SETTINGS = called(
  'columns type separateLinks keepTogether startOnNewPage keywordLayout',
  NOWHERE,
)

/** A section's own heading; a heading that only repeats the section's name is dropped. */
const headingOf =
  (key: string): Rule =>
  (given) =>
    isText(given) && given.value.toLowerCase() === key ? at(NOWHERE, given) : heading(given)

const section = (key: string, place: Table): Table => ({
  ...SETTINGS,
  name: headingOf(key),
  title: headingOf(key),
  ...place,
})

const inSummary = section('summary', { content: 'basics.summary' })

/** Entries of a section that its owner named: they are read if the name says what they are. */
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

const inSections: Record<string, Table> = {
  summary: inSummary,
  ...Object.fromEntries(
    Object.entries(ITEMS).map(([key, items]) => [key, section(key, { items })]),
  ),
}

const customFields: Rule = (given) =>
  listOf(given).map((field) =>
    fieldOf(field, 'link') ? inTable({ text: 'network', link: 'url' }, field) : {},
  )

const picture = called(
  'size aspectRatio borderRadius borderColor borderWidth shadowColor shadowWidth rotation fit filters effects',
  NOWHERE,
)

const basics: Table = {
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

/** Sections that the owner named stand in `custom`, in version 3 among the others. */
const sections: Rule = (given) => {
  if (!isEntry(given)) return {}
  const { custom, ...named } = given
  const own = [
    ...Object.values(isEntry(custom) ? custom : {}),
    ...Object.entries(named).flatMap(([key, inner]) => (key in inSections ? [] : [inner])),
  ]
  return joinedFields([inTable(inSections, named), ...own.map(ownSection)])
}

/** Version 5 has a further summary in items, as any other section of its owner. */
const inFurtherSummary = section('summary', { items: { content: 'basics.summary' } })

/** A section of version 5 with a kind; a letter to an employer is for nobody else. */
const customSection = (given: Given): Fields => {
  const type = fieldOf(given, 'type')
  const kind = isText(type) ? type.value : ''
  if (kind === 'cover-letter') return at(NOWHERE, given)
  if (kind === 'summary') return inTable(inFurtherSummary, given)
  return inTable(inSections[kind] ?? SETTINGS, given)
}

const KINDS = ['work', 'experience', 'education', 'skills', 'projects', 'profiles']

export const reactiveResume: Form = {
  name: 'Reactive Resume 3, 4 and 5',
  keys: ['basics.name', KINDS.map((kind) => `sections.${kind}.items`).join('|')],
  table: {
    basics,
    picture,
    summary: inSummary,
    sections,
    customSections: (given) => joinedFields(listOf(given).map(customSection)),
    metadata: NOWHERE,
  },
}
