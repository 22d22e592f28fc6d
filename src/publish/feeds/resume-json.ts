import { skillGroups } from '../../lib/skill-groups.ts'
import { isoMonth } from '../lib/month.ts'
import { websitesOf } from './contacts.ts'
import { countryCode } from './country.ts'
import { chipsOf, type Publication } from './publication.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

const isoDate = (text: string | undefined) => text && isoMonth(text)

const basicsOf = (publication: Publication) => {
  const { identity, about, documents, site } = publication.content
  const code = countryCode(identity.country, site.lang)
  const [url, ...websites] = websitesOf(publication)
  return {
    name: identity.name,
    label: identity.label,
    email: identity.email,
    phone: identity.phone,
    url,
    summary: about.text.join('\n\n'),
    location: {
      city: identity.city,
      ...(code ? { countryCode: code } : { region: identity.country }),
    },
    profiles: [
      ...identity.links.map(({ network, url: address }) => ({ network, url: address })),
      ...websites.map((address) => ({ network: documents.website, url: address })),
    ],
  }
}

/** The résumé as JSON Resume 1.x. Undefined fields are left out, such as a current job's end. */
export const resumeJson = (publication: Publication): string => {
  const { content, origin, at } = publication
  const { experience, education, certificates, languages, projects, skills } = content
  const resume = {
    $schema: SCHEMA,
    basics: basicsOf(publication),
    work: experience.map((job) => ({
      name: job.companyName,
      position: job.position,
      startDate: isoDate(job.startDate),
      endDate: isoDate(job.endDate),
      summary: job.aboutPosition,
      highlights: job.highlights,
    })),
    education: education.map(({ startDate, endDate, ...school }) => ({
      ...school,
      startDate: isoDate(startDate),
      endDate: isoDate(endDate),
    })),
    certificates: certificates.map(({ date, ...certificate }) => ({
      ...certificate,
      date: isoDate(date),
    })),
    skills: skillGroups(skills).flatMap(([group, members]) => {
      const names = members.map(({ name }) => name)
      return group ? [{ name: group, keywords: names }] : names.map((name) => ({ name }))
    }),
    languages: languages.map(({ language, fluency }) => ({ language, fluency })),
    projects: projects.map((project) => ({
      name: project.title,
      description: project.description,
      keywords: chipsOf(project.techStack),
      url: project.link,
      repository: project.repo,
      note: project.note,
    })),
    meta: { version: 'v1.0.0', ...(origin && { canonical: at('/resume.json') }) },
  }
  const filled = Object.entries(resume).filter(([, part]) => !Array.isArray(part) || part.length)
  return `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`
}
