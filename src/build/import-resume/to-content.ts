import type { Content } from '../content/content.ts'
import { countryName } from '../feeds/country.ts'
import { contentMonth } from '../content/month.ts'
import type { Resume } from './read-resume.ts'

const SHOWN = 3
const NEUTRAL = '#8a8f98'

type Part = 'about' | 'experience' | 'identity' | 'projects' | 'showcase' | 'skills'

const cleaned = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** `Node.js` → `SiNodedotjs`: the brand's icon, if there is one. */
const iconOf = (name: string, icons: ReadonlySet<string>) => {
  const wanted = cleaned(
    name.replaceAll('.', 'dot').replaceAll('+', 'plus').replaceAll('#', 'sharp'),
  )
  return [...icons].find((icon) => icon.toLowerCase() === `si${wanted}`)
}

// Fields that a résumé lacks are placeholders, so that the check finds them.
const placeholder = (name: string, kind: string) => `https://example.com/${kind}/${cleaned(name)}`

const identityOf = ({ basics }: Resume, now: Content, icons: ReadonlySet<string>) => {
  const { name, label, email, location, profiles } = basics
  return {
    ...now.identity,
    ...(name && { name }),
    ...(label && { label }),
    ...(email && { email }),
    ...(location.city && { city: location.city }),
    country: countryName(location.countryCode ?? '') || location.region || now.identity.country,
    links: profiles?.length
      ? profiles.map(({ network, url }) => ({
          network,
          url: url || placeholder(network, 'profile'),
          icon:
            now.identity.links.find((link) => cleaned(link.network) === cleaned(network))?.icon ??
            iconOf(network, icons) ??
            'FaLink',
        }))
      : now.identity.links,
  }
}

const jobsOf = ({ work }: Resume) =>
  work.map(({ name, position, summary, startDate, endDate }, index) => ({
    companyName: name || 'Company name',
    position: position || 'Your position',
    aboutPosition: summary || 'Your work there',
    startDate: contentMonth(startDate) ?? 'Your start',
    endDate: endDate ? (contentMonth(endDate) ?? endDate) : 'Present',
    side: index % 2 ? 'right' : 'left',
  }))

const projectsOf = ({ projects }: Resume, now: Content) =>
  projects.map(({ name, description, url, repository, keywords }, index) => {
    const sample = now.projects[index % now.projects.length]
    return {
      id: index + 1,
      title: name || `Your project ${index + 1}`,
      description: description || 'Your description',
      techStack: keywords.join(', ') || 'Your stack',
      image: sample?.image,
      imageAlt: sample?.imageAlt,
      hue: sample?.hue,
      link: url || placeholder(name, 'demo'),
      repo: repository || placeholder(name, 'source'),
    }
  })

const skillsOf = ({ skills }: Resume, now: Content, icons: ReadonlySet<string>) => {
  const names = skills.flatMap(({ name, keywords }) => (keywords.length ? keywords : [name]))
  return [...new Set(names)].map((name) => {
    const known = now.skills.find((skill) => cleaned(skill.name) === cleaned(name))
    return known ?? { icon: iconOf(name, icons) ?? 'FaCode', name, color: NEUTRAL }
  })
}

/** What a résumé says, as the files of `src/content` would say it; files it says nothing for are left out. */
export const toContent = (
  resume: Resume,
  now: Content,
  icons: ReadonlySet<string>,
): Partial<Record<Part, unknown>> => {
  const { basics, work, projects, skills } = resume
  const summary = basics.summary?.split(/\n{2,}/).filter(Boolean) ?? []
  return {
    ...(basics.name && { identity: identityOf(resume, now, icons) }),
    ...(summary.length > 0 && { about: { ...now.about, text: summary } }),
    ...(work.length > 0 && { experience: jobsOf(resume) }),
    ...(projects.length > 0 && {
      projects: projectsOf(resume, now),
      showcase: projects.slice(0, SHOWN).map((_, index) => index + 1),
    }),
    ...(skills.length > 0 && { skills: skillsOf(resume, now, icons) }),
  }
}
