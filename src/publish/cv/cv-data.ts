import { themes } from '../../../uno.config.ts'
import { skillGroups } from '../../lib/skill-groups.ts'
import { ONGOING } from '../lib/month.ts'
import { contactsOf, shownAddress } from '../feeds/contacts.ts'
import { readableDate, readablePeriod } from '../feeds/dates.ts'
import { chipsOf, type Publication } from '../feeds/publication.ts'

const linkTo = (label: string, url: string | undefined) =>
  url ? [{ label, url, shown: shownAddress(url) }] : []

/** The template's data, in printing order; an empty list has no section. */
export const cvData = (publication: Publication) => {
  const { identity, about, documents, site, ui, ...content } = publication.content
  const style = { lang: site.lang, present: ui.experience.present }
  const comma = `${ui.comma} `
  return {
    comma,
    colon: `${ui.colon} `,
    name: identity.name,
    label: identity.label,
    place: [identity.city, identity.country].join(comma),
    headings: {
      profile: documents.profile,
      experience: ui.about.experience,
      projects: documents.projects,
      education: ui.about.education,
      certificates: ui.about.certificates,
      skills: ui.about.skills,
      languages: ui.about.languages,
    },
    contact: contactsOf(publication),
    profile: about.text,
    experience: content.experience.map((job) => ({
      position: job.position,
      company: job.companyName,
      dates: readablePeriod(job, style),
      about: job.aboutPosition,
      highlights: job.highlights ?? [],
      ongoing: job.endDate === ONGOING,
    })),
    projects: content.projects
      .filter(({ inCv = true }) => inCv)
      .map(({ title, description, techStack, link, repo, note = '' }) => ({
        title,
        description,
        stack: chipsOf(techStack),
        note,
        links: [...linkTo(documents.demo, link), ...linkTo(documents.source, repo)],
      })),
    education: content.education.map((school) => ({
      title: [school.studyType, school.area].filter(Boolean).join(comma),
      aside: readablePeriod(school, style),
      by: school.institution,
      more: school.score ? `${documents.score}${ui.colon} ${school.score}` : '',
      links: linkTo(documents.website, school.url),
    })),
    certificates: content.certificates.map(({ name, issuer = '', date, url }) => ({
      title: name,
      aside: date ? readableDate(date, style) : '',
      by: issuer,
      more: '',
      links: linkTo(documents.website, url),
    })),
    skills: skillGroups(content.skills).map(([group, members]) => ({
      group,
      names: members.map(({ name }) => name),
    })),
    languages: content.languages.map(({ language, fluency = '' }) => ({ language, fluency })),
    colors: themes.light, // paper is light
  }
}
