import { themes } from '../../../uno.config.ts'
import type { Content } from '../content/content.ts'
import { readableMonth } from '../content/month.ts'
import { chipsOf } from '../feeds/place.ts'

const linkTo = (label: string, url: string) => ({
  label,
  url,
  shown: url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/, '').replace(/\/$/, ''),
})

/** What the template prints, in the order in which it prints it. */
export const cvData = ({ identity, about, experience, projects, skills }: Content) => ({
  name: identity.name,
  label: identity.label,
  place: `${identity.city}, ${identity.country}`,
  contact: [
    linkTo('Email', `mailto:${identity.email}`),
    ...identity.links.map(({ network, url }) => linkTo(network, url)),
  ],
  profile: about.text,
  experience: experience.map((job) => ({
    position: job.position,
    company: job.companyName,
    dates: `${readableMonth(job.startDate)} – ${readableMonth(job.endDate)}`,
    about: job.aboutPosition,
    ongoing: job.endDate === 'Present',
  })),
  projects: projects.map(({ title, description, techStack, link, repo }) => ({
    title,
    description,
    stack: chipsOf(techStack),
    links: [...(link ? [linkTo('Demo', link)] : []), ...(repo ? [linkTo('Source', repo)] : [])],
  })),
  skills: skills.map(({ name }) => name),
  colors: themes.light, // paper is light
})
