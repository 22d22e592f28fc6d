import { countryCode } from './country.ts'
import { isoMonth } from '../content/month.ts'
import { chipsOf, type Publication } from './place.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** The résumé as JSON Resume 1.x. */
export const resumeJson = ({ content, origin, at }: Publication): string => {
  const { identity, about, experience, projects, skills } = content
  const code = countryCode(identity.country, content.site.lang)
  const resume = {
    $schema: SCHEMA,
    basics: {
      name: identity.name,
      label: identity.label,
      email: identity.email,
      ...(origin && { url: at('/') }),
      summary: about.text.join('\n\n'),
      location: {
        city: identity.city,
        ...(code ? { countryCode: code } : { region: identity.country }),
      },
      profiles: identity.links.map(({ network, url }) => ({ network, url })),
    },
    // What goes on has no end: JSON leaves out what is undefined.
    work: experience.map((job) => ({
      name: job.companyName,
      position: job.position,
      startDate: isoMonth(job.startDate),
      endDate: isoMonth(job.endDate),
      summary: job.aboutPosition,
    })),
    skills: skills.map(({ name }) => ({ name })),
    projects: projects.map((project) => ({
      name: project.title,
      description: project.description,
      keywords: chipsOf(project.techStack),
      url: project.link,
      repository: project.repo,
    })),
    meta: { version: 'v1.0.0', ...(origin && { canonical: at('/resume.json') }) },
  }
  return `${JSON.stringify(resume, null, 2)}\n`
}
