import type { Cases } from '../form-case.ts'

export const cases: Cases = {
  FRESH: {
    given: {
      name: 'Tomas Kvist',
      meta: { format: 'FRESH@0.6.0', version: '0.6.0' },
      info: {
        label: 'Toolsmith',
        characterClass: 'Programmer',
        brief: '**Forges** small tools.',
        image: 'tomas.png',
        quote: 'Measure twice.',
      },
      disposition: { travel: 25, relocation: { willing: true, destinations: ['Oslo'] } },
      contact: {
        website: 'https://kvist.test',
        phone: '+45 55 50 10 01',
        email: 'tomas@kvist.test',
        other: [{ label: 'Second mail', flavor: 'email', value: 'spare@kvist.test' }],
      },
      location: { city: 'Odense', region: 'Funen', country: 'DK', code: '5000' },
      social: [
        { label: 'GitHub', network: 'GitHub', user: 'tkvist', url: 'https://github.com/tkvist' },
      ],
      employment: {
        summary: 'Nine years of anvils.',
        history: [
          {
            employer: 'Ambolt',
            url: 'https://ambolt.test',
            position: 'Head smith',
            summary: 'Runs the forge.',
            start: '2015-03',
            current: true,
            keywords: ['Steel'],
            highlights: ['Struck first'],
          },
        ],
      },
      education: {
        level: 'degree',
        degree: 'BSc',
        history: [
          {
            institution: 'Hammer College',
            start: '2005-09',
            end: '2008-05',
            grade: '10',
            curriculum: ['Fire', 'Water'],
          },
        ],
      },
      service: {
        history: [
          { flavor: 'volunteer', position: 'Driver', organization: 'Red Van', start: '2001-11' },
        ],
      },
      skills: {
        sets: [{ name: 'Forging', level: 'good', skills: ['Drawing out'] }],
        list: [{ name: 'Welding', level: 'best', years: 7 }],
      },
      samples: [
        { title: 'Tongs', summary: 'A gripper.', url: 'https://tongs.test', date: '2014-09' },
      ],
      projects: [
        {
          title: 'Bellows',
          category: 'open-source',
          description: 'Wind for coals.',
          role: 'Creator',
          repo: 'https://github.com/tkvist/bellows',
          start: '2016-01',
          end: '2017-01',
        },
      ],
      writing: [
        {
          title: 'On quenching',
          flavor: 'book',
          date: '2013-11',
          publisher: { name: 'Glow Press', url: 'https://glow.test' },
        },
        { title: 'Rust never', date: '2014', publisher: 'self' },
      ],
      speaking: [
        { title: 'Sparks', role: 'Speaker', event: 'ForgeConf', location: 'Turin', date: '2012' },
      ],
      reading: [{ title: 'Iron Age', author: 'A. Miner' }],
      recognition: [{ flavor: 'award', title: 'Best blade', from: 'Guild', date: '2012-01' }],
      references: [
        { name: 'Private Referee', private: true },
        {
          name: 'Al Borg',
          flavor: 'professional',
          contact: [{ label: 'Mobile', flavor: 'phone', value: '+45 99 99 99 99' }],
        },
      ],
      testimonials: [{ name: 'Elin Falk', flavor: 'technical', quote: 'He mends all.' }],
      languages: [{ language: 'Danish', level: 'Native', years: 30 }],
      interests: [{ name: 'bogs', summary: 'Iron ore.', keywords: ['mud'] }],
      extracurricular: [{ title: 'Choir', activity: 'Tenor', location: 'Odense' }],
    },
    has: {
      identity: {
        name: 'Tomas Kvist',
        label: 'Toolsmith',
        city: 'Odense',
        region: 'Funen',
        country: 'DK',
        postalCode: '5000',
        website: 'https://kvist.test',
        links: [{ network: 'GitHub', url: 'https://github.com/tkvist', username: 'tkvist' }],
      },
      about: { text: ['Forges small tools.'] },
      experience: [
        {
          companyName: 'Ambolt',
          position: 'Head smith',
          startDate: '2015-03',
          endDate: 'Present',
          aboutPosition: 'Runs the forge.',
          highlights: ['Struck first'],
        },
      ],
      education: [
        {
          institution: 'Hammer College',
          startDate: '2005-09',
          endDate: '2008-05',
          score: '10',
          courses: ['Fire', 'Water'],
        },
      ],
      volunteer: [{ organization: 'Red Van', position: 'Driver', startDate: '2001-11' }],
      skills: [
        { name: 'Drawing out', group: 'Forging', level: 'good' },
        { name: 'Welding', level: 'best' },
      ],
      projects: [
        {
          title: 'Bellows',
          type: 'open-source',
          roles: ['Creator'],
          repo: 'https://github.com/tkvist/bellows',
        },
        { title: 'Tongs', description: 'A gripper.', link: 'https://tongs.test' },
      ],
      publications: [
        { name: 'On quenching', publisher: 'Glow Press', releaseDate: '2013-11' },
        { name: 'Rust never', publisher: 'self', releaseDate: '2014' },
        { name: 'Sparks', publisher: 'ForgeConf', releaseDate: '2012' },
      ],
      awards: [{ title: 'Best blade', awarder: 'Guild', date: '2012-01' }],
      references: [{ name: 'Al Borg' }, { name: 'Elin Falk', reference: 'He mends all.' }],
      languages: [{ language: 'Danish', fluency: 'Native' }],
      interests: [{ name: 'bogs', keywords: ['mud', 'Iron ore.'] }],
    },
    lost: [
      'references[0] is hidden by private: true',
      'info · characterClass: “Programmer”',
      'info · image: “tomas.png”',
      'info · quote: “Measure twice.”',
      'contact.other · Second mail · label: “Second mail”',
      'contact.other · Second mail · flavor: “email”',
      'contact.other · Second mail · value: “spare@kvist.test”',
      'employment · summary: “Nine years of anvils.”',
      'employment.history · Ambolt · keywords[0]: “Steel”',
      'education · level: “degree”',
      'education · degree: “BSc”',
      'skills.list · Welding · years: “7”',
      'writing · On quenching · publisher.url: “https://glow.test”',
      'speaking · Sparks · role: “Speaker”',
      'speaking · Sparks · location: “Turin”',
      'reading · Iron Age · title: “Iron Age”',
      'reading · Iron Age · author: “A. Miner”',
      'languages · Danish · years: “30”',
      'extracurricular · Choir · title: “Choir”',
      'extracurricular · Choir · activity: “Tenor”',
      'extracurricular · Choir · location: “Odense”',
    ],
    nowhere: ['FRESH 0.6 0', 'volunteer book award professional technical', 'phone'],
    secret: ['Private Referee', '99 99 99', 'Mobile', 'Oslo', '25'],
  },
}
