import type { Cases } from '../form-case.ts'

const given = `
content:
  basics:
    name: Wren Ashdown
    headline: Compiler gardener
    email: wren@ashdown.test
    phone: "+44 20 7946 0777"
    url: https://ashdown.test
    summary: |
      - Prunes ASTs
      - Waters **caches**
  location:
    address: 9 Elder Row
    city: Lewes
    region: Sussex
    country: United Kingdom
    postalCode: "BN7 1AA"
  profiles:
    - network: GitHub
      username: wrenash
      url: https://github.com/wrenash
  education:
    - institution: Downs University
      area: Linguistics
      degree: Bachelor
      score: "3.80"
      courses: [Grammars, Phonology]
      startDate: Sep 1, 2012
      endDate: Jul 1, 2015
  work:
    - name: Hedgerow
      position: Senior engineer
      startDate: Dec 1, 2019
      endDate: ""
      url: https://hedgerow.test
      summary: |
        Keeps builds tidy.

        - Halved a parse
      keywords: [Rust]
  languages:
    - language: English
      fluency: Native or Bilingual Proficiency
  skills:
    - name: Parsers
      level: Expert
      keywords: [Yacc, PEG]
  awards:
    - title: Green Finger
      awarder: Orchard Trust
      date: Oct 2016
  certificates:
    - name: Surgeon of trees
      issuer: Bark Board
      date: Mar 2021
  publications:
    - name: Roots first
      publisher: Loam
      releaseDate: Dec 2017
  projects:
    - name: Trellis
      description: A climbing frame
      summary: |
        - Holds vines
      url: https://trellis.test
      roles: [Owner]
      type: library
      keywords: [Typing]
      startDate: Sep 2016
      endDate: Dec 2016
  references:
    - name: Fern Oakley
      email: fern@oakley.test
      relationship: Teacher
      summary: Wren grafts well.
  interests:
    - name: Walks
      keywords: [Chalk]
locale:
  language: en
layouts:
  - engine: latex
    template: moderncv-banking
`

export const cases: Cases = {
  YAMLResume: {
    given,
    has: {
      lang: 'en',
      identity: {
        name: 'Wren Ashdown',
        label: 'Compiler gardener',
        address: '9 Elder Row',
        city: 'Lewes',
        country: 'United Kingdom',
        links: [{ network: 'GitHub', username: 'wrenash' }],
      },
      experience: [
        {
          companyName: 'Hedgerow',
          position: 'Senior engineer',
          startDate: '2019-12-01',
          endDate: 'Present',
          aboutPosition: 'Keeps builds tidy.',
          highlights: ['Halved a parse'],
        },
      ],
      education: [
        {
          institution: 'Downs University',
          area: 'Linguistics',
          studyType: 'Bachelor',
          score: '3.80',
          startDate: '2012-09-01',
          courses: ['Grammars', 'Phonology'],
        },
      ],
      skills: [
        { name: 'Yacc', group: 'Parsers', level: 'Expert' },
        { name: 'PEG', group: 'Parsers' },
      ],
      languages: [{ language: 'English', fluency: 'Native or Bilingual Proficiency' }],
      awards: [{ title: 'Green Finger', awarder: 'Orchard Trust', date: '2016-10' }],
      certificates: [{ name: 'Surgeon of trees', issuer: 'Bark Board', date: '2021-03' }],
      publications: [{ name: 'Roots first', publisher: 'Loam', releaseDate: '2017-12' }],
      projects: [
        {
          title: 'Trellis',
          description: 'A climbing frame',
          highlights: ['Holds vines'],
          roles: ['Owner'],
          type: 'library',
          techStack: 'Typing',
        },
      ],
      references: [{ name: 'Fern Oakley', reference: 'Wren grafts well.' }],
      interests: [{ name: 'Walks', keywords: ['Chalk'] }],
    },
    lost: [
      'content.work · Hedgerow · keywords[0]: “Rust”',
      'content.references · Fern Oakley · email: “fern@oakley.test”',
      'content.references · Fern Oakley · relationship: “Teacher”',
    ],
    nowhere: ['en', 'latex moderncv banking'],
  },
}
