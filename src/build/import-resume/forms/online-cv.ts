/** `_data/data.yml` of the Jekyll theme online-cv and its forks. */
import { at, type Form, NOWHERE, type Rule, same, type Table } from '../form.ts'
import { isText } from '../given.ts'
import { heading, profilesCalled } from '../near-tables.ts'
import { plainText } from '../plain-text.ts'

/** The theme's own headings, which no section takes: the site has its own. */
const HEADINGS = /^(?:career profile|skills & proficiency)$/i

const title: Rule = (given) =>
  isText(given) && HEADINGS.test(plainText(given.value)) ? at(NOWHERE, given) : heading(given)

const listed = (list: string, path: string, by: Table): Table => ({ title, [list]: [path, by] })

export const onlineCv: Form = {
  name: 'online-cv (data.yml)',
  keys: ['sidebar.name', 'experiences.info|career-profile.summary|skills.toolset'],
  table: {
    sidebar: {
      position: NOWHERE,
      name: 'basics.name',
      tagline: 'basics.label',
      email: 'basics.email',
      phone: 'basics.phone',
      website: 'basics.url',
      ...profilesCalled(
        'linkedin xing github telegram gitlab bitbucket twitter stack-overflow codewars goodreads',
      ),
      languages: listed('info', 'languages', { idiom: 'language', level: 'fluency' }),
      interests: listed('info', 'interests', { item: 'name' }),
    },
    'career-profile': { title, summary: 'basics.summary' },
    education: listed('info', 'education', {
      degree: 'studyType',
      university: 'institution',
      time: 'period',
      details: 'summary',
    }),
    experiences: listed('info', 'work', {
      role: 'position',
      company: 'name',
      time: 'period',
      details: 'summary',
    }),
    projects: listed('assignments', 'projects', {
      title: 'name',
      link: 'url',
      tagline: 'description',
    }),
    publications: listed('papers', 'publications', {
      title: 'name',
      link: 'url',
      conference: 'publisher',
    }),
    certifications: listed('list', 'certificates', {
      name: 'name',
      organization: 'issuer',
      start: 'date',
      link: 'url',
    }),
    skills: listed('toolset', 'skills', same('name level')),
  },
}
