/** MAC, Manfred's format (https://github.com/getmanfred/mac): jobs have roles, each with its own time. */
import { type Form, inTable, NOWHERE, type Rule, type Table } from '../form.ts'
import { type Fields, fieldOf, isText, listOf, madeOf } from '../given.ts'

/** The table's fields are all `NOWHERE`: codes of the form, not words of anybody. */
const CODES: Table = { type: NOWHERE, image: NOWHERE, avatar: NOWHERE, logo: NOWHERE }

const inRole: Table = {
  name: 'position',
  startDate: 'startDate',
  finishDate: 'endDate',
  notes: 'summary',
  challenges: { description: 'highlights' },
}

/** The competences of a role are skills of its holder. */
const inJob: Table = { roles: { competences: ['skills', { name: 'name', ...CODES }] } }

/** Each role at an organization. */
const jobs: Rule = (given) =>
  listOf(given).flatMap((job) => {
    const company = inTable(
      {
        organization: { name: 'name', description: 'description', URL: 'url', ...CODES },
        ...CODES,
      },
      job,
    )
    return listOf(fieldOf(job, 'roles')).map((role): Fields => ({
      ...company,
      ...inTable(inRole, role),
    }))
  })

const phones: Rule = (given) =>
  listOf(given).flatMap((phone) => {
    const code = fieldOf(phone, 'countryCode')
    const number = fieldOf(phone, 'number')
    if (!isText(number)) return []
    return isText(code) ? madeOf(`+${code.value} ${number.value}`, code, number) : number
  })

const inProject: Table = {
  details: { name: 'name', description: 'description', URL: 'url', ...CODES },
  roles: {
    name: 'roles',
    startDate: 'startDate',
    finishDate: 'endDate',
    challenges: { description: 'highlights' },
  },
}

const inSkill: Table = {
  skill: { name: 'name', description: 'description', ...CODES },
  level: 'level',
}

const inStudy: Table = {
  studyType: NOWHERE,
  degreeAchieved: NOWHERE,
  name: 'studyType',
  startDate: 'startDate',
  finishDate: 'endDate',
  institution: { name: 'institution', URL: 'url', ...CODES },
}

export const manfred: Form = {
  name: 'MAC (Manfred)',
  keys: ['aboutMe.profile', 'knowledge|experience|settings.MACVersion'],
  table: {
    settings: { language: 'language', lastUpdate: NOWHERE, MACVersion: NOWHERE },
    aboutMe: {
      profile: {
        name: 'basics.firstName',
        surnames: 'basics.lastName',
        title: 'basics.label',
        description: 'basics.summary',
        contact: {
          contactMails: 'basics.email',
          phoneNumbers: ['basics.phone', phones],
          publicProfiles: ['basics.profiles', { type: 'network', URL: 'url' }],
        },
        location: [
          'basics.location',
          {
            country: 'countryCode',
            region: 'region',
            municipality: 'city',
            address: 'address',
            postalCode: 'postalCode',
          },
        ],
      },
      relevantLinks: ['basics.profiles', { type: 'network', URL: 'url' }],
      interestingFacts: ['interests', { topic: 'name', content: 'keywords', ...CODES }],
      recommendations: [
        'references',
        { recommender: { name: 'name' }, recommendation: 'reference' },
      ],
    },
    knowledge: {
      languages: ['languages', { name: NOWHERE, fullName: 'language', level: 'fluency' }],
      hardSkills: ['skills', inSkill],
      softSkills: ['skills', inSkill],
      studies: ['education', inStudy],
    },
    experience: {
      jobs: (given) => ({ work: jobs(given), ...inTable(inJob, given) }),
      projects: ['projects', inProject],
      publicArtifacts: [
        'publications',
        {
          details: { name: 'name', description: 'summary', URL: 'url', ...CODES },
          publishingDate: 'releaseDate',
          ...CODES,
        },
      ],
    },
    careerPreferences: NOWHERE,
  },
}
