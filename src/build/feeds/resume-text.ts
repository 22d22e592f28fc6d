import { cvData } from './cv-data.ts'
import type { FeedSource } from './feed-source.ts'

const lines = (...parts: string[]) => parts.filter(Boolean).join('\n')

type Entry = ReturnType<typeof cvData>['projects'][number]
type RecordList = ReturnType<typeof cvData>['records'][number]

/** The résumé as plain text, for application forms and plain-text readers. */
export const resumeText = (feedSource: FeedSource): string => {
  const { documents, site } = feedSource.content
  const cv = cvData(feedSource, () => true)
  const list = (...parts: string[]) => parts.filter(Boolean).join(cv.comma)
  const labelled = (...parts: string[]) => parts.filter(Boolean).join(cv.colon)
  const section = (title: string, parts: readonly string[]) => {
    const text = parts.filter(Boolean).join('\n\n')
    return text && `${title.toLocaleUpperCase(site.lang)}\n${'='.repeat(title.length)}\n\n${text}`
  }
  const written = (one: Entry) =>
    lines(
      list(one.title, one.by),
      one.dates,
      one.more,
      one.text,
      ...one.points.map((point) => `- ${point}`),
      one.stack && labelled(documents.madeWith, one.stack),
      ...one.links.map(({ label, url }) => labelled(label, url)),
      one.note,
    )
  const writtenRecord = ({ skills, isShort, entries }: RecordList) => {
    if (skills) return [lines(...skills.map(({ group, names }) => labelled(group, list(...names))))]
    if (isShort) return [lines(...entries.map(({ title, more }) => list(title, more)))]
    return entries.map(written)
  }
  const sections = [
    section(cv.headings.profile, cv.profile),
    section(cv.headings.experience, cv.experience.map(written)),
    section(cv.headings.projects, cv.projects.map(written)),
    ...cv.records.map((record) => section(record.heading, writtenRecord(record))),
  ]
  const contacts = cv.contact.map(({ label, url, shown }) =>
    labelled(label, url.startsWith('http') ? url : shown),
  )
  const head = [lines(cv.name, cv.label, cv.location), lines(...contacts)].join('\n\n')
  return `${[head, ...sections.filter(Boolean)].join('\n\n\n')}\n`
}
