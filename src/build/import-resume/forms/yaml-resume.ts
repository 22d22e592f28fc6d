/** YAMLResume (https://yamlresume.dev): JSON Resume's sections in `content`, and how they look beside it. */
import { called, type Form, NOWHERE, type Table } from '../form.ts'

const TIME: Table = { startDate: 'startDate', endDate: 'endDate' }
const WORK: Table = { url: 'url', summary: 'summary', ...TIME }

const SETTINGS = called('template templates margins page typography sections latex', NOWHERE)

export const yamlResume: Form = {
  name: 'YAMLResume',
  keys: ['content.basics', 'content.work|content.education|content.skills|content.projects'],
  table: {
    content: {
      basics: {
        name: 'basics.name',
        headline: 'basics.label',
        label: 'basics.label',
        email: 'basics.email',
        phone: 'basics.phone',
        url: 'basics.url',
        summary: 'basics.summary',
      },
      location: [
        'basics.location',
        {
          address: 'address',
          city: 'city',
          region: 'region',
          country: 'country',
          postalCode: 'postalCode',
        },
      ],
      profiles: ['basics.profiles', { network: 'network', username: 'username', url: 'url' }],
      work: ['work', { name: 'name', position: 'position', ...WORK }],
      education: [
        'education',
        {
          institution: 'institution',
          area: 'area',
          degree: 'studyType',
          score: 'score',
          courses: 'courses',
          ...WORK,
        },
      ],
      volunteer: ['volunteer', { organization: 'organization', position: 'position', ...WORK }],
      awards: [
        'awards',
        { title: 'title', awarder: 'awarder', date: 'date', url: 'url', summary: 'summary' },
      ],
      certificates: ['certificates', { name: 'name', issuer: 'issuer', date: 'date', url: 'url' }],
      publications: [
        'publications',
        {
          name: 'name',
          publisher: 'publisher',
          releaseDate: 'releaseDate',
          url: 'url',
          summary: 'summary',
        },
      ],
      projects: [
        'projects',
        {
          name: 'name',
          description: 'description',
          summary: 'description',
          url: 'url',
          keywords: 'keywords',
          roles: 'roles',
          entity: 'entity',
          type: 'type',
          ...TIME,
        },
      ],
      skills: ['skills', { name: 'name', level: 'level', keywords: 'keywords' }],
      languages: ['languages', { language: 'language', fluency: 'fluency' }],
      interests: ['interests', { name: 'name', keywords: 'keywords' }],
      references: ['references', { name: 'name', summary: 'reference' }],
    },
    locale: { language: 'language' },
    layout: { locale: { language: 'language' }, ...SETTINGS },
    layouts: NOWHERE,
  },
}
