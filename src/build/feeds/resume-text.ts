import { readableMonth } from '../content/month.ts'
import { chipsOf, type Publication } from './place.ts'

const section = (title: string, ...parts: string[]) =>
  [title.toUpperCase(), '='.repeat(title.length), '', parts.join('\n\n')].join('\n')

/** The résumé as plain text: for forms that take no file, and readers that take no layout. */
export const resumeText = ({ content, origin, at }: Publication): string => {
  const { identity, about, experience, projects, skills } = content
  const contact = [
    `Email: ${identity.email}`,
    ...(origin ? [`Website: ${at('/')}`] : []),
    ...identity.links.map(({ network, url }) => `${network}: ${url}`),
  ]
  return [
    [identity.name, identity.label, `${identity.city}, ${identity.country}`, '', ...contact].join(
      '\n',
    ),
    section('Profile', ...about.text),
    section(
      about.experienceHeading,
      ...experience.map((job) =>
        [
          `${job.position}, ${job.companyName}`,
          `${readableMonth(job.startDate)} – ${readableMonth(job.endDate)}`,
          job.aboutPosition,
        ].join('\n'),
      ),
    ),
    section(
      'Projects',
      ...projects.map((project) =>
        [
          project.title,
          project.description,
          `Made with: ${chipsOf(project.techStack).join(', ')}`,
          `Demo: ${project.link}`,
          `Source: ${project.repo}`,
        ].join('\n'),
      ),
    ),
    section(about.skillsHeading, skills.map(({ name }) => name).join(', ')),
  ]
    .join('\n\n\n')
    .concat('\n')
}
