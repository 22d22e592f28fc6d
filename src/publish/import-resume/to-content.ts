import { hues } from '../../content/types.ts'
import { PHONE } from '../content/schema/fields.ts'
import type { Content } from '../context/content.ts'
import { contentEndMonth, contentMonth } from '../lib/month.ts'
import { countryName } from '../feeds/country.ts'
import { profileAddress, networkNamed, webAddress } from './networks.ts'
import type { Resume } from './resume-schema.ts'
import { skillIcon } from './skill-icon.ts'
import { MISSING } from './missing.ts'
import { sentencesOf } from './sentences.ts'

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

const identityOf = ({ basics }: Resume, { site }: Content) => {
  const { name, label, email, phone, url, location, profiles } = basics
  const website = webAddress(url)
  return {
    name: name.trim() || MISSING.name,
    label: label.trim() || MISSING.label,
    email: email.trim() || MISSING.email,
    city: location.city.trim() || MISSING.city,
    country: countryName(location.countryCode.trim()) || location.region.trim() || MISSING.country,
    ...withoutEmpty({
      phone: PHONE.test(phone.trim()) ? phone.trim() : '',
      // A résumé that this site published names the site itself.
      website: website === site.address ? undefined : website,
    }),
    links: profiles.map(({ network, username, url: address }) => ({
      network: network.trim() || 'Profile',
      url: profileAddress(network, address, username) ?? MISSING.profile,
      ...withoutEmpty({ icon: networkNamed(network)?.icon }),
    })),
  }
}

const jobsOf = ({ work }: Resume) =>
  work.map(({ name, position, summary, startDate, endDate, highlights }) => {
    const points = highlights.map((point) => point.trim()).filter(Boolean)
    const about = summary.trim() || points.shift()
    return {
      companyName: name.trim() || MISSING.company,
      position: position.trim() || MISSING.position,
      aboutPosition: about ?? MISSING.work,
      startDate: contentMonth(startDate) ?? MISSING.date,
      endDate: contentEndMonth(endDate) ?? MISSING.date,
      ...withoutEmpty({ highlights: points }),
    }
  })

const educationOf = ({ education }: Resume) =>
  education.map(({ institution, area, studyType, startDate, endDate, score, url }) => ({
    institution: institution.trim() || MISSING.school,
    area: area.trim() || studyType.trim() || MISSING.subject,
    ...withoutEmpty({
      studyType: area.trim() && studyType.trim(),
      startDate: contentMonth(startDate),
      // Without an end date it does not count as ongoing.
      endDate: endDate.trim() && contentEndMonth(endDate),
      score: score.trim(),
      url: webAddress(url),
    }),
  }))

const certificatesOf = ({ certificates }: Resume) =>
  certificates.map(({ name, issuer, date, url }) => ({
    name: name.trim() || MISSING.certificate,
    ...withoutEmpty({ issuer: issuer.trim(), date: contentMonth(date), url: webAddress(url) }),
  }))

const languagesOf = ({ languages }: Resume) =>
  languages.map(({ language, fluency }) => ({
    language: language.trim() || MISSING.language,
    ...withoutEmpty({ fluency: fluency.trim() }),
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
      hue: hues[index % hues.length],
      ...withoutEmpty({
        link: isSource ? undefined : address,
        repo: isSource ? address : webAddress(repository),
        note: note.trim(),
      }),
    }
  })

const skillsOf = ({ skills }: Resume, icons: ReadonlySet<string>, now: Content) => {
  const names = skills
    .flatMap(({ name, keywords }) => [name, ...keywords])
    .map((name) => name.trim())
  const byName = new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name]))
  return [...byName.values()].map((name) => {
    const { icon, color } = skillIcon(name, icons, now.skills)
    return { icon, name, color }
  })
}

/** A résumé in the form of the content's files. */
export const toContent = (
  resume: Resume,
  now: Content,
  { icons, scenes }: { icons: ReadonlySet<string>; scenes: ReadonlySet<string> },
) => {
  const identity = identityOf(resume, now)
  const projects = projectsOf(resume, [...scenes])
  return {
    ...sentencesOf(resume, identity, now),
    identity,
    experience: jobsOf(resume),
    education: educationOf(resume),
    certificates: certificatesOf(resume),
    languages: languagesOf(resume),
    projects,
    showcase: projects.slice(0, SHOWN).map(({ id }) => id),
    skills: skillsOf(resume, icons, now),
    faq: [],
  }
}
