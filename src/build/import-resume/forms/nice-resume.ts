/** `public/resumeData.json` of react-nice-resume and its forks. */
import { type Form, NOWHERE } from '../form.ts'

export const niceResume: Form = {
  name: 'react-nice-resume (resumeData.json)',
  keys: ['main.occupation|main.bio|main.social', 'resume.work|resume.education|resume.skills'],
  table: {
    main: {
      name: 'basics.name',
      occupation: 'basics.label',
      description: 'basics.summary',
      bio: 'basics.summary',
      email: 'basics.email',
      phone: 'basics.phone',
      website: 'basics.url',
      address: [
        'basics.location',
        {
          street: 'address',
          city: 'city',
          state: 'region',
          zip: 'postalCode',
          country: 'country',
        },
      ],
      social: ['basics.profiles', { name: 'network', url: 'url', className: NOWHERE }],
    },
    resume: {
      education: [
        'education',
        {
          school: 'institution',
          degree: 'studyType',
          graduated: 'endDate',
          description: 'summary',
        },
      ],
      work: [
        'work',
        { company: 'name', title: 'position', years: 'period', description: 'summary' },
      ],
      skills: ['skills', { name: 'name', level: 'level' }],
    },
    portfolio: {
      projects: ['projects', { title: 'name', category: 'description', url: 'url' }],
    },
    testimonials: {
      testimonials: ['references', { user: 'name', text: 'reference' }],
    },
  },
}
