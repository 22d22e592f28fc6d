import {
  type Entry,
  factsOf,
  isShort,
  jobEntry,
  projectEntry,
  recordLists,
  recordParts,
} from '../../lib/entries.ts'
import { skillLines } from '../../lib/skill-groups.ts'
import { contactsOf } from './contacts.ts'
import { readablePeriod } from './dates.ts'
import { placeOf, type Publication } from './publication.ts'

/** Joins the non-empty lines. */
const lines = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n')
const points = (all: readonly string[] = []) => all.map((point) => `- ${point}`)

/** The résumé as plain text, for application forms and plain-text readers. */
export const resumeText = (publication: Publication): string => {
  const { about, documents, identity, site, ui, ...content } = publication.content
  const style = { lang: site.lang, present: ui.experience.present }
  const comma = `${ui.comma} `
  const list = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(comma)
  const labelled = (...parts: string[]) => parts.filter(Boolean).join(`${ui.colon} `)
  const named = (name: string, value: string | undefined) => value && labelled(name, value)
  const section = (title: string, parts: readonly string[]) => {
    const text = parts.filter(Boolean).join('\n\n')
    return text && `${title.toLocaleUpperCase(site.lang)}\n${'='.repeat(title.length)}\n\n${text}`
  }
  const written = ({ title, from, dates = [], text, points: all, url, ...entry }: Entry) =>
    lines(
      ...[list(title, from), readablePeriod(dates, style), list(...factsOf(entry.facts)), text],
      ...[...points(all), url],
    )
  const projects = content.projects.map((project) => projectEntry(project, ui))
  const records = recordLists(content, ui)
  const partsOf = (entries: Entry[]) =>
    isShort(entries)
      ? [lines(...entries.map((entry) => list(entry.title, ...factsOf(entry.facts))))]
      : entries.map(written)
  const skills = skillLines(content.skills, comma).map(({ group, names }) =>
    labelled(group, list(...names)),
  )
  const sections = [
    section(documents.profile, about.text),
    section(ui.about.experience, content.experience.map(jobEntry).map(written)),
    section(
      documents.projects,
      projects.map(({ chips, demo, source, note, ...entry }) =>
        lines(
          written(entry),
          named(documents.madeWith, chips.join(comma)),
          named(documents.demo, demo),
          named(documents.source, source),
          note,
        ),
      ),
    ),
    ...recordParts.flatMap((part) => [
      part === 'languages' ? section(ui.about.skills, [lines(...skills)]) : '',
      section(ui.about[part], partsOf(records[part])),
    ]),
  ]
  const contacts = contactsOf(publication).map(({ label, url, shown }) =>
    labelled(label, url.startsWith('http') ? url : shown),
  )
  const head = [
    lines(identity.name, identity.label, placeOf(publication.content)),
    lines(...contacts),
  ].join('\n\n')
  return `${[head, ...sections.filter(Boolean)].join('\n\n\n')}\n`
}
