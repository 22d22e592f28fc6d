import type { Cases } from '../form-case.ts'

const given = `
cv:
  name: Hedda Brough
  headline: Systems engineer
  location: Leeds, UK
  email: hedda@brough.test
  phone: tel:+44-113-496-0999
  social_networks:
    - network: GitHub
      username: hbrough
    - network: Google Scholar
      username: hBrough1
  custom_connections:
    - fontawesome_icon: book
      placeholder: Essays
      url: https://essays.test
  sections:
    summary:
      - I like small kernels.
    experience:
      - company: Bobbinworks
        position: Engineer
        start_date: 2021-06
        end_date: present
        highlights:
          - "Made [Treadle](https://treadle.test) twice as fast"
    education:
      - institution: Moor University
        area: Computer Science
        degree: MEng
        start_date: 2016-09
        end_date: 2020-06
        highlights:
          - "Thesis: woven caches"
    projects:
      - name: "[Treadle](https://treadle.test)"
        date: Fall 2023
        highlights:
          - A scheduler for looms
    patents:
      - number: Method for weaving caches (GB 0000001)
    invited_talks:
      - reversed_number: Looms in production, LoomConf (2024)
    selected_honors:
      - bullet: Best paper, 2022
    certifications_and_awards:
      - name: Golden Shuttle
        date: 2020
    volunteering:
      - company: Town library
        position: Reader
        date: 2011 – 2012
`

export const cases: Cases = {
  RenderCV: {
    given,
    has: {
      identity: {
        name: 'Hedda Brough',
        label: 'Systems engineer',
        city: 'Leeds',
        country: 'UK',
        phone: '+44-113-496-0999',
        links: [
          { network: 'GitHub', username: 'hbrough' },
          {
            network: 'Google Scholar',
            url: 'https://scholar.google.com/citations?user=hBrough1',
          },
          { network: 'Essays', url: 'https://essays.test' },
        ],
      },
      about: { text: ['I like small kernels.'] },
      experience: [
        {
          companyName: 'Bobbinworks',
          position: 'Engineer',
          startDate: '2021-06',
          endDate: 'Present',
          highlights: ['Made Treadle (https://treadle.test) twice as fast'],
        },
      ],
      education: [{ institution: 'Moor University', area: 'Computer Science', studyType: 'MEng' }],
      publications: [
        { name: 'Method for weaving caches (GB 0000001)' },
        { name: 'Looms in production, LoomConf (2024)' },
      ],
      awards: [{ title: 'Best paper, 2022' }, { title: 'Golden Shuttle', date: '2020' }],
      volunteer: [
        { organization: 'Town library', position: 'Reader', startDate: '2011', endDate: '2012' },
      ],
      projects: [
        {
          title: 'Treadle',
          link: 'https://treadle.test',
          endDate: '2023 (Fall 2023)',
          highlights: ['A scheduler for looms'],
        },
      ],
    },
    nowhere: ['tel', 'book'],
  },
}
