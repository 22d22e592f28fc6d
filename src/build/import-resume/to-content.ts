import type { Content } from '../context/content.ts'
import { contentMonth } from '../lib/month.ts'
import { countryName } from '../feeds/country.ts'
import { profileAddress, networkNamed, webAddress } from './networks.ts'
import type { Resume } from './resume-schema.ts'
import { skillIcon } from './skill-icon.ts'
import { firstSentence } from './summary.ts'

const SHOWN = 3
const HUES = ['amber', 'violet', 'mint', 'red', 'sea', 'rose']
const ONGOING = /^(?:present|current|now|today|ongoing)?$/i
const PHONE = /^\+?[\d ()./-]{5,}$/
/** What a result of a search has room for. */
const DESCRIPTION_LENGTH = 160

/** What stands where a résumé says nothing: the check finds it, and says what to write. */
const MISSING = {
  name: 'Your Name',
  label: 'Your job title',
  email: 'you@example.com',
  city: 'Your city',
  country: 'Your country',
  summary: 'Your summary: who you are, what you do and what you aim for.',
  headline: 'Your headline: what you do',
  emphasis: 'Your emphasis: its last words',
  tagline: 'Your tagline: who you are, and what you work with.',
  availability: 'Your availability: what you are open to.',
  description: 'Your description: who you are, for the results of a search.',
  company: 'Company name',
  position: 'Your position',
  work: 'Your work: what you did there.',
  date: 'Your date',
  school: 'Your school',
  subject: 'Your subject',
  certificate: 'Your certificate',
  language: 'Your language',
  stack: 'Your stack',
  picture: 'Your picture: what it shows',
  profile: 'https://example.com/profile',
}

const SOURCE_HOSTS =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\//

/** Without the fields that are empty. */
const said = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  )

const identityOf = ({ basics }: Resume, { site }: Content) => {
  const { name, label, email, phone, url, location, profiles } = basics
  const website = webAddress(url)
  return {
    name: name.trim() || MISSING.name,
    label: label.trim() || MISSING.label,
    email: email.trim() || MISSING.email,
    city: location.city.trim() || MISSING.city,
    country: countryName(location.countryCode.trim()) || location.region.trim() || MISSING.country,
    ...said({
      phone: PHONE.test(phone.trim()) ? phone.trim() : '',
      // Of a résumé that this site published, it is the site itself.
      website: website === site.address ? undefined : website,
    }),
    links: profiles.map(({ network, username, url: address }) => ({
      network: network.trim() || 'Profile',
      url: profileAddress(network, address, username) ?? MISSING.profile,
      ...said({ icon: networkNamed(network)?.icon }),
    })),
  }
}

const startOf = (date: string) => contentMonth(date)
const endOf = (date: string) => (ONGOING.test(date.trim()) ? 'Present' : contentMonth(date))

const jobsOf = ({ work }: Resume) =>
  work.map(({ name, position, summary, startDate, endDate, highlights }) => {
    const points = highlights.map((point) => point.trim()).filter(Boolean)
    const about = summary.trim() || points.shift()
    return {
      companyName: name.trim() || MISSING.company,
      position: position.trim() || MISSING.position,
      aboutPosition: about ?? MISSING.work,
      startDate: startOf(startDate) ?? MISSING.date,
      endDate: endOf(endDate) ?? MISSING.date,
      ...said({ highlights: points }),
    }
  })

const educationOf = ({ education }: Resume) =>
  education.map(({ institution, area, studyType, startDate, endDate, score, url }) => ({
    institution: institution.trim() || MISSING.school,
    area: area.trim() || studyType.trim() || MISSING.subject,
    ...said({
      studyType: area.trim() && studyType.trim(),
      startDate: startOf(startDate),
      // Nothing is said of what was studied long ago without an end.
      endDate: endDate.trim() && endOf(endDate),
      score: score.trim(),
      url: webAddress(url),
    }),
  }))

const certificatesOf = ({ certificates }: Resume) =>
  certificates.map(({ name, issuer, date, url }) => ({
    name: name.trim() || MISSING.certificate,
    ...said({ issuer: issuer.trim(), date: contentMonth(date), url: webAddress(url) }),
  }))

const languagesOf = ({ languages }: Resume) =>
  languages.map(({ language, fluency }) => ({
    language: language.trim() || MISSING.language,
    ...said({ fluency: fluency.trim() }),
  }))

const projectsOf = ({ projects }: Resume, scenes: readonly string[]) =>
  projects.map(({ name, description, url, repository, note, keywords }, index) => {
    const address = webAddress(url)
    const isSource = address !== undefined && SOURCE_HOSTS.test(address) && !repository
    const stack = keywords.flatMap((word) => word.split(',')).map((word) => word.trim())
    return {
      id: index + 1,
      title: name.trim() || `Your project ${index + 1}`,
      description: description.trim() || 'Your description: what it does.',
      techStack: stack.filter(Boolean).join(', ') || MISSING.stack,
      image: `scene:${scenes[index % scenes.length]}`,
      imageAlt: MISSING.picture,
      hue: HUES[index % HUES.length],
      ...said({
        link: isSource ? undefined : address,
        repo: isSource ? address : webAddress(repository),
        note: note.trim(),
      }),
    }
  })

const skillsOf = ({ skills }: Resume, icons: ReadonlySet<string>) => {
  const names = skills
    .flatMap(({ name, keywords }) => [name, ...keywords])
    .map((name) => name.trim())
  const byName = new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name]))
  return [...byName.values()].map((name) => {
    const { icon, color } = skillIcon(name, icons)
    return { icon, name, color }
  })
}

const sentencesOf = (resume: Resume, now: Content) => {
  const { label, city, country } = identityOf(resume, now)
  const summary = resume.basics.summary.trim()
  const titles = resume.projects.map(({ name }) => name.trim()).filter(Boolean)
  const { headline, emphasis, tagline, availability } = MISSING
  return {
    hero: { headline, emphasis, tagline, availability },
    about: {
      text: summary ? summary.split(/\n\s*\n/).map((part) => part.trim()) : [MISSING.summary],
    },
    pages: {
      home: {
        title: label,
        description: firstSentence(summary, DESCRIPTION_LENGTH) || MISSING.description,
      },
      projects: { description: titles.join(', ') || now.pages.projects.title },
    },
    ui: {
      dashboard: {
        projects: { heading: now.pages.projects.title, text: 'A closer look at each of them.' },
        about: {
          heading: `${city}, ${country}`,
          text: firstSentence(summary, DESCRIPTION_LENGTH) || label,
        },
      },
      projects: { intent: 'What each of them is, and what it was made with.' },
    },
  }
}

/** What a résumé says, as the files of the content would say it. */
export const toContent = (
  resume: Resume,
  now: Content,
  { icons, scenes }: { icons: ReadonlySet<string>; scenes: ReadonlySet<string> },
) => {
  const projects = projectsOf(resume, [...scenes])
  return {
    ...sentencesOf(resume, now),
    identity: identityOf(resume, now),
    experience: jobsOf(resume),
    education: educationOf(resume),
    certificates: certificatesOf(resume),
    languages: languagesOf(resume),
    projects,
    showcase: projects.slice(0, SHOWN).map(({ id }) => id),
    skills: skillsOf(resume, icons),
    faq: [],
  }
}
