import { skillGroups } from '../../lib/skill-groups.ts'
import { contactsOf } from './contacts.ts'
import { readableDate, readablePeriod } from './dates.ts'
import { chipsOf, type Publication } from './publication.ts'

/** Joins the non-empty lines. */
const lines = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n')
const any = (text: string) => (text ? [text] : [])

/** The résumé as plain text, for application forms and plain-text readers. */
export const resumeText = (publication: Publication): string => {
  const { about, documents, identity, site, ui, ...content } = publication.content
  const style = { lang: site.lang, present: ui.experience.present }
  const comma = `${ui.comma} `
  const list = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(comma)
  const named = (name: string, value: string | undefined) => value && `${name}${ui.colon} ${value}`
  const section = (title: string, parts: string[]) =>
    parts.length > 0
      ? [
          `${title.toLocaleUpperCase(site.lang)}\n${'='.repeat(title.length)}\n\n${parts.join('\n\n')}`,
        ]
      : []
  const sections = [
    section(documents.profile, about.text),
    section(
      ui.about.experience,
      content.experience.map((job) =>
        lines(
          list(job.position, job.companyName),
          readablePeriod(job, style),
          job.aboutPosition,
          ...(job.highlights ?? []).map((highlight) => `- ${highlight}`),
        ),
      ),
    ),
    section(
      documents.projects,
      content.projects.map(({ title, description, techStack, link, repo, note }) =>
        lines(
          title,
          description,
          named(documents.madeWith, chipsOf(techStack).join(comma)),
          named(documents.demo, link),
          named(documents.source, repo),
          note,
        ),
      ),
    ),
    section(
      ui.about.education,
      content.education.map((school) =>
        lines(
          list(school.studyType, school.area),
          school.institution,
          readablePeriod(school, style),
          named(documents.score, school.score),
          school.url,
        ),
      ),
    ),
    section(
      ui.about.certificates,
      content.certificates.map(({ name, issuer, date, url }) =>
        lines(list(name, issuer), date && readableDate(date, style), url),
      ),
    ),
    section(
      ui.about.skills,
      any(
        lines(
          ...skillGroups(content.skills).map(([group, members]) =>
            [...any(group), list(...members.map(({ name }) => name))].join(`${ui.colon} `),
          ),
        ),
      ),
    ),
    section(
      ui.about.languages,
      any(lines(...content.languages.map(({ language, fluency }) => list(language, fluency)))),
    ),
  ]
  const contacts = contactsOf(publication).map(({ label, url, shown }) =>
    named(label, url.startsWith('http') ? url : shown),
  )
  const head = [
    lines(identity.name, identity.label, list(identity.city, identity.country)),
    lines(...contacts),
  ].join('\n\n')
  return `${[head, ...sections.flat()].join('\n\n\n')}\n`
}
