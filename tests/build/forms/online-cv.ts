import type { Cases } from '../form-case.ts'

export const cases: Cases = {
  'data.yml of online-cv': {
    given: {
      sidebar: {
        about: true,
        education: true,
        position: 'right',
        languages: { title: 'Languages', info: [{ idiom: 'Croatian', level: 'Native' }] },
        name: 'Dragan Matulj',
        tagline: 'Backend developer',
        avatar: 'profile.png',
        email: 'dragan@matulj.test',
        phone: '+385 1 555 0100',
        github: 'dmatulj',
        linkedin: 'dmatulj',
      },
      'career-profile': {
        title: 'Career Profile',
        summary: 'I like **queues** and short meetings.',
      },
      education: {
        title: 'Education',
        info: [
          {
            degree: 'MSc Computing',
            university: 'Coast University',
            time: '2009 - 2014',
            details: 'Distributed systems.',
          },
        ],
      },
      experiences: {
        title: 'Experiences',
        info: [
          {
            role: 'Team lead',
            time: '2020 - Present',
            company: 'Kvarner Pay, Split',
            details: 'Payments that *settle*.',
          },
          {
            role: 'Developer',
            time: '2014 - 2020',
            company: 'Marjan Soft, Split',
            details: 'Tickets.',
          },
        ],
      },
      projects: {
        title: 'Projects',
        intro: 'Mine.',
        assignments: [
          { title: 'Galley', link: 'https://galley.test', tagline: 'A proofreader for mail.' },
        ],
      },
      publications: {
        title: 'Publications',
        papers: [
          {
            title: 'On queues',
            link: 'https://papers.test/queues',
            authors: 'D. Matulj',
            conference: 'QConf 2018',
          },
        ],
      },
      skills: {
        title: 'Skills &amp; Proficiency',
        toolset: [
          { name: 'Go', level: '98%' },
          { name: 'Postgres &amp; Redis', level: '85%' },
        ],
      },
      footer: 'Made with care',
    },
    has: {
      identity: {
        name: 'Dragan Matulj',
        label: 'Backend developer',
        email: 'dragan@matulj.test',
        phone: '+385 1 555 0100',
        links: [
          { network: 'LinkedIn', url: 'https://www.linkedin.com/in/dmatulj' },
          { network: 'GitHub', url: 'https://github.com/dmatulj' },
        ],
      },
      about: { text: ['I like queues and short meetings.'] },
      experience: [
        {
          companyName: 'Kvarner Pay, Split',
          position: 'Team lead',
          startDate: '2020',
          endDate: 'Present',
          aboutPosition: 'Payments that settle.',
        },
        { companyName: 'Marjan Soft, Split', startDate: '2014', endDate: '2020' },
      ],
      education: [
        {
          institution: 'Coast University',
          studyType: 'MSc Computing',
          startDate: '2009',
          endDate: '2014',
        },
      ],
      projects: [
        { title: 'Galley', description: 'A proofreader for mail.', link: 'https://galley.test' },
      ],
      publications: [
        { name: 'On queues', publisher: 'QConf 2018', url: 'https://papers.test/queues' },
      ],
      languages: [{ language: 'Croatian', fluency: 'Native' }],
      skills: [
        { name: 'Go', level: '98%' },
        { name: 'Postgres & Redis', level: '85%' },
      ],
    },
    lost: [
      'sidebar · avatar: “profile.png”',
      'projects · intro: “Mine.”',
      'publications.papers · On queues · authors: “D. Matulj”',
      'footer: “Made with care”',
    ],
    nowhere: [
      'right Languages Education Experiences Projects Publications',
      'Career Profile, Skills & Proficiency',
    ],
  },
}
