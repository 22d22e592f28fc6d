import type { Cases } from '../form-case.ts'

const given = `
- title: General Information
  type: map
  contents:
    - name: Full Name
      value: Marit Solheim
    - name: Date of Birth
      value: 5th January 1989
    - name: Email
      value: marit@solheim.test
    - name: Location
      value: Tromsø, Norway
    - name: GitHub
      value: msolheim
    - name: Languages
      value: Norwegian (native), French

- title: Education
  type: time_table
  contents:
    - title: PhD
      institution: Arctic University
      year: 2011 - 2015
      description:
        - Auroras
        - title: Thesis
          contents:
            - On green light.

- title: Research Experience
  type: time_table
  contents:
    - title: Postdoc
      institution: Polar Lab, Oslo
      year: 2015 - present
      description:
        - Counts photons.
        - Mends lenses.
    - title: Assistant
      institution: Night School
      year: 2010
      description: Swept snow.

- title: Open Source Projects
  type: time_table
  contents:
    - title: <a href="https://skyglow.test">skyglow</a>
      year: 2015-now
      description: A map of the dark.

- title: Honors and Awards
  type: time_table
  contents:
    - year: 2021
      items:
        - Lantern Prize
        - Ice Medal
    - title: Best poster
      institution: SkyConf
      year: 2018

- title: Academic Interests
  type: nested_list
  contents:
    - title: Light
      items:
        - Spectra.
        - Shadows.

- title: Technical Skills
  type: nested_list
  contents:
    - title: Programming
      items:
        - Julia, Fortran

- title: Other Interests
  type: list
  contents:
    - <u>Hobbies:</u> Skiing, etc.

- title: Summary
  type: list
  contents:
    - I watch the sky.

- title: Affiliations
  type: list
  contents:
    - Society of Lamps
`

const newer = `
cv:
  name: Jorun Eide
  label: Glaciologist
  image: ""
  email: jorun@eide.test
  summary: Walks on old water.
  location: Longyearbyen, Norway
  social_networks:
    - network: GitHub
      username: jorune
  sections:
    Education:
      - institution: Ice School
        area: Physics
        studyType: PhD
        start_date: 2001
        end_date: 2005
        courses: [Cracks]
    Experience:
      - company: Snowline
        position: Lead
        start_date: 2015-01-01
        url: https://snowline.test
        summary: Drills cores.
    Volunteer:
      - organization: Dog club
        position: Driver
        start_date: 2011
    Awards:
      - title: Blue Ribbon
        awarder: Frost Society
        date: 2019
    Certificates:
      - name: Crevasse rescue
        issuer: Rope Board
        date: 2014
    Publications:
      - title: Slow rivers
        publisher: Firn
        releaseDate: 2017-05-01
    Skills:
      - name: Maps
        level: Master
        keywords: [Contours]
    Languages:
      - language: Norwegian
        fluency: Native
    Interests:
      - name: Skiing
        keywords: [Telemark]
    References:
      - name: Al Pine
        reference: Never slips.
    Projects:
      - name: Moulin
        summary: A sounding line.
        start_date: 2018
        end_date: 2019
`

export const cases: Cases = {
  'the newer cv.yml of al-folio': {
    given: newer,
    has: {
      identity: { name: 'Jorun Eide', label: 'Glaciologist', city: 'Longyearbyen' },
      about: { text: ['Walks on old water.'] },
      education: [{ institution: 'Ice School', studyType: 'PhD', courses: ['Cracks'] }],
      experience: [
        {
          companyName: 'Snowline',
          position: 'Lead',
          endDate: 'Present',
          url: 'https://snowline.test',
          aboutPosition: 'Drills cores.',
        },
      ],
      volunteer: [{ organization: 'Dog club', position: 'Driver' }],
      awards: [{ title: 'Blue Ribbon', awarder: 'Frost Society', date: '2019' }],
      certificates: [{ name: 'Crevasse rescue', issuer: 'Rope Board', date: '2014' }],
      publications: [{ name: 'Slow rivers', publisher: 'Firn', releaseDate: '2017-05-01' }],
      skills: [{ name: 'Contours', group: 'Maps', level: 'Master' }],
      languages: [{ language: 'Norwegian', fluency: 'Native' }],
      interests: [{ name: 'Skiing', keywords: ['Telemark'] }],
      references: [{ name: 'Al Pine', reference: 'Never slips.' }],
      projects: [{ title: 'Moulin', description: 'A sounding line.', startDate: '2018' }],
    },
  },
  'cv.yml of al-folio': {
    given,
    has: {
      identity: {
        name: 'Marit Solheim',
        email: 'marit@solheim.test',
        city: 'Tromsø',
        country: 'Norway',
        links: [{ network: 'GitHub', url: 'https://github.com/msolheim' }],
      },
      about: { text: ['I watch the sky.'] },
      languages: [{ language: 'Norwegian (native)' }, { language: 'French' }],
      education: [
        {
          institution: 'Arctic University',
          studyType: 'PhD',
          startDate: '2011',
          endDate: '2015',
          highlights: ['Auroras', 'Thesis: On green light.'],
        },
      ],
      experience: [
        {
          companyName: 'Polar Lab, Oslo',
          position: 'Postdoc',
          startDate: '2015',
          endDate: 'Present',
          highlights: ['Counts photons.', 'Mends lenses.'],
        },
        { companyName: 'Night School', position: 'Assistant', aboutPosition: 'Swept snow.' },
      ],
      projects: [
        {
          title: 'skyglow',
          link: 'https://skyglow.test',
          description: 'A map of the dark.',
          startDate: '2015',
        },
      ],
      awards: [
        { title: 'Lantern Prize', date: '2021' },
        { title: 'Ice Medal', date: '2021' },
        { title: 'Best poster', awarder: 'SkyConf', date: '2018' },
      ],
      interests: [
        { name: 'Light', keywords: ['Spectra.', 'Shadows.'] },
        { name: 'Hobbies: Skiing, etc.' },
      ],
      skills: [
        { name: 'Julia', group: 'Programming' },
        { name: 'Fortran', group: 'Programming' },
      ],
    },
    lost: [
      '[0] · title: “General Information”',
      '[0].contents · Date of Birth · name: “Date of Birth”',
      '[0].contents · Date of Birth · value: “5th January 1989”',
      '[2] · title: “Research Experience”',
      '[5] · title: “Academic Interests”',
      '[7] · title: “Other Interests”',
      '[9] · title: “Affiliations”',
      '[9] · contents[0]: “Society of Lamps”',
    ],
    nowhere: [
      'map time_table nested_list list',
      'time table nested',
      'Full Name Email Location GitHub Languages',
      'Education Summary Honors and Awards Open Source Projects Technical Skills',
    ],
  },
}
