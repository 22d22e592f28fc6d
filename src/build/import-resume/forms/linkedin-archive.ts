/** LinkedIn's archive ("Get a copy of your data"): a table for each part of a profile, and many of the account. */
import { at, type Form, inTable, NOWHERE, type Rule, type Table } from '../form.ts'
import { type Fields, fieldOf, isText, listOf, madeOf, ofKey, spelledPlainly } from '../given.ts'
import { dividedPlace } from '../place.ts'

/** The parts of `[ines, varga]`, each made of the whole text. */
const parts = (list: string) =>
  list
    .replaceAll(/^\s*\[|\]\s*$/g, '')
    .split(/\s*,\s*/)
    .filter(Boolean)

const handles: Rule = (given) =>
  isText(given)
    ? parts(given.value).map((handle) => ({
        network: ofKey('X', given),
        username: madeOf(handle, given),
      }))
    : []

const OWN = /^(?:PERSONAL|PORTFOLIO|BLOG):/

/**
 * The websites in `[COMPANY:https://mill.test,PERSONAL:https://ines.test]`: the first that is the
 * owner's own is the website.
 */
const websites: Rule = (given) => {
  if (!isText(given)) return {}
  const all = parts(given.value)
  const own = all.find((part) => OWN.test(part))
  const addressIn = (part: string) => madeOf(part.replace(/^[A-Z]+:/, ''), given)
  const others = all.filter((part) => part !== own)
  return at('basics', {
    ...(own && { url: addressIn(own) }),
    profiles: others.map((part) => ({ url: addressIn(part) })),
  })
}

/** A recommendation that others may not see is one that was not accepted, or is hidden. */
const recommendation: Rule = (given) =>
  listOf(given).map((row): Fields => {
    const status = fieldOf(row, 'Status')
    if (isText(status) && status.value !== 'VISIBLE') return at(NOWHERE, row)
    const names = ['First Name', 'Last Name'].map((name) => fieldOf(row, name)).filter(isText)
    return {
      ...(names.length > 0 && {
        name: madeOf(names.map(({ value }) => value).join(' '), ...names),
      }),
      ...inTable({ Text: 'reference', 'Creation Date': NOWHERE, Status: NOWHERE }, row),
    }
  })

const TIME: Table = { 'Started On': 'startDate', 'Finished On': 'endDate' }

const tables: Table = {
  Profile: {
    'First Name': 'basics.firstName',
    'Last Name': 'basics.lastName',
    Headline: 'basics.label',
    Summary: 'basics.summary',
    'Geo Location': ['basics.location', dividedPlace],
    'Twitter Handles': ['basics.profiles', handles],
    Websites: websites,
    // These fields are for the owner, or for the owner's contacts.
    'Maiden Name': NOWHERE,
    Address: NOWHERE,
    'Zip Code': NOWHERE,
    'Birth Date': NOWHERE,
    'Instant Messengers': NOWHERE,
  },
  'Profile Summary': { 'Profile Summary': 'basics.summary' },
  Positions: [
    'work',
    {
      'Company Name': 'name',
      Title: 'position',
      Description: 'summary',
      Location: 'location',
      ...TIME,
    },
  ],
  Education: [
    'education',
    {
      'School Name': 'institution',
      'Start Date': 'startDate',
      'End Date': 'endDate',
      Notes: 'summary',
      'Degree Name': 'studyType',
      Activities: 'summary',
    },
  ],
  Skills: ['skills', { Name: 'name' }],
  Languages: ['languages', { Name: 'language', Proficiency: 'fluency' }],
  Certifications: [
    'certificates',
    { Name: 'name', Url: 'url', Authority: 'issuer', 'Started On': 'date' },
  ],
  Projects: ['projects', { Title: 'name', Description: 'description', Url: 'url', ...TIME }],
  Publications: [
    'publications',
    {
      Name: 'name',
      'Published On': 'releaseDate',
      Description: 'summary',
      Publisher: 'publisher',
      Url: 'url',
    },
  ],
  Honors: ['awards', { Title: 'title', Description: 'summary', 'Issued On': 'date' }],
  Volunteering: [
    'volunteer',
    { 'Company Name': 'organization', Role: 'position', Description: 'summary', ...TIME },
  ],
  Recommendations_Received: ['references', recommendation],
}

/** Parts of a profile without a place in the content: they are listed. */
const OTHERS = ['Courses', 'Organizations', 'Patents', 'Test Scores', 'Causes You Care About']

const ofProfile = new Set([...Object.keys(tables), ...OTHERS].map(spelledPlainly))

/**
 * Whether a table is of the profile; all other tables are private: messages, contacts, addresses,
 * logins.
 */
export const isOfProfile = (table: string) => ofProfile.has(spelledPlainly(table))

export const linkedinArchive: Form = {
  name: 'LinkedIn’s archive (ZIP)',
  keys: ['Profile.First Name|Positions.Company Name|Education.School Name'],
  table: tables,
}
