import { hasOldPin } from '../content/placeholders.ts'
import { PHONE } from '../content/schema/fields.ts'
import type { Content } from '../context/content.ts'
import { contentEndMonth, contentMonth } from '../lib/month.ts'
import { countryName } from '../feeds/country.ts'
import { profileAddress, webAddress } from './networks.ts'
import type { Resume } from './read-resume.ts'
import { sentencesOf } from './sentences.ts'
import { skillIcon } from './skill-icon.ts'

const SHOWN = 3
const SOURCE_HOSTS =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\//

/** Without empty fields. */
const withoutEmpty = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  )

const identityOf = ({ basics }: Resume, { identity, site }: Content) => {
  const { name, label, email, phone, url, location, profiles } = basics
  const website = webAddress(url)
  const city = location.city || 'Your city'
  const isOldPin = hasOldPin({ city, coordinates: identity.coordinates })
  return {
    // A résumé names a city without its coordinates: the sample's are removed.
    ...(isOldPin && { coordinates: undefined }),
    name: name || 'Your Name',
    label: label || 'Your job title',
    email: email || 'you@example.com',
    city,
    country: countryName(location.countryCode, site.lang) || location.region || 'Your country',
    ...withoutEmpty({
      phone: PHONE.test(phone) ? phone : '',
      // A résumé that this site published names the site itself.
      website: website === site.address ? undefined : website,
    }),
    links: profiles.map(({ network, username, url: address }) => ({
      network: network || 'Profile',
      url: profileAddress(network, address, username) ?? 'https://example.com/profile',
    })),
  }
}

const jobsOf = ({ work }: Resume) =>
  work.map(({ name, position, summary, startDate, endDate, highlights }) => {
    const points = highlights.filter(Boolean)
    const about = summary || points.shift()
    return {
      companyName: name || 'Company name',
      position: position || 'Your position',
      aboutPosition: about ?? 'Your work: what you did there.',
      startDate: contentMonth(startDate) ?? 'Your date',
      endDate: contentEndMonth(endDate) ?? 'Your date',
      ...withoutEmpty({ highlights: points }),
    }
  })

const educationOf = ({ education }: Resume) =>
  education.map(({ institution, area, studyType, startDate, endDate, score, url }) => ({
    institution: institution || 'Your school',
    area: area || studyType || 'Your subject',
    ...withoutEmpty({
      studyType: area && studyType,
      startDate: contentMonth(startDate),
      // Without an end date it does not count as ongoing.
      endDate: endDate && contentEndMonth(endDate),
      score,
      url: webAddress(url),
    }),
  }))

const certificatesOf = ({ certificates }: Resume) =>
  certificates.map(({ name, issuer, date, url }) => ({
    name: name || 'Your certificate',
    ...withoutEmpty({ issuer, date: contentMonth(date), url: webAddress(url) }),
  }))

/** `fr` → `French`, in the site's language; a name stays. */
const languageName = (language: string, lang: string) =>
  /^[a-z]{2}(?:-[A-Z]{2})?$/.test(language)
    ? new Intl.DisplayNames([lang], { type: 'language' }).of(language)
    : language

const languagesOf = ({ languages }: Resume, { site }: Content) =>
  languages.map(({ language, fluency }) => ({
    language: languageName(language, site.lang) || 'Your language',
    ...withoutEmpty({ fluency }),
  }))

const projectsOf = ({ projects }: Resume) =>
  projects.map(({ name, description, url, repository, note, keywords }, index) => {
    const address = webAddress(url)
    const isSource = address !== undefined && SOURCE_HOSTS.test(address) && !repository
    const stack = keywords.flatMap((word) => word.split(',')).map((word) => word.trim())
    return {
      id: index + 1,
      title: name || `Your project ${index + 1}`,
      description: description || 'Your description: what it does.',
      techStack: stack.filter(Boolean).join(', ') || '{your stack}',
      ...withoutEmpty({
        link: isSource ? undefined : address,
        repo: isSource ? address : webAddress(repository),
        note,
      }),
    }
  })

const skillsOf = ({ skills }: Resume, icons: ReadonlySet<string>, now: Content) => {
  const all = skills.flatMap(({ name: group, keywords }) =>
    keywords.length > 0
      ? keywords.map((name) => ({ name, ...withoutEmpty({ group }) }))
      : [{ name: group }],
  )
  // A skill of two groups stays in the last.
  const byName = new Map(all.map((skill) => [skill.name.toLowerCase(), skill]))
  byName.delete('')
  return [...byName.values()].map((skill) => ({
    ...skill,
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
    education: educationOf(resume),
    certificates: certificatesOf(resume),
    languages: languagesOf(resume, now),
    projects,
    showcase: projects.slice(0, SHOWN).map(({ id }) => id),
    skills: skillsOf(resume, icons, now),
    faq: [],
  }
}
