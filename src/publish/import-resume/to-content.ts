import type { Content } from '../context/content.ts'
import { countryName } from '../feeds/country.ts'
import { ONGOING } from '../lib/month.ts'
import { apartFromLists } from './plain-text.ts'
import { NO_DATE, type Resume } from './read-resume.ts'
import { skillIcon } from './skill-icon.ts'

const SHOWN = 3
const SOURCE_HOSTS =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\//

const identityOf = ({ basics }: Resume, { site }: Content) => {
  const { url, location, profiles, summary: _summary, ...named } = basics
  const { countryCode, region, ...address } = location
  const country = countryCode && (countryName(countryCode, site.lang) ?? countryCode)
  return {
    ...{ phone: undefined, address: undefined, postalCode: undefined, region: undefined },
    ...named,
    ...address,
    ...(country ? { region, country } : { country: region ?? 'Your country' }),
    website: url,
    links: profiles.map((profile) => ({
      ...profile,
      url: profile.url ?? 'https://example.com/profile',
    })),
  }
}

/** How many projects a description names. */
const NAMED = 6

/** It goes on after an abbreviation: `z. B.`, `e.g. …`. */
const firstSentence = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').split(/(?<=[^\s.]{3}\.|[!?؟۔])\s(?!\p{Ll})|(?<=[。！？])/u)[0] ?? ''

/** The sentences of pages and headings, as far as a résumé gives them: or what is to be written. */
const sentencesOf = (
  resume: Resume,
  { label, city, country }: Pick<Content['identity'], 'label' | 'city' | 'country'>,
  now: Content,
) => {
  const { summary = 'Your summary: who you are, what you do and what you aim for.' } = resume.basics
  const titles = [...new Set(resume.projects.map(({ name }) => name))].slice(0, NAMED)
  const sentence = firstSentence(summary)
  const { title } = now.ui.pages.projects
  const listed = (words: string[]) => words.join(`${now.ui.comma} `)
  return {
    about: { text: summary.split(/\n\s*\n/).map((part) => part.trim()) },
    pages: {
      home: { title: label, description: sentence },
      about: { description: listed([label, city, country]) },
      projects: { description: listed(titles) || title },
    },
    dashboard: {
      projects: { heading: title, text: listed(titles) || title },
      about: { heading: listed([city, country]), text: sentence },
    },
  }
}

type Told = Pick<Resume['work'][number], 'summary' | 'highlights'>

/** Items of a list in a summary are highlights. */
const told = ({ summary = '', highlights = [] }: Told) => {
  const { text, items } = apartFromLists(summary)
  const all = [...items, ...highlights]
  return { summary: text || undefined, highlights: all.length > 0 ? all : undefined }
}

const jobsOf = ({ work }: Resume) =>
  work.map(({ name, summary, highlights, startDate, endDate, ...job }) => {
    const { summary: aboutPosition, ...more } = told({ summary, highlights })
    return {
      ...{ companyName: name, ...job, aboutPosition, ...more },
      ...{ startDate: startDate ?? NO_DATE, endDate: endDate ?? ONGOING },
    }
  })

const volunteeringOf = ({ volunteer }: Resume) =>
  volunteer.map((entry) => ({
    ...{ ...entry, ...told(entry), endDate: entry.endDate ?? (entry.startDate && ONGOING) },
  }))

/** Keywords with commas of their own end in semicolons. */
const stackOf = (keywords: string[]) =>
  keywords.some((keyword) => /[,;]/.test(keyword))
    ? keywords.map((keyword) => `${keyword.replaceAll(';', ',')};`).join(' ')
    : keywords.join(', ')

const projectsOf = ({ projects }: Resume) =>
  projects.map(({ name: title, description, url, repository, keywords, ...project }, index) => {
    const isSource = url !== undefined && SOURCE_HOSTS.test(url) && !repository
    const { summary, highlights } = told({ ...project, summary: description })
    return {
      ...{ id: index + 1, title, ...project, highlights },
      description: summary ?? 'Your description: what it does.',
      techStack: keywords && stackOf(keywords),
      ...(isSource ? { repo: url } : { link: url, repo: repository }),
    }
  })

const skillsOf = ({ skills }: Resume, icons: ReadonlySet<string>) => {
  const all = skills.flatMap(({ name = '', level, keywords }) =>
    keywords
      ? keywords.map((keyword) => ({ name: keyword, group: name || undefined, level }))
      : [{ name: name || 'Your skill', level }],
  )
  const distinct = new Map(
    all.map((skill) => [JSON.stringify({ ...skill, level: '' }).toLowerCase(), skill]),
  )
  return [...distinct.values()].map((skill) => ({ ...skill, ...skillIcon(skill.name, icons) }))
}

/**
 * A résumé in the form of the content's files. What it lacks is a placeholder, which the check lists
 * with what to write.
 */
export const toContent = (resume: Resume, now: Content, icons: ReadonlySet<string>) => {
  const identity = identityOf(resume, now)
  const projects = projectsOf(resume)
  const { basics: _basics, work: _work, ...lists } = resume
  return {
    ...lists,
    ...sentencesOf(resume, identity, now),
    identity,
    experience: jobsOf(resume),
    volunteer: volunteeringOf(resume),
    projects,
    showcase: projects.slice(0, SHOWN).map(({ id }) => id),
    skills: skillsOf(resume, icons),
  }
}
