/** FRESH (https://github.com/fresh-standard/fresh-resume-schema), of HackMyResume: sections with a `history`. */
import { type Form, inTable, NOWHERE, type Rule, same, type Table } from '../form.ts'
import { isEntry, isText } from '../given.ts'

const TIME: Table = { start: 'startDate', end: 'endDate', current: 'goesOn' }
/** The kind of thing, a code of the form. */
const KIND: Table = { flavor: NOWHERE }
const WORK: Table = { ...same('url summary highlights'), ...TIME, ...KIND }

/** The code of the post, or of the country. */
const code: Rule = (given) =>
  isText(given) && /^[a-z]{2}$/i.test(given.value) ? { countryCode: given } : { postalCode: given }

const publisher: Rule = (given) =>
  isEntry(given) ? inTable({ name: 'publisher' }, given) : { publisher: given }

/** The contacts of other people are theirs. */
const inReference: Table = { name: 'name', quote: 'reference', contact: NOWHERE, ...KIND }

export const fresh: Form = {
  name: 'FRESH',
  keys: [
    'name',
    'employment.history|education.history|service.history|skills.sets|skills.list|info.brief',
  ],
  table: {
    name: 'basics.name',
    meta: NOWHERE,
    info: { label: 'basics.label', brief: 'basics.summary' },
    contact: { email: 'basics.email', phone: 'basics.phone', website: 'basics.url' },
    location: ['basics.location', { ...same('address city region country'), code }],
    social: [
      'basics.profiles',
      { network: 'network', label: 'network', user: 'username', url: 'url' },
    ],
    // What the owner wants of an employer is for employers only.
    disposition: NOWHERE,
    employment: {
      history: ['work', { employer: 'name', position: 'position', location: 'location', ...WORK }],
    },
    education: {
      history: [
        'education',
        {
          institution: 'institution',
          title: 'studyType',
          studyType: 'studyType',
          area: 'area',
          grade: 'score',
          curriculum: 'courses',
          ...WORK,
        },
      ],
    },
    service: {
      history: ['volunteer', { organization: 'organization', position: 'position', ...WORK }],
    },
    projects: [
      'projects',
      {
        title: 'name',
        category: 'type',
        description: 'description',
        summary: 'description',
        role: 'roles',
        url: 'url',
        repo: 'repository',
        highlights: 'highlights',
        keywords: 'keywords',
        ...TIME,
      },
    ],
    samples: ['projects', { title: 'name', summary: 'description', url: 'url', date: 'period' }],
    skills: {
      sets: ['skills', { name: 'name', level: 'level', skills: 'keywords' }],
      list: ['skills', { name: 'name', level: 'level' }],
    },
    writing: [
      'publications',
      { title: 'name', publisher, date: 'releaseDate', url: 'url', summary: 'summary', ...KIND },
    ],
    speaking: [
      'publications',
      {
        title: 'name',
        event: 'publisher',
        date: 'releaseDate',
        url: 'url',
        summary: 'summary',
        ...KIND,
      },
    ],
    recognition: [
      'awards',
      { title: 'title', from: 'awarder', ...same('date url summary'), ...KIND },
    ],
    references: ['references', inReference],
    testimonials: ['references', inReference],
    languages: ['languages', { language: 'language', level: 'fluency' }],
    interests: ['interests', { name: 'name', keywords: 'keywords', summary: 'keywords' }],
  },
}
