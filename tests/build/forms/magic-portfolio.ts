import type { Cases } from '../form-case.ts'

export const cases: Cases = {
  'the data of Magic UI\u2019s portfolio': {
    given: {
      name: 'Meera Subbiah',
      description: 'Engineer of small tools.',
      summary: 'I make things that start fast.',
      url: 'https://subbiah.test',
      skills: ['React', 'Go'],
      contact: {
        email: 'meera@subbiah.test',
        tel: '+91 22 5550 0199',
        social: {
          GitHub: {
            name: 'GitHub',
            url: 'https://github.com/meera-r',
            icon: 'github',
            navbar: true,
          },
          LinkedIn: {
            name: 'LinkedIn',
            url: 'https://www.linkedin.com/in/meera-r',
            icon: 'linkedin',
            navbar: true,
          },
          X: { name: 'X', url: 'https://x.com/meera_r', icon: 'x', navbar: true },
          email: { name: 'Send Email', url: '#', icon: 'email', navbar: false },
        },
      },
      work: [
        {
          company: 'Diya',
          href: 'https://diya.test',
          badges: [],
          location: 'Remote',
          title: 'Engineer',
          logoUrl: '/diya.png',
          start: 'May 2021',
          end: 'Oct 2022',
          description: 'Build times.',
        },
      ],
      hackathons: [
        {
          title: 'Monsoon Hack',
          dates: 'November 23rd - 25th, 2018',
          location: 'Pune',
          description: 'A map of puddles.',
          links: [],
        },
      ],
    },
    has: {
      identity: {
        name: 'Meera Subbiah',
        email: 'meera@subbiah.test',
        phone: '+91 22 5550 0199',
        website: 'https://subbiah.test',
        links: [
          { network: 'GitHub' },
          { network: 'LinkedIn' },
          { network: 'X', url: 'https://x.com/meera_r' },
        ],
      },
      about: { text: ['Engineer of small tools.', 'I make things that start fast.'] },
      skills: [{ name: 'React' }, { name: 'Go' }],
      experience: [
        {
          companyName: 'Diya',
          position: 'Engineer',
          url: 'https://diya.test',
          location: 'Remote',
          startDate: '2021-05',
          endDate: '2022-10',
          aboutPosition: 'Build times.',
        },
      ],
      projects: [
        {
          title: 'Monsoon Hack',
          description: 'A map of puddles.',
          startDate: '2018-11-23',
          endDate: '2018-11-25',
        },
      ],
    },
    lost: [
      'contact · social.email.name: “Send Email”',
      'work · Engineer · logoUrl: “/diya.png”',

      'hackathons · Monsoon Hack · location: “Pune”',
    ],
  },
}
