import { hasOldPin } from '../content/placeholders.ts'
import type { Content } from '../context/content.ts'
import { countryName } from '../feeds/country.ts'
import { ONGOING } from '../lib/month.ts'
import { profileAddress } from './networks.ts'
import { apartFromLists } from './plain-text.ts'
import type { Resume } from './read-resume.ts'
import { sentencesOf } from './sentences.ts'
import { skillIcon } from './skill-icon.ts'

const SHOWN = 3
const SOURCE_HOSTS =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\//

/** Without empty fields. */
const filled = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  ) as Fields

interface Told {
  summary?: string | undefined
  highlights: string[]
}

/** Items of a list in a summary are highlights. */
const told = ({ summary = '', highlights }: Told) => {
  const { text, items } = apartFromLists(summary)
  return { summary: text, highlights: [...items, ...highlights] }
}

/** What has begun and has no end continues. */
const endOf = ({ startDate, endDate }: { [date: string]: unknown }) =>
  endDate ?? (startDate && ONGOING)

const identityOf = ({ basics }: Resume, { identity, site }: Content) => {
  const { name, label, email, phone, url, location, profiles } = basics
  const { city = 'Your city', countryCode, address, postalCode, region } = location
  const country = countryCode && (countryName(countryCode, site.lang) ?? countryCode)
  return {
    // A résumé names a city without its coordinates: the sample's are removed.
    ...(hasOldPin({ city, coordinates: identity.coordinates }) && { coordinates: undefined }),
    name: name ?? 'Your Name',
    label: label ?? 'Your job title',
    email: email ?? 'you@example.com',
    ...filled({ phone, address, postalCode }),
    city,
    ...(country && filled({ region })),
    country: country ?? region ?? 'Your country',
    // A résumé that this site published names the site itself.
    ...filled({ website: url === site.address ? undefined : url }),
    links: profiles.map(({ network = 'Profile', username, url: given }) => ({
      network,
      url: profileAddress(network, given, username) ?? 'https://example.com/profile',
      ...filled({ username }),
    })),
  }
}

const jobsOf = ({ work }: Resume) =>
  work.map(({ name, position, startDate, ...job }) => {
    const { summary, highlights } = told(job)
    return filled({
      companyName: name ?? 'Company name',
      position: position ?? 'Your position',
      aboutPosition: summary,
      startDate: startDate ?? 'Your date',
      endDate: job.endDate ?? ONGOING,
      ...{ highlights, location: job.location, description: job.description, url: job.url },
    })
  })

/** `fr` → `French`, in the site's language; a name stays. */
const languageName = (language: string, lang: string) =>
  /^[a-z]{2}(?:-[A-Z]{2})?$/.test(language)
    ? new Intl.DisplayNames([lang], { type: 'language' }).of(language)
    : language

/** The lists whose keys are the content's own; what must be there stands first. */
const recordsOf = (resume: Resume, { site }: Content) => ({
  volunteer: resume.volunteer.map((entry) =>
    filled({ organization: 'Your club', ...entry, ...told(entry), endDate: endOf(entry) }),
  ),
  education: resume.education.map((entry) => filled({ institution: 'Your school', ...entry })),
  awards: resume.awards.map((entry) => filled({ title: 'Your award', ...entry })),
  certificates: resume.certificates.map((entry) => filled({ name: 'Your certificate', ...entry })),
  publications: resume.publications.map((entry) => filled({ name: 'Your publication', ...entry })),
  languages: resume.languages.map(({ language = 'Your language', fluency }) =>
    filled({ language: languageName(language, site.lang), fluency }),
  ),
  interests: resume.interests.map((entry) => filled({ name: 'Your interest', ...entry })),
  references: resume.references.map((entry) => filled({ name: 'Your referee', ...entry })),
})

const projectsOf = ({ projects }: Resume) =>
  projects.map(({ name, description, url, repository, keywords, ...project }, index) => {
    const isSource = url !== undefined && SOURCE_HOSTS.test(url) && !repository
    const { summary, highlights } = told({ ...project, summary: description })
    return filled({
      ...project,
      id: index + 1,
      title: name ?? `Your project ${index + 1}`,
      description: summary || 'Your description: what it does.',
      techStack: keywords.join(', '),
      link: isSource ? undefined : url,
      repo: isSource ? url : repository,
      highlights,
    })
  })

const skillsOf = ({ skills }: Resume, icons: ReadonlySet<string>, now: Content) => {
  const all = skills.flatMap(({ name: group, level, keywords }) =>
    keywords.length > 0
      ? keywords.map((name) => ({ name, group, level }))
      : [{ name: group ?? 'Your skill', level }],
  )
  const distinct = new Map(
    all.map((skill) => [JSON.stringify({ ...skill, level: '' }).toLowerCase(), skill]),
  )
  return [...distinct.values()].map((skill) => ({
    ...filled(skill),
    ...skillIcon(skill.name, icons, now.skills),
  }))
}

/**
 * A résumé in the form of the content's files. What it lacks is a placeholder, which the check lists
 * with what to write.
 */
export const toContent = (resume: Resume, now: Content, icons: ReadonlySet<string>) => {
  const identity = identityOf(resume, now)
  const projects = projectsOf(resume)
  return {
    ...sentencesOf(resume, identity, now),
    identity,
    experience: jobsOf(resume),
    ...recordsOf(resume, now),
    projects,
    showcase: projects.slice(0, SHOWN).map(({ id }) => id),
    skills: skillsOf(resume, icons, now),
    faq: [],
  }
}
