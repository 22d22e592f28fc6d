import { themes } from '../../../uno.config.ts'
import type { Content } from '../content/content.ts'
import { parseMonth } from '../content/month.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Sept-2023` → `Sep 2023`; what is no month (`Present`) stays. */
const dateOf = (text: string) => {
  const date = parseMonth(text)
  return date ? `${MONTHS[date.month - 1]} ${date.year}` : text
}

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
    dates: `${dateOf(job.startDate)} – ${dateOf(job.endDate)}`,
    about: job.aboutPosition,
    ongoing: job.endDate === 'Present',
  })),
  projects: projects.map(({ title, description, techStack, link, repo }) => ({
    title,
    description,
    stack: techStack.split(',').map((chip) => chip.trim()),
    links: [linkTo('Demo', link), linkTo('Source', repo)],
  })),
  skills: skills.map(({ name }) => name),
  colors: themes.light, // paper is light
})
