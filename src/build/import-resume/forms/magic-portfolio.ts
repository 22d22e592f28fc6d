/** The data of Magic UI's portfolio template (`src/data/resume.tsx`), as JSON. */
import { type Form, inTable, joinedFields, NOWHERE, type Rule } from '../form.ts'
import { fieldOf, isText, listOf } from '../given.ts'
import { entriesIn } from '../near-entries.ts'
import { dividedPlace } from '../place.ts'
import { profiles } from '../near-tables.ts'

/** A link of a project: to its source, or to where it runs. */
const links: Rule = (given) =>
  joinedFields(
    listOf(given).map((link) => {
      const kind = fieldOf(link, 'type') ?? fieldOf(link, 'title')
      const isSource = isText(kind) && /source|github|code|repo/i.test(kind.value)
      return inTable({ href: isSource ? 'repository' : 'url' }, link)
    }),
  )

const inProject = {
  title: 'name',
  href: 'url',
  dates: 'period',
  description: 'description',
  technologies: 'keywords',
  links,
}

export const magicPortfolio: Form = {
  name: 'Magic UI’s portfolio (resume.tsx as JSON)',
  keys: ['contact.social', 'name', 'work|education|projects'],
  table: {
    name: 'basics.name',
    initials: NOWHERE,
    url: 'basics.url',
    location: ['basics.location', dividedPlace],
    locationLink: NOWHERE,
    description: 'basics.summary',
    summary: 'basics.summary',
    navbar: NOWHERE,
    skills: ['skills', (given) => entriesIn('skills', given)],
    contact: { email: 'basics.email', tel: 'basics.phone', social: ['basics.profiles', profiles] },
    work: [
      'work',
      {
        company: 'name',
        href: 'url',
        location: 'location',
        title: 'position',
        start: 'startDate',
        end: 'endDate',
        description: 'summary',
      },
    ],
    education: [
      'education',
      {
        school: 'institution',
        href: 'url',
        degree: 'studyType',
        start: 'startDate',
        end: 'endDate',
      },
    ],
    projects: ['projects', inProject],
    hackathons: ['projects', inProject],
  },
}
