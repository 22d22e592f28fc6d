import type { Cases } from '../form-case.ts'

const none = { label: '', href: '' }
const to = (href: string) => ({ label: '', href })
const web = (url: string) => ({ url, label: '', inlineLink: false })

const ofVersion3 = {
  id: 41,
  name: 'Engineer CV',
  slug: 'engineer-cv',
  public: false,
  basics: {
    name: 'Oda Fjellheim',
    headline: 'Bridge engineer',
    email: 'oda@fjellheim.test',
    phone: '+47 555 01 200',
    website: 'https://fjellheim.test',
    summary: 'I weigh bridges.',
    birthdate: '1984-02-29',
    photo: {
      url: 'https://fjellheim.test/oda.jpg',
      visible: true,
      filters: { size: 128, shape: 'square' },
    },
    location: {
      address: '',
      city: 'Molde',
      region: 'Romsdal',
      country: 'Norway',
      postalCode: '6413',
    },
    profiles: [{ id: 'p1', network: 'GitHub', username: 'odaf', url: 'https://github.com/odaf' }],
  },
  sections: {
    work: {
      id: 'work',
      name: 'Work Experience',
      type: 'basic',
      columns: 2,
      visible: true,
      items: [
        {
          id: 'w1',
          name: 'Spanwerk',
          position: 'Lead',
          date: { start: '2015-03-01T00:00:00.000Z', end: '' },
          url: 'https://spanwerk.test',
          summary: '- One arch\n- Two cables',
        },
      ],
    },
    education: {
      id: 'education',
      name: 'Education',
      type: 'basic',
      columns: 1,
      visible: true,
      items: [
        {
          institution: 'Fjord College',
          degree: 'MSc',
          area: 'Statics',
          score: '1.3',
          date: { start: '2005-08', end: '2010-06' },
          courses: ['Steel', 'Wind'],
        },
      ],
    },
    skills: {
      id: 'skills',
      name: 'Skills',
      type: 'basic',
      columns: 1,
      visible: true,
      items: [{ name: 'Models', level: 'Expert', levelNum: 9, keywords: ['Beams', 'Shells'] }],
    },
    languages: {
      name: 'Languages',
      type: 'basic',
      columns: 1,
      visible: true,
      items: [{ name: 'Norwegian', level: 'Native', levelNum: 10 }],
    },
    references: {
      name: 'References',
      visible: false,
      items: [{ name: 'Hidden Person', phone: '+47 555 99 999' }],
    },
    '8d7a': {
      id: '8d7a',
      name: 'Patents',
      type: 'custom',
      columns: 1,
      visible: true,
      items: [
        { title: 'Damping a deck', subtitle: 'NO 000001', date: { start: '2018-05-01', end: '' } },
      ],
    },
  },
  metadata: { template: 'kakuna', locale: 'en', css: { value: 'p {}', visible: false } },
}

const ofVersion4 = {
  basics: {
    name: 'Ilse Brandauer',
    headline: 'Miller of data',
    email: 'ilse@brandauer.test',
    phone: '',
    location: 'Graz, Austria',
    url: to('https://brandauer.test'),
    customFields: [{ id: 'c1', icon: 'cake', name: 'Birthday', value: 'in spring' }],
    picture: {
      url: 'https://brandauer.test/me.png',
      size: 120,
      aspectRatio: 1,
      borderRadius: 0,
      effects: { hidden: true, border: false, grayscale: false },
    },
  },
  sections: {
    summary: {
      name: 'Summary',
      columns: 1,
      separateLinks: true,
      visible: true,
      id: 'summary',
      content: '<p>I grind <strong>logs</strong>.</p>',
    },
    experience: {
      name: 'Experience',
      columns: 1,
      separateLinks: true,
      visible: true,
      id: 'experience',
      items: [
        {
          id: 'lhw25d7gf32wgdfpsktf6e0x',
          visible: true,
          company: 'Mühle',
          position: 'Head',
          location: 'Graz',
          date: 'März 2015 – heute',
          summary: '<ul><li><p>Milled</p></li><li><p>Sieved</p></li></ul>',
          url: to('https://muehle.test'),
        },
        { id: 'x', visible: false, company: 'Not Shown', position: 'Nothing', url: none },
      ],
    },
    profiles: {
      name: 'Profiles',
      visible: true,
      columns: 1,
      items: [{ id: 'p', network: 'GitHub', username: 'ilseb', icon: 'github', url: none }],
    },
    skills: {
      name: 'What I can',
      visible: true,
      columns: 1,
      items: [
        { id: 's', name: 'Web', description: 'Advanced', level: 3, keywords: ['HTML', 'CSS'] },
        { id: 't', name: 'Go', description: '', level: 0, keywords: [] },
      ],
    },
    projects: {
      name: 'Projects',
      visible: true,
      columns: 1,
      items: [
        {
          name: 'Sieve',
          description: 'A filter',
          date: '2020',
          summary: '<p>It is fine.</p>',
          keywords: ['Rust'],
          url: to('https://sieve.test'),
        },
      ],
    },
    references: {
      name: 'References',
      visible: true,
      columns: 1,
      items: [{ name: 'Al Korn', description: 'Baker', summary: '<p>Good flour.</p>', url: none }],
    },
    custom: {
      k1: {
        name: 'Talks',
        columns: 1,
        visible: true,
        id: 'k1',
        items: [
          {
            name: 'On husks',
            description: 'GrainConf',
            date: '2022',
            url: to('https://husks.test'),
          },
        ],
      },
      k2: { name: 'Mottos', visible: true, id: 'k2', items: [{ name: 'Grind slowly' }] },
    },
  },
  metadata: {
    template: 'onyx',
    css: { value: '* { outline: none; }', visible: false },
    notes: 'Ask for more money',
  },
}

const ofVersion5 = {
  picture: { hidden: false, url: '/uploads/me.webp', size: 80, borderColor: 'rgba(0, 0, 0, 0.5)' },
  basics: {
    name: 'Runa Tveit',
    headline: 'Cartographer',
    email: 'runa@tveit.test',
    phone: '+47 555 01 300',
    location: 'Voss, Norway',
    website: { url: 'https://tveit.test', label: 'tveit' },
    customFields: [
      { id: 'f1', icon: 'butterfly', text: 'Bluesky', link: 'https://bsky.app/profile/runa.test' },
      { id: 'f2', icon: 'car', text: 'Own canoe', link: '' },
    ],
  },
  summary: { title: 'Summary', columns: 1, hidden: false, content: '<p>I draw fjords.</p>' },
  sections: {
    profiles: {
      title: 'Profiles',
      columns: 1,
      hidden: false,
      items: [
        {
          id: 'p1',
          hidden: false,
          icon: 'github-logo',
          iconColor: '',
          network: 'GitHub',
          username: 'runat',
          website: web('https://github.com/runat'),
        },
      ],
    },
    experience: {
      title: 'Experience',
      columns: 1,
      hidden: false,
      items: [
        {
          id: 'e1',
          hidden: false,
          company: 'Kartverk',
          position: '',
          location: 'Bergen',
          period: '',
          website: web('https://kartverk.test'),
          description: '<p>Maps of water.</p>',
          roles: [
            {
              id: 'r1',
              position: 'Lead',
              period: 'Mar 2019 - Present',
              description: '<ul><li>Drew depths</li></ul>',
            },
            { id: 'r2', position: 'Drafter', period: '2015 - 2019', description: '' },
          ],
        },
      ],
    },
    education: {
      title: 'Education',
      columns: 1,
      hidden: false,
      items: [
        {
          hidden: false,
          school: 'Vestland University',
          degree: 'BSc',
          area: 'Geodesy',
          grade: 'A',
          location: 'Stord',
          period: '2011 - 2014',
          website: web(''),
          description: '',
        },
      ],
    },
    skills: {
      title: 'Skills',
      columns: 1,
      hidden: false,
      layout: 'inline',
      items: [{ hidden: false, name: 'GIS', proficiency: 'Expert', level: 0, keywords: [] }],
    },
    languages: {
      title: 'Languages',
      hidden: false,
      items: [{ hidden: false, language: 'Norwegian', fluency: 'Native', level: 5 }],
    },
    awards: {
      title: 'Awards',
      hidden: true,
      items: [{ hidden: false, title: 'Unshown medal', awarder: 'Somebody' }],
    },
    certifications: {
      title: 'Certifications',
      hidden: false,
      items: [
        {
          hidden: false,
          title: 'Surveyor',
          issuer: 'Norsk Guild',
          date: 'May 2016',
          website: web('https://guild.test/runa'),
          description: 'Second class',
        },
      ],
    },
    volunteer: {
      title: 'Volunteer',
      hidden: false,
      items: [
        { hidden: false, organization: 'Trail club', period: '2018 - 2020', description: 'Signs.' },
      ],
    },
    references: {
      title: 'References',
      hidden: false,
      items: [
        { hidden: false, name: 'Nils Dal', position: 'Editor', description: 'She is exact.' },
      ],
    },
  },
  customSections: [
    {
      id: 'c1',
      type: 'publications',
      title: 'Atlases',
      columns: 1,
      hidden: false,
      items: [
        {
          hidden: false,
          title: 'Nine fjords',
          publisher: 'Isbjørn Press',
          date: '2021',
          website: web('https://isbjorn.test/nine'),
          description: '',
        },
      ],
    },
    {
      id: 'c2',
      type: 'cover-letter',
      title: 'Cover letter',
      hidden: false,
      items: [{ recipient: 'Dear rivals', content: '<p>Take me away from here.</p>' }],
    },
  ],
  metadata: { template: 'onyx', page: { locale: 'en-US' }, notes: '<p>Leave in June</p>' },
}

export const cases: Cases = {
  'Reactive Resume 3': {
    given: ofVersion3,
    has: {
      identity: {
        name: 'Oda Fjellheim',
        label: 'Bridge engineer',
        postalCode: '6413',
        city: 'Molde',
        region: 'Romsdal',
        country: 'Norway',
        website: 'https://fjellheim.test',
        links: [{ network: 'GitHub', url: 'https://github.com/odaf', username: 'odaf' }],
      },
      about: { text: ['I weigh bridges.'] },
      experience: [
        {
          companyName: 'Spanwerk',
          position: 'Lead',
          startDate: '2015-03-01',
          endDate: 'Present',
          url: 'https://spanwerk.test',
          highlights: ['One arch', 'Two cables'],
        },
      ],
      education: [
        {
          institution: 'Fjord College',
          studyType: 'MSc',
          area: 'Statics',
          score: '1.3',
          startDate: '2005-08',
          endDate: '2010-06',
          courses: ['Steel', 'Wind'],
        },
      ],
      skills: [
        { name: 'Beams', group: 'Models', level: 'Expert' },
        { name: 'Shells', group: 'Models' },
      ],
      languages: [{ language: 'Norwegian', fluency: 'Native' }],
      publications: [{ name: 'Damping a deck' }],
    },
    lost: [
      'sections.references is hidden by visible: false',
      'name: “Engineer CV”',
      'basics · birthdate: “1984-02-29”',
      'basics · photo.url: “https://fjellheim.test/oda.jpg”',
      'sections.8d7a.items · Damping a deck · subtitle: “NO 000001”',
      'sections.8d7a.items · Damping a deck · date.start: “2018-05-01”',
    ],
    nowhere: [
      'basic custom square kakuna en p',
      '128 2 9 10 1',
      'Work Experience',
      'Education Skills Languages Patents',
    ],
    secret: ['Hidden Person', '555 99 999'],
  },
  'Reactive Resume 4': {
    given: ofVersion4,
    has: {
      identity: {
        name: 'Ilse Brandauer',
        email: 'ilse@brandauer.test',
        city: 'Graz',
        country: 'Austria',
        website: 'https://brandauer.test',
        links: [{ network: 'GitHub', url: 'https://github.com/ilseb', username: 'ilseb' }],
      },
      about: { text: ['I grind logs.'] },
      experience: [
        {
          companyName: 'Mühle',
          position: 'Head',
          location: 'Graz',
          startDate: '2015-03',
          endDate: 'Present',
          url: 'https://muehle.test',
          highlights: ['Milled', 'Sieved'],
        },
      ],
      skills: [
        { name: 'HTML', group: 'Web', level: 'Advanced' },
        { name: 'CSS', group: 'Web' },
        { name: 'Go' },
      ],
      projects: [
        {
          title: 'Sieve',
          description: 'A filter\n\nIt is fine.',
          techStack: 'Rust',
          link: 'https://sieve.test',
        },
      ],
      references: [{ name: 'Al Korn', reference: 'Good flour.' }],
      publications: [{ name: 'On husks', url: 'https://husks.test', releaseDate: '2022' }],
    },
    lost: [
      'sections.experience.items[1] is hidden by visible: false',
      'basics.customFields · Birthday · name: “Birthday”',
      'basics.customFields · Birthday · value: “in spring”',
      'basics · picture.url: “https://brandauer.test/me.png”',
      'sections · skills.name: “What I can”',
      'sections.skills.items · Web · level: “3”',
      'sections.references.items · Al Korn · description: “Baker”',
      'sections · custom.k2.name: “Mottos”',
      'sections.custom.k2.items · Grind slowly · name: “Grind slowly”',
    ],
    nowhere: [
      '120 1 0',
      'Summary Profiles Projects References Talks',
      'heute',
      'onyx outline none',
    ],
    secret: ['Ask for more money', 'Not Shown', 'Nothing'],
  },
  'Reactive Resume 5': {
    given: ofVersion5,
    has: {
      identity: {
        name: 'Runa Tveit',
        label: 'Cartographer',
        city: 'Voss',
        country: 'Norway',
        website: 'https://tveit.test',
        links: [
          { network: 'Bluesky', url: 'https://bsky.app/profile/runa.test' },
          { network: 'GitHub', url: 'https://github.com/runat' },
        ],
      },
      about: { text: ['I draw fjords.'] },
      experience: [
        {
          companyName: 'Kartverk',
          position: 'Lead',
          location: 'Bergen',
          startDate: '2019-03',
          endDate: 'Present',
          aboutPosition: 'Maps of water.',
          highlights: ['Drew depths'],
        },
        { companyName: 'Kartverk', position: 'Drafter', startDate: '2015', endDate: '2019' },
      ],
      education: [
        {
          institution: 'Vestland University',
          studyType: 'BSc',
          area: 'Geodesy',
          score: 'A',
          startDate: '2011',
          endDate: '2014',
        },
      ],
      skills: [{ name: 'GIS', level: 'Expert' }],
      languages: [{ language: 'Norwegian', fluency: 'Native' }],
      certificates: [{ name: 'Surveyor', issuer: 'Norsk Guild', date: '2016-05' }],
      volunteer: [{ organization: 'Trail club', summary: 'Signs.' }],
      references: [{ name: 'Nils Dal', reference: 'She is exact.' }],
      publications: [{ name: 'Nine fjords', publisher: 'Isbjørn Press', releaseDate: '2021' }],
    },
    lost: [
      'sections.awards is hidden by hidden: true',
      'picture · url: “/uploads/me.webp”',
      'basics · website.label: “tveit”',
      'basics.customFields · entry 2 · text: “Own canoe”',
      'sections.education.items · Vestland University · location: “Stord”',
      'sections.languages.items · Norwegian · level: “5”',
      'sections.certifications.items · Surveyor · description: “Second class”',
      'sections.references.items · Nils Dal · position: “Editor”',
      'customSections · Atlases · title: “Atlases”',
    ],
    nowhere: [
      '80 1 0',
      'rgba 0 5',
      'Summary Profiles Experience Skills Volunteer',
      'publications cover letter inline',
      'onyx en us',
    ],
    secret: [
      'Leave in June',
      'Dear rivals',
      'Take me away',
      'Unshown medal',
      'Somebody',
      'from here',
    ],
  },
}
