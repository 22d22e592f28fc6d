/**
 * YAMLResume (https://yamlresume.dev): JSON Resume's sections in `content`, and settings of the
 * layout beside it.
 */
import { called, type Form, NOWHERE, same } from '../form.ts'

const WORK = same('url summary startDate endDate')

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
      location: ['basics.location', same('address city region country postalCode')],
      profiles: ['basics.profiles', same('network username url')],
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
      awards: ['awards', same('title awarder date url summary')],
      certificates: ['certificates', same('name issuer date url')],
      publications: ['publications', same('name publisher releaseDate url summary')],
      projects: [
        'projects',
        {
          name: 'name',
          description: 'description',
          summary: 'description',
          ...same('url keywords roles entity type startDate endDate'),
        },
      ],
      skills: ['skills', same('name level keywords')],
      languages: ['languages', { language: 'language', fluency: 'fluency' }],
      interests: ['interests', { name: 'name', keywords: 'keywords' }],
      references: ['references', { name: 'name', summary: 'reference' }],
    },
    locale: { language: 'language' },
    layout: { locale: { language: 'language' }, ...SETTINGS },
    layouts: NOWHERE,
  },
}
