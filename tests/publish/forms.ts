/** Résumés in the forms of other programs, in words of our own, and what of each the content has. */
interface Form {
  given: unknown
  has: object
}

const hasMill = {
  identity: { name: 'Ines Varga', label: 'Miller' },
  experience: [{ companyName: 'Mill', position: 'Head', startDate: '2015-03', endDate: 'Present' }],
}

const reactive4 = {
  basics: {
    name: 'Ines Varga',
    headline: 'Miller',
    email: 'ines@mill.test',
    location: 'Graz, Austria',
    url: { label: '', href: 'https://ines.test' },
    picture: { url: 'https://ines.test/me.png', effects: { hidden: false } },
  },
  sections: {
    summary: { name: 'Summary', columns: 1, visible: true, content: '<p>I mill <b>flour</b>.</p>' },
    experience: {
      name: 'Experience',
      visible: true,
      items: [
        {
          id: 'a1',
          visible: true,
          company: 'Mill',
          position: 'Head',
          date: 'März 2015 – heute',
          summary: '<ul><li><p>Milled</p></li><li><p>Sieved</p></li></ul>',
          url: { label: '', href: 'https://mill.test' },
        },
      ],
    },
    profiles: {
      name: 'Profiles',
      items: [
        {
          network: 'GitHub',
          username: 'ines',
          url: { label: '', href: 'https://github.com/ines' },
        },
      ],
    },
    skills: {
      items: [
        { id: 's', name: 'Web', description: 'Advanced', level: 3, keywords: ['HTML', 'CSS'] },
      ],
    },
  },
  metadata: { template: 'onyx' },
}

export const forms: Record<string, Form> = {
  'a name and a section alone': {
    given: { name: 'Ines Varga', experience: [{ company: 'Mill' }] },
    has: { identity: { name: 'Ines Varga' }, experience: [{ companyName: 'Mill' }] },
  },
  'a résumé in a field of its own': {
    given: { resume: { basics: { name: 'Ines Varga' }, work: [{ name: 'Mill' }] } },
    has: { identity: { name: 'Ines Varga' }, experience: [{ companyName: 'Mill' }] },
  },
  'a list with one résumé in it': {
    given: [{ basics: { name: 'Ines Varga' } }],
    has: { identity: { name: 'Ines Varga' } },
  },
  'an answer of an interface': {
    given: { data: { attributes: { profile: { name: 'Ines Varga' }, jobs: [{ firm: 'Mill' }] } } },
    has: { identity: { name: 'Ines Varga' }, experience: [{ companyName: 'Mill' }] },
  },
  'sections in a list': {
    given: {
      name: 'Ines Varga',
      sections: [
        { type: 'experience', title: 'Work', items: [{ title: 'Head', company: 'Mill' }] },
      ],
    },
    has: { experience: [{ companyName: 'Mill', position: 'Head' }] },
  },
  'texts side by side': {
    given: {
      basics: { name: 'Ines Varga', label: { de: 'Müllerin', en: 'Miller' } },
      work: [{ name: 'Mill', position: { de: 'Leiterin', en: 'Head' }, summary: { de: 'Mahlt.' } }],
    },
    has: {
      lang: 'de',
      identity: { label: 'Müllerin' },
      experience: [{ position: 'Leiterin', aboutPosition: 'Mahlt.' }],
      lost: ['2 texts are in another language: en'],
    },
  },
  'a résumé for each language': {
    given: {
      meta: { language: 'en' },
      de: { basics: { name: 'Ines Varga', label: 'Müllerin' } },
      en: { basics: { name: 'Ines Varga', label: 'Miller' } },
    },
    has: { lang: 'en', identity: { label: 'Miller' } },
  },
  'Reactive Resume 4': {
    given: reactive4,
    has: {
      ...hasMill,
      identity: {
        email: 'ines@mill.test',
        city: 'Graz',
        country: 'Austria',
        website: 'https://ines.test',
        links: [{ network: 'GitHub', url: 'https://github.com/ines', username: 'ines' }],
      },
      about: { text: ['I mill flour.'] },
      experience: [{ highlights: ['Milled', 'Sieved'], url: 'https://mill.test' }],
      skills: [{ name: 'HTML', group: 'Web', level: 'Advanced' }, { name: 'CSS' }],
      lost: [
        'basics · picture.url: “https://ines.test/me.png”',
        'sections.skills.items · Web · level: “3”',
      ],
    },
  },
  'Reactive Resume 3': {
    given: {
      basics: {
        name: 'Ines Varga',
        headline: 'Miller',
        location: { city: 'Graz', country: 'Austria', region: 'Styria' },
      },
      sections: {
        work: {
          id: 'work',
          visible: true,
          items: [
            {
              name: 'Mill',
              position: 'Head',
              date: { start: '2015-03-01T00:00:00.000Z', end: '' },
              summary: '- One\n- Two',
            },
          ],
        },
      },
    },
    has: {
      identity: { label: 'Miller', city: 'Graz', region: 'Styria', country: 'Austria' },
      experience: [{ startDate: '2015-03-01', endDate: 'Present', highlights: ['One', 'Two'] }],
    },
  },
  'Reactive Resume 5': {
    given: {
      basics: { name: 'Ines Varga', headline: 'Miller', website: { url: 'https://ines.test' } },
      summary: { title: 'Summary', hidden: false, content: '<p>I mill.</p>' },
      sections: {
        profiles: {
          title: 'Profiles',
          hidden: false,
          items: [{ network: 'GitHub', website: { url: 'https://github.com/ines' } }],
        },
        experience: {
          title: 'Work',
          hidden: false,
          items: [
            {
              hidden: false,
              company: 'Mill',
              position: 'Head',
              period: 'Mar 2015 - Present',
              description: '<ul><li>Milled</li></ul>',
            },
          ],
        },
      },
    },
    has: {
      ...hasMill,
      about: { text: ['I mill.'] },
      identity: { links: [{ network: 'GitHub' }] },
    },
  },
  FRESH: {
    given: {
      name: 'Ines Varga',
      meta: { format: 'FRESH@0.6.0' },
      info: { label: 'Miller', brief: 'Mills.' },
      contact: { email: 'ines@mill.test', website: 'https://ines.test' },
      location: { city: 'Graz', region: 'Styria', country: 'Austria', code: 'AT' },
      social: [
        { label: 'GitHub', network: 'GitHub', user: 'ines', url: 'https://github.com/ines' },
      ],
      employment: {
        history: [{ employer: 'Mill', position: 'Head', start: '2015-03', highlights: ['Milled'] }],
      },
      skills: {
        sets: [{ name: 'Web', level: 'good', skills: ['HTML'] }],
        list: [{ name: 'Milling', level: 'best' }],
      },
      education: { history: [{ institution: 'School', start: '2005', end: '2008', grade: '1.5' }] },
      service: { history: [{ position: 'Driver', organization: 'Red Cross', start: '2001' }] },
      recognition: [{ title: 'Best', from: 'Guild', date: '2012-01' }],
      writing: [{ title: 'On flour', publisher: { name: 'Press' }, date: '2013-11' }],
      references: [
        { name: 'Bo', private: true },
        { name: 'Al', quote: 'Fine.' },
      ],
    },
    has: {
      ...hasMill,
      identity: { city: 'Graz', region: 'Styria', country: 'AT', website: 'https://ines.test' },
      skills: [
        { name: 'HTML', group: 'Web', level: 'good' },
        { name: 'Milling', level: 'best' },
      ],
      education: [{ institution: 'School', endDate: '2008', score: '1.5' }],
      volunteer: [{ organization: 'Red Cross', position: 'Driver' }],
      awards: [{ title: 'Best', awarder: 'Guild' }],
      publications: [{ name: 'On flour', publisher: 'Press', releaseDate: '2013-11' }],
      references: [{ name: 'Al', reference: 'Fine.' }],
      lost: ['references · Bo is hidden by private: true'],
    },
  },
  Europass: {
    given: {
      SkillsPassport: {
        Locale: 'de',
        LearnerInfo: {
          Identification: {
            PersonName: { FirstName: 'Ines', Surname: 'Varga' },
            ContactInfo: {
              Address: {
                Contact: {
                  AddressLine: 'Straße 1',
                  PostalCode: '8010',
                  Municipality: 'Graz',
                  Country: { Code: 'AT' },
                },
              },
              Email: { Contact: 'ines@mill.test' },
              Telephone: [{ Contact: '+43 664 123456' }],
            },
          },
          Headline: { Description: { Label: 'Miller' } },
          WorkExperience: [
            {
              Period: { From: { Year: 2015, Month: 3 }, Current: true },
              Position: { Label: 'Head' },
              Activities: '<ul><li>Mahlen</li></ul>',
              Employer: { Name: 'Mill' },
            },
          ],
          Skills: {
            Linguistic: {
              MotherTongue: [{ Description: { Code: 'de', Label: 'Deutsch' } }],
              ForeignLanguage: [
                { Description: { Label: 'Englisch' }, ProficiencyLevel: { Listening: 'C2' } },
              ],
            },
          },
        },
      },
    },
    has: {
      ...hasMill,
      lang: 'de',
      identity: { phone: '+43 664 123456', address: 'Straße 1', city: 'Graz', country: 'AT' },
      languages: [{ language: 'Deutsch' }, { language: 'Englisch', fluency: 'C2' }],
    },
  },
  'LinkedIn, as its tables are called': {
    given: {
      Profile: [{ 'First Name': 'Ines', 'Last Name': 'Varga', Headline: 'Miller' }],
      Positions: [
        { 'Company Name': 'Mill', Title: 'Head', 'Started On': 'Mar 2015', 'Finished On': '' },
      ],
      Skills: [{ Name: 'HTML' }],
    },
    has: { ...hasMill, skills: [{ name: 'HTML' }] },
  },
  'LinkedIn, as programs read it': {
    given: {
      full_name: 'Ines Varga',
      headline: 'Miller',
      city: 'Graz',
      state: 'Styria',
      country: 'AT',
      publicProfileUrl: 'https://www.linkedin.com/in/ines',
      experiences: [
        {
          starts_at: { day: 1, month: 3, year: 2015 },
          ends_at: null,
          company: 'Mill',
          title: 'Head',
        },
      ],
      certifications: [{ name: 'Sieves', authority: 'Guild', starts_at: { year: 2020, month: 1 } }],
      volunteer_work: [{ title: 'Coach', company: 'Club' }],
    },
    has: {
      identity: {
        name: 'Ines Varga',
        city: 'Graz',
        region: 'Styria',
        country: 'AT',
        links: [{ network: 'LinkedIn' }],
      },
      experience: [{ companyName: 'Mill', startDate: '2015-03-01', endDate: 'Present' }],
      certificates: [{ name: 'Sieves', issuer: 'Guild', date: '2020-01' }],
      volunteer: [{ organization: 'Club', position: 'Coach' }],
    },
  },
  gitconnected: {
    given: {
      basics: { name: 'Ines Varga', label: 'Miller', karma: 0 },
      work: [
        {
          name: 'Mill',
          position: 'Head',
          start: { year: 2015, month: 3 },
          endDate: '',
          isCurrentRole: true,
        },
      ],
      projects: [{ name: 'Sieve', summary: 'Sieves.', githubUrl: 'https://github.com/ines/sieve' }],
    },
    has: {
      ...hasMill,
      projects: [{ title: 'Sieve', description: 'Sieves.', repo: 'https://github.com/ines/sieve' }],
    },
  },
  'schema.org': {
    given: {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Ines Varga',
      jobTitle: 'Miller',
      address: { addressLocality: 'Graz', addressCountry: 'AT' },
      worksFor: { name: 'Mill' },
      sameAs: ['https://github.com/ines'],
    },
    has: {
      identity: { label: 'Miller', city: 'Graz', country: 'AT', links: [{ network: 'GitHub' }] },
      experience: [{ companyName: 'Mill' }],
    },
  },
  'a German one': {
    given: {
      persönliche_daten: {
        vorname: 'Ines',
        nachname: 'Varga',
        beruf: 'Miller',
        adresse: 'Straße 1, 8010 Graz, Österreich',
      },
      berufserfahrung: [
        { firma: 'Mill', position: 'Head', von: 'März 2015', bis: 'heute', aufgaben: ['Mahlen'] },
      ],
      sprachen: { Deutsch: 'Muttersprache' },
      kenntnisse: { Büro: ['Word', 'Excel'] },
    },
    has: {
      ...hasMill,
      identity: { address: 'Straße 1', postalCode: '8010', city: 'Graz', country: 'Österreich' },
      languages: [{ language: 'Deutsch', fluency: 'Muttersprache' }],
      skills: [{ name: 'Word', group: 'Büro' }, { name: 'Excel' }],
    },
  },
  'a French one': {
    given: {
      nom: 'Ines Varga',
      titre: 'Meunière',
      coordonnées: { courriel: 'ines@moulin.test', ville: 'Lyon', pays: 'France' },
      expériences: [{ entreprise: 'Moulin', poste: 'Chef', début: 'mars 2015', fin: 'ce jour' }],
      formations: [{ école: 'Lycée', diplôme: 'Bac', année: '2010' }],
      loisirs: 'lecture, vélo',
    },
    has: {
      lang: 'fr',
      identity: { email: 'ines@moulin.test', city: 'Lyon', country: 'France' },
      experience: [{ companyName: 'Moulin', startDate: '2015-03', endDate: 'Present' }],
      education: [{ institution: 'Lycée', studyType: 'Bac', endDate: '2010' }],
      interests: [{ name: 'lecture' }, { name: 'vélo' }],
    },
  },
  'a Chinese one': {
    given: {
      姓名: '李娜',
      basics: { name: '李娜', label: '前端工程师' },
      工作经历: [{ 公司: 'Mill', 职位: '工程师', 开始时间: '2015年3月', 结束时间: '至今' }],
    },
    has: {
      lang: 'zh',
      experience: [{ companyName: 'Mill', startDate: '2015-03', endDate: 'Present' }],
    },
  },
}
