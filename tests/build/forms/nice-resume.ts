import type { Cases } from '../form-case.ts'

export const cases: Cases = {
  'resumeData.json of react-nice-resume': {
    given: {
      main: {
        name: 'Tova Lindgaard',
        occupation: 'Web developer',
        description: 'I build booking tools.',
        image: 'portrait.jpg',
        bio: 'Eleven years of timetables.',
        contactmessage: 'Write to me.',
        email: 'tova@lindgaard.test',
        phone: '+44 20 7946 0301',
        address: {
          street: '4 Quay Row',
          city: 'Whitby',
          state: 'North Yorkshire',
          zip: 'YO21 0AA',
        },
        website: 'https://lindgaard.test',
        resumedownload: '',
        social: [
          {
            name: 'github',
            url: 'https://github.com/tova-lindgaard',
            className: 'fa fa-github',
          },
        ],
      },
      resume: {
        skillmessage: 'Each week.',
        education: [
          {
            school: 'Harbour College',
            degree: 'BSc Computing',
            graduated: 'June 2014',
            description: 'Tide tables.',
          },
        ],
        work: [
          {
            company: 'Ferryline',
            title: 'Lead developer',
            years: 'March 2019 - Present',
            description: 'Seat maps.',
          },
        ],
        skills: [{ name: 'TypeScript', level: '90%' }],
      },
      portfolio: {
        projects: [
          {
            title: 'Tide clock',
            category: 'A clock',
            image: 'tide.jpg',
            url: 'https://lindgaard.test/tide',
          },
        ],
      },
      testimonials: { testimonials: [{ text: 'She ships.', user: 'Otto Berg' }] },
    },
    has: {
      identity: {
        name: 'Tova Lindgaard',
        label: 'Web developer',
        address: '4 Quay Row',
        postalCode: 'YO21 0AA',
        city: 'Whitby',
        region: 'North Yorkshire',
        website: 'https://lindgaard.test',
        links: [{ network: 'GitHub', url: 'https://github.com/tova-lindgaard' }],
      },
      about: { text: ['I build booking tools.', 'Eleven years of timetables.'] },
      experience: [
        {
          companyName: 'Ferryline',
          position: 'Lead developer',
          startDate: '2019-03',
          endDate: 'Present',
          aboutPosition: 'Seat maps.',
        },
      ],
      education: [
        {
          institution: 'Harbour College',
          studyType: 'BSc Computing',
          endDate: '2014-06',
          summary: 'Tide tables.',
        },
      ],
      skills: [{ name: 'TypeScript', level: '90%' }],
      projects: [
        { title: 'Tide clock', description: 'A clock', link: 'https://lindgaard.test/tide' },
      ],
      references: [{ name: 'Otto Berg', reference: 'She ships.' }],
    },
    lost: [
      'main · image: “portrait.jpg”',
      'main · contactmessage: “Write to me.”',
      'resume · skillmessage: “Each week.”',
      'portfolio.projects · Tide clock · image: “tide.jpg”',
    ],
  },
}
