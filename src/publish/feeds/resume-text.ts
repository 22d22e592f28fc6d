import {
  type Entry,
  isShort,
  recordLists,
  recordParts,
  type RecordPart,
} from '../../lib/record-lists.ts'
import { skillLines } from '../../lib/skill-groups.ts'
import { contactsOf } from './contacts.ts'
import { readablePeriod } from './dates.ts'
import { chipsOf, placeOf, type Publication } from './publication.ts'

/** Joins the non-empty lines. */
const lines = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n')
const any = (text: string) => (text ? [text] : [])
const points = (all: readonly string[] = []) => all.map((point) => `- ${point}`)

/** The résumé as plain text, for application forms and plain-text readers. */
export const resumeText = (publication: Publication): string => {
  const { about, documents, identity, site, ui, ...content } = publication.content
  const style = { lang: site.lang, present: ui.experience.present }
  const comma = `${ui.comma} `
  const list = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(comma)
  const labelled = (...parts: string[]) => parts.filter(Boolean).join(`${ui.colon} `)
  const named = (name: string, value: string | undefined) => value && labelled(name, value)
  const section = (title: string, parts: string[]) =>
    parts.length > 0
      ? [
          `${title.toLocaleUpperCase(site.lang)}\n${'='.repeat(title.length)}\n\n${parts.join('\n\n')}`,
        ]
      : []
  const record = ({ title, from, dates = [], note, text, points: all, url }: Entry) =>
    lines(list(title, from), readablePeriod(dates, style), note, text, ...points(all), url)
  const records = recordLists(content, ui)
  const partsOf = (part: RecordPart) =>
    isShort(records[part])
      ? any(lines(...records[part].map(({ title, note }) => list(title, note))))
      : records[part].map(record)
  const skills = skillLines(content.skills, comma).map(({ group, names }) =>
    labelled(group, list(...names)),
  )
  const sections = [
    section(documents.profile, about.text),
    section(
      ui.about.experience,
      content.experience.map((job) =>
        lines(
          list(job.position, job.companyName),
          readablePeriod([job.startDate, job.endDate], style),
          list(job.location, job.description),
          job.url,
          job.aboutPosition,
          ...points(job.highlights),
        ),
      ),
    ),
    section(
      documents.projects,
      content.projects.map((project) =>
        lines(
          project.title,
          readablePeriod([project.startDate, project.endDate], style),
          list(project.type, project.entity, ...(project.roles ?? [])),
          project.description,
          ...points(project.highlights),
          named(documents.madeWith, chipsOf(project.techStack).join(comma) || undefined),
          named(documents.demo, project.link),
          named(documents.source, project.repo),
          project.note,
        ),
      ),
    ),
    ...recordParts.flatMap((part) => [
      part === 'languages' ? section(ui.about.skills, any(lines(...skills))) : [],
      section(ui.about[part], partsOf(part)),
    ]),
  ]
  const contacts = contactsOf(publication).map(({ label, url, shown }) =>
    labelled(label, url.startsWith('http') ? url : shown),
  )
  const head = [
    lines(identity.name, identity.label, placeOf(publication.content)),
    lines(...contacts),
  ].join('\n\n')
  return `${[head, ...sections.flat()].join('\n\n\n')}\n`
}
