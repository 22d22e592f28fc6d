/**
 * A profile of LinkedIn as programs write it that read profiles (Proxycurl's names, which others
 * took).
 */
import { called, type Form, inTable, NOWHERE, type Rule, type Table } from '../form.ts'
import { fieldOf, isText, listOf, madeOf, ofKey } from '../given.ts'
import { entriesIn } from '../near-entries.ts'
import { dividedPlace } from '../place.ts'

const TIME: Table = { starts_at: 'startDate', ends_at: 'endDate' }

/** Addresses in LinkedIn, and pictures of companies: not the owner's words. */
const CODES = called(
  `company_linkedin_profile_url company_facebook_profile_url company_urn school_linkedin_profile_url
  school_facebook_profile_url logo_url display_source`,
  NOWHERE,
)

/** `FULL_PROFESSIONAL` → `Full professional`. */
const fluency: Rule = (given) => {
  if (!isText(given) || !/^[A-Z_]+$/.test(given.value)) return { fluency: given }
  const words = given.value.toLowerCase().replaceAll('_', ' ')
  return { fluency: madeOf(words.charAt(0).toUpperCase() + words.slice(1), given) }
}

const address: Rule = (given) => [{ network: ofKey('LinkedIn', given), url: given }]
const identifier: Rule = (given) => [{ network: ofKey('LinkedIn', given), username: given }]

const inPaper: Table = {
  name: 'name',
  title: 'name',
  publisher: 'publisher',
  issuer: 'publisher',
  published_on: 'releaseDate',
  issued_on: 'releaseDate',
  published_date: 'releaseDate',
  description: 'summary',
  url: 'url',
  link: 'url',
}

const ADDRESSES = ['publicProfileUrl', 'linkedin_profile_url', 'profile_url']

const table: Table = {
  full_name: 'basics.name',
  first_name: 'basics.firstName',
  last_name: 'basics.lastName',
  headline: 'basics.label',
  occupation: 'basics.label',
  summary: 'basics.summary',
  about: 'basics.summary',
  location: ['basics.location', dividedPlace],
  city: 'basics.location.city',
  state: 'basics.location.region',
  country: 'basics.location.countryCode',
  country_full_name: 'basics.location.country',
  ...called(ADDRESSES.join(' '), ['basics.profiles', address]),
  public_identifier: ['basics.profiles', identifier],
  experiences: [
    'work',
    {
      company: 'name',
      title: 'position',
      description: 'summary',
      location: 'location',
      ...TIME,
      ...CODES,
    },
  ],
  education: [
    'education',
    {
      school: 'institution',
      degree_name: 'studyType',
      field_of_study: 'area',
      grade: 'score',
      description: 'summary',
      activities_and_societies: 'summary',
      ...TIME,
      ...CODES,
    },
  ],
  volunteer_work: [
    'volunteer',
    { company: 'organization', title: 'position', description: 'summary', ...TIME, ...CODES },
  ],
  certifications: [
    'certificates',
    { name: 'name', authority: 'issuer', starts_at: 'date', url: 'url', ...CODES },
  ],
  accomplishment_projects: [
    'projects',
    { title: 'name', description: 'description', url: 'url', ...TIME },
  ],
  accomplishment_publications: ['publications', inPaper],
  accomplishment_patents: ['publications', inPaper],
  articles: ['publications', inPaper],
  accomplishment_honors_awards: [
    'awards',
    { title: 'title', issuer: 'awarder', issued_on: 'date', description: 'summary' },
  ],
  skills: ['skills', (given) => entriesIn('skills', given)],
  languages: [
    'languages',
    (given) =>
      listOf(given).map((one) =>
        isText(one) ? { language: one } : inTable({ name: 'language', proficiency: fluency }, one),
      ),
  ],
  languages_and_proficiencies: ['languages', { name: 'language', proficiency: fluency }],
  interests: ['interests', (given) => entriesIn('interests', given)],
  // Facts about others, and facts that the profile does not show.
  ...called(
    `people_also_viewed similarly_named_profiles activities background_cover_image_url follower_count connections
    inferred_salary gender birth_date personal_emails personal_numbers extra`,
    NOWHERE,
  ),
}

/** Of two fields for the same fact, the less exact one is dropped. */
const inFile: Rule = (given) => {
  const isNamed = (name: string) => fieldOf(given, name) !== undefined
  return inTable(
    {
      ...table,
      ...(ADDRESSES.some(isNamed) && { public_identifier: NOWHERE }),
      ...(isNamed('full_name') && called('first_name last_name', NOWHERE)),
      ...(isNamed('languages_and_proficiencies') && { languages: NOWHERE }),
    },
    given,
  )
}

export const linkedinProfile: Form = {
  name: 'a LinkedIn profile as JSON',
  keys: [
    'full_name|first_name',
    'experiences.starts_at|education.starts_at|certifications.starts_at|volunteer_work.starts_at|public_identifier|publicProfileUrl',
  ],
  table: inFile,
}
