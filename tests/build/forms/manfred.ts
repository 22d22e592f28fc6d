import type { Cases } from '../form-case.ts'

export const cases: Cases = {
  'MAC of Manfred': {
    given: {
      settings: { lastUpdate: '2026-02-03', MACVersion: '0.5', language: 'EN' },
      aboutMe: {
        profile: {
          name: 'Greet',
          surnames: 'Oosterlinck',
          title: 'Platform engineer',
          description: 'Keeps trains of builds on time.',
          contact: {
            contactMails: ['greet@oosterlinck.test'],
            phoneNumbers: [{ countryCode: 32, number: '470000012' }],
          },
          location: { country: 'BE', municipality: 'Ghent' },
        },
        relevantLinks: [
          { type: 'linkedin', URL: 'https://www.linkedin.com/in/greet-oosterlinck' },
          { type: 'github', URL: 'https://github.com/greet-v' },
        ],
        interestingFacts: [{ topic: 'Cycling', content: 'Rides to every conference.' }],
      },
      experience: {
        jobs: [
          {
            organization: { name: 'Sluis', URL: 'https://sluis.test' },
            type: 'employee',
            roles: [
              {
                name: 'Staff engineer',
                startDate: '2022-05-01',
                challenges: [{ description: 'Halved the time of a build.' }],
                competences: [{ name: 'Kubernetes', type: 'technology' }],
              },
              {
                name: 'Engineer',
                startDate: '2019-01-01',
                finishDate: '2022-04-30',
                challenges: [{ description: 'Moved forty services.' }],
                competences: [{ name: 'Go', type: 'technology' }],
              },
            ],
          },
        ],
        projects: [
          {
            details: {
              name: 'Lockkeeper',
              type: 'openSourceProject',
              description: 'A queue with sluices.',
              URL: 'https://github.com/greet-v/lockkeeper',
            },
            roles: [{ name: 'Author', startDate: '2021-01-01' }],
          },
        ],
        publicArtifacts: [
          {
            details: { name: 'Queues and sluices', description: 'A talk.' },
            type: 'talk',
            publishingDate: '2023-10-02',
          },
        ],
      },
      knowledge: {
        languages: [
          { name: 'EN', fullName: 'English', level: 'C2' },
          { name: 'NL', fullName: 'Dutch', level: 'native' },
        ],
        hardSkills: [{ skill: { name: 'Go', type: 'technology' }, level: 'expert' }],
        studies: [
          {
            studyType: 'officialDegree',
            name: 'MSc Informatics',
            startDate: '2013-09-01',
            finishDate: '2018-06-30',
            institution: { name: 'Delta University' },
          },
        ],
      },
      careerPreferences: {
        status: 'activelyLooking',
        contact: { contactMails: ['private@oosterlinck.test'] },
        preferences: [{ preferenceType: 'salary', value: 91000 }],
      },
    },
    has: {
      identity: {
        name: 'Greet Oosterlinck',
        label: 'Platform engineer',
        email: 'greet@oosterlinck.test',
        phone: '+32 470000012',
        city: 'Ghent',
        country: 'BE',
        links: [
          { network: 'LinkedIn', url: 'https://www.linkedin.com/in/greet-oosterlinck' },
          { network: 'GitHub' },
        ],
      },
      lang: 'en',
      experience: [
        {
          companyName: 'Sluis',
          position: 'Staff engineer',
          startDate: '2022-05-01',
          endDate: 'Present',
          url: 'https://sluis.test',
          highlights: ['Halved the time of a build.'],
        },
        {
          companyName: 'Sluis',
          position: 'Engineer',
          endDate: '2022-04-30',
          highlights: ['Moved forty services.'],
        },
      ],
      projects: [
        {
          title: 'Lockkeeper',
          description: 'A queue with sluices.',
          roles: ['Author'],
          startDate: '2021-01-01',
        },
      ],
      publications: [{ name: 'Queues and sluices', summary: 'A talk.', releaseDate: '2023-10-02' }],
      languages: [
        { language: 'English', fluency: 'C2' },
        { language: 'Dutch', fluency: 'native' },
      ],
      skills: [{ name: 'Go', level: 'expert' }, { name: 'Kubernetes' }],
      education: [{ institution: 'Delta University', studyType: 'MSc Informatics' }],
      interests: [{ name: 'Cycling', keywords: ['Rides to every conference.'] }],
    },
    lost: [],
    nowhere: [
      'employee',
      'technology',
      'openSourceProject',
      'talk',
      'officialDegree',
      'EN',
      'NL',
      '2026-02-03',
      '0.5',
    ],
    secret: ['activelyLooking', 'private@oosterlinck.test', 'salary', '91000'],
  },
}
