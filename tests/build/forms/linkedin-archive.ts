/** An archive as LinkedIn makes it, with tables of the account between those of the profile. */
import { strToU8, zipSync } from 'fflate'

import type { Cases } from '../form-case.ts'

const tables = {
  'Profile.csv': `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Signe,Havelock,Privatborn,"7 Hidden Lane","Mar 4, 1990","Storage engineer, writer","I keep ""cold"" data warm.

Ask me about tape.",Computer Hardware,99981,"Aarhus, Central Denmark, Denmark",[signehav],"[COMPANY:https://coldline.test,PERSONAL:https://havelock.test]",[SKYPE:hidden.signe]
`,
  'Profile Summary.csv': `Profile Summary
I mend robots at night.
`,
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Coldline,Principal Engineer,"Runs the archive.
• Cut restores to minutes
• Wrote R&amp;D notes, weekly","Aarhus, Denmark",Jul 2021,
Tapeworks,Engineer,,Remote,Feb 2016,Jun 2021
`,
  'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
Fjord University,2010,2015,Thesis on checksums.,"MSc, Computer Science",Rowing club
`,
  'Skills.csv': 'Name\nErasure Coding\nC++\n',
  'Languages.csv': 'Name,Proficiency\nDanish,Native or bilingual proficiency\nFaroese,\n',
  'Certifications.csv': `Name,Url,Authority,Started On,Finished On,License Number
Storage Architect,https://certs.test/sa,Disk Guild,Apr 2020,Apr 2023,SA-771
`,
  'Projects.csv': `Title,Description,Url,Started On,Finished On
Tapeloop,A simulator of drives.,https://tapeloop.test,Jan 2019,
`,
  'Publications.csv': `Name,Published On,Description,Publisher,Url
Slow and sure,"Nov 3, 2018",On scrubbing.,Platter Press,https://platter.test/slow
`,
  'Honors.csv': 'Title,Description,Issued On\nGolden Reel,For a rescued library.,May 2022\n',
  'Volunteering.csv': `Company Name,Role,Cause,Started On,Finished On,Description
Coder Harbour,Mentor,education,Sep 2017,Dec 2019,Saturday club.
`,
  'Recommendations_Received.csv': `First Name,Last Name,Company,Job Title,Text,Creation Date,Status
Bo,Askjær,Coldline,Director,"Signe finishes.",07/08/23 10:00 AM,VISIBLE
Never,Shown,Elsewhere,Peer,"Unaccepted praise.",07/09/23 10:00 AM,PENDING
`,
  'Courses.csv': 'Name,Number\nCoding Theory,MA-402\n',
  'Connections.csv': `Notes:
"Some addresses are missing."

First Name,Last Name,URL,Email Address,Company,Position,Connected On
Friend,Nobody,https://www.linkedin.com/in/friend-nobody,friend@nobody.test,Friendly,Boss,01 Jan 2020
`,
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nlogin@havelock.test,Yes,Yes,1/1/24\n',
  'messages.csv': '"CONVERSATION ID","FROM","CONTENT"\nabc,Friend Nobody,A private message\n',
  'Jobs/Job Applications.csv': 'Application Date,Company Name,Job Title\n1/2/24,Rival,Spy\n',
  '__MACOSX/._Skills.csv': 'Name\nResource fork\n',
}

const archive = zipSync(
  Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, strToU8(text)])),
)

export const cases: Cases = {
  'LinkedIn’s archive': {
    given: archive,
    has: {
      identity: {
        name: 'Signe Havelock',
        label: 'Storage engineer, writer',
        email: 'you@example.com',
        city: 'Aarhus',
        region: 'Central Denmark',
        country: 'Denmark',
        website: 'https://havelock.test',
        links: [
          { network: 'X', url: 'https://x.com/signehav', username: 'signehav' },
          { network: 'coldline.test', url: 'https://coldline.test' },
        ],
      },
      about: {
        text: ['I keep "cold" data warm.', 'Ask me about tape.', 'I mend robots at night.'],
      },
      experience: [
        {
          companyName: 'Coldline',
          position: 'Principal Engineer',
          location: 'Aarhus, Denmark',
          startDate: '2021-07',
          endDate: 'Present',
          aboutPosition: 'Runs the archive.',
          highlights: ['Cut restores to minutes', 'Wrote R&D notes, weekly'],
        },
        { companyName: 'Tapeworks', location: 'Remote', startDate: '2016-02', endDate: '2021-06' },
      ],
      education: [
        {
          institution: 'Fjord University',
          studyType: 'MSc, Computer Science',
          startDate: '2010',
          endDate: '2015',
          summary: 'Thesis on checksums.\n\nRowing club',
        },
      ],
      skills: [{ name: 'Erasure Coding' }, { name: 'C++' }],
      languages: [
        { language: 'Danish', fluency: 'Native or bilingual proficiency' },
        { language: 'Faroese' },
      ],
      certificates: [
        {
          name: 'Storage Architect',
          issuer: 'Disk Guild',
          date: '2020-04',
          url: 'https://certs.test/sa',
        },
      ],
      projects: [
        {
          title: 'Tapeloop',
          description: 'A simulator of drives.',
          link: 'https://tapeloop.test',
          startDate: '2019-01',
        },
      ],
      publications: [
        {
          name: 'Slow and sure',
          publisher: 'Platter Press',
          releaseDate: '2018-11-03',
          summary: 'On scrubbing.',
          url: 'https://platter.test/slow',
        },
      ],
      awards: [{ title: 'Golden Reel', summary: 'For a rescued library.', date: '2022-05' }],
      volunteer: [
        {
          organization: 'Coder Harbour',
          position: 'Mentor',
          startDate: '2017-09',
          endDate: '2019-12',
          summary: 'Saturday club.',
        },
      ],
      references: [{ name: 'Bo Askjær', reference: 'Signe finishes.' }],
    },
    lost: [
      'Profile · entry 1 · Industry: “Computer Hardware”',
      'Certifications · Storage Architect · Finished On: “Apr 2023”',
      'Certifications · Storage Architect · License Number: “SA-771”',
      'Volunteering · Coder Harbour · Cause: “education”',
      'Recommendations_Received · Coldline · Company: “Coldline”',
      'Recommendations_Received · Coldline · Job Title: “Director”',
      'Courses · Coding Theory · Name: “Coding Theory”',
      'Courses · Coding Theory · Number: “MA-402”',
    ],
    nowhere: ['COMPANY PERSONAL', 'VISIBLE', '07/08/23 10:00 AM'],
    secret: [
      'Privatborn',
      '7 Hidden Lane',
      'Mar 4, 1990',
      '99981',
      'SKYPE',
      'hidden.signe',
      'Never',
      'Shown',
      'Elsewhere',
      'Peer',
      'Unaccepted praise',
      '07/09/23',
      'PENDING',
      'friend@nobody.test',
      'login@havelock.test',
      'A private message',
      'Rival',
    ],
  },
}
