import { countryCode as codeOf } from '#lib/country.ts'
import { ONGOING } from '#content-model/schema/month.ts'
import { apartFromLists } from './plain-text.ts'
import { NO_DATE } from '#content-model/schema/fields.ts'
import type { Resume } from './read-json-resume.ts'
import { skillIcon } from './brands.ts'

const SHOWN = 3
const SOURCE_HOSTS =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\//

/** The sign between words of the owner's: other languages have another comma. */
const BETWEEN = ' · '
/** Names of states that are names of countries, too. */
const ALSO_STATES = /^georgia$/i

/**
 * The country: its code, which pages show in their language, or the owner's name for it. A region
 * alone may be a country.
 */
const countryOf = ({ region = '', country, countryCode = '' }: Resume['basics']['location']) => {
  if (/^[a-z]{2}$/i.test(countryCode)) return countryCode.toUpperCase()
  const named = country ?? (countryCode || undefined)
  if (named !== undefined) return named
  const isCountry = region.length > 2 && !ALSO_STATES.test(region) && codeOf(region) !== undefined
  return isCountry ? region : 'Your country'
}

const identityOf = ({ basics }: Resume) => {
  const { name = 'Your Name', label = 'Your job title', email = 'you@example.com' } = basics
  const { phone, url, location, profiles } = basics
  const { address, postalCode, city = 'Your city', region } = location
  const country = countryOf(location)
  return {
    name,
    label,
    email,
    phone,
    address,
    postalCode,
    city,
    region: region === country ? undefined : region,
    country,
    website: url,
    links: profiles,
  }
}

/** How many projects a description names. */
const NAMED = 6

const ADDRESS = /\s*\((?:https?:\/\/|mailto:)[^\s)]*\)|\s*https?:\/\/\S+[^\s.,;:!?)]/g

/**
 * The first sentence of a text. An abbreviation does not end it: `z. B.`, `e.g. …`. Addresses of
 * its links are left out.
 */
const firstSentence = (text: string): string =>
  text
    .replaceAll(ADDRESS, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[^\s.]{3}\.|[!?؟۔])\s(?!\p{Ll})|(?<=[。！？])/u)[0] ?? ''

/** The sentences of pages and headings that a résumé gives, in the owner's own words only. */
const sentencesOf = (resume: Resume, { label, city }: ReturnType<typeof identityOf>) => {
  const { summary = 'Your summary: who you are, what you do and what you aim for.' } = resume.basics
  const titles = [...new Set(resume.projects.map(({ name }) => name))].slice(0, NAMED)
  const sentence = firstSentence(summary) || summary
  const projects = titles.length > 0 ? titles.join(BETWEEN) : undefined
  // Beside other words the check would not see a placeholder.
  const known = [resume.basics.label, resume.basics.location.city].filter(Boolean)
  return {
    about: { text: summary.split(/\n\s*\n/).map((part) => part.trim()) },
    pages: {
      home: { title: label, description: sentence },
      about: { description: known.join(BETWEEN) || label },
      projects: { description: projects },
    },
    dashboard: {
      // Without a heading the card is called as its page.
      projects: { text: projects },
      about: { heading: city, text: sentence },
    },
  }
}

type Described = Pick<Resume['work'][number], 'summary' | 'highlights'>

/** A summary whose list has become highlights. */
const withListAsHighlights = ({ summary = '', highlights = [] }: Described) => {
  const { text, items } = apartFromLists(summary)
  const all = [...items, ...highlights]
  return { summary: text || undefined, highlights: all.length > 0 ? all : undefined }
}

const jobsOf = ({ work }: Resume) =>
  work.map(({ name, summary, highlights, startDate, endDate, ...job }) => {
    const { summary: aboutPosition, ...more } = withListAsHighlights({ summary, highlights })
    return {
      companyName: name,
      ...job,
      aboutPosition,
      ...more,
      startDate: startDate ?? NO_DATE,
      endDate: endDate ?? ONGOING,
    }
  })

const volunteeringOf = ({ volunteer }: Resume) =>
  volunteer.map((entry) => ({
    ...entry,
    ...withListAsHighlights(entry),
    endDate: entry.endDate ?? (entry.startDate && ONGOING),
  }))

/** Semicolons divide the stack if a keyword has a comma of its own. */
const stackOf = (keywords: string[]) =>
  keywords.some((keyword) => /[,;]/.test(keyword))
    ? keywords.map((keyword) => `${keyword.replaceAll(';', ',')};`).join(' ')
    : keywords.join(', ')

const projectsOf = ({ projects }: Resume) =>
  projects.map(({ name: title, description, url, repository, keywords, ...project }, index) => {
    const isSource = url !== undefined && SOURCE_HOSTS.test(url) && !repository
    const { summary, highlights } = withListAsHighlights({ ...project, summary: description })
    const links = isSource ? { repo: url } : { link: url, repo: repository }
    return {
      id: index + 1,
      title,
      ...project,
      highlights,
      description: summary ?? 'Your description: what it does.',
      techStack: keywords && stackOf(keywords),
      ...links,
    }
  })

type Named = Resume['skills'][number]

/**
 * Whether the skills' names are skills and their keywords the fields of each: the names are brands,
 * the keywords are none.
 */
const areFields = (skills: readonly Named[], icons: ReadonlySet<string>) => {
  const brands = (names: readonly string[]) =>
    names.filter((name) => 'icon' in skillIcon(name, icons)).length
  const names = skills.filter(({ keywords }) => keywords).map(({ name = '' }) => name)
  const keywords = new Set(skills.flatMap((skill) => skill.keywords ?? []))
  return names.length > 1 && brands(names) * 2 > names.length && brands([...keywords]) === 0
}

/** A key that tells skills apart: the level does not count. */
const skillKey = (skill: object) => JSON.stringify({ ...skill, level: '' }).toLowerCase()

const skillsOf = ({ skills }: Resume, icons: ReadonlySet<string>) => {
  const isByField = areFields(skills, icons)
  const all = skills.flatMap(({ name, level, keywords }) => {
    if (!keywords) return [{ name: name ?? 'Your skill', level }]
    if (isByField && name) return [{ name, group: keywords.join(BETWEEN), level }]
    return keywords.map((keyword) => ({ name: keyword, group: name, level }))
  })
  // If a skill is named twice, its known level is taken.
  const levels = new Map(all.filter(({ level }) => level).map((skill) => [skillKey(skill), skill]))
  const each = [...new Map(all.map((skill) => [skillKey(skill), skill]))].map(
    ([key, skill]) => levels.get(key) ?? skill,
  )
  return each.map((skill) => ({ ...skill, ...skillIcon(skill.name, icons) }))
}

/**
 * A résumé in the form of the content's files. A field that it lacks is a placeholder, which the
 * check lists with what to write. No word depends on the language of the site.
 */
export const toContent = (resume: Resume, icons: ReadonlySet<string>) => {
  const identity = identityOf(resume)
  const projects = projectsOf(resume)
  const { basics: _basics, work: _work, ...lists } = resume
  return {
    ...lists,
    ...sentencesOf(resume, identity),
    identity,
    experience: jobsOf(resume),
    volunteer: volunteeringOf(resume),
    projects,
    showcase: projects.slice(0, SHOWN).map(({ id }) => id),
    skills: skillsOf(resume, icons),
  }
}
