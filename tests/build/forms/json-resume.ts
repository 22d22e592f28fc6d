/** Files that are JSON Resume but for some names, or for what is around them. */
import type { Cases } from '../form-case.ts'

const hasMill = {
  identity: { name: 'Ines Varga', label: 'Miller' },
  experience: [{ companyName: 'Mill', position: 'Head', startDate: '2015-03', endDate: 'Present' }],
}

export const cases: Cases = {
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
  'texts side by side': {
    lost: [
      'basics · label.en is in another language: “Miller”',
      'work · Mill · position.en is in another language: “Head”',
    ],
    given: {
      basics: { name: 'Ines Varga', label: { de: 'Müllerin', en: 'Miller' } },
      work: [{ name: 'Mill', position: { de: 'Leiterin', en: 'Head' }, summary: { de: 'Mahlt.' } }],
    },
    has: {
      lang: 'de',
      identity: { label: 'Müllerin' },
      experience: [{ position: 'Leiterin', aboutPosition: 'Mahlt.' }],
    },
  },
  'a résumé for each language': {
    lost: [
      'de · basics.name is in another language: “Ines Varga”',
      'de · basics.label is in another language: “Müllerin”',
    ],
    nowhere: ['en'],
    given: {
      meta: { language: 'en' },
      de: { basics: { name: 'Ines Varga', label: 'Müllerin' } },
      en: { basics: { name: 'Ines Varga', label: 'Miller' } },
    },
    has: { lang: 'en', identity: { label: 'Miller' } },
  },
  gitconnected: {
    lost: ['basics · karma: “0”'],
    nowhere: ['3'],
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
  'a German one': {
    nowhere: ['heute'],
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
    nowhere: ['ce jour'],
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
    nowhere: ['至今'],
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
