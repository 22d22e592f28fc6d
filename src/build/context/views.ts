/**
 * The one view of each job, project and other entry: pages, CV, resume.txt, llms.txt and link previews show
 * what is here, and no field of the content besides. So a project's title comes to /projects:
 *
 * 1. `projects.ts` of the content says it, in the form that `schema/entries.ts` demands.
 * 2. `read-content.ts` reads the file; `shown-content.ts` marks what runs against the line.
 * 3. `projectViews`, here, places each field.
 * 4. `project-lists.ts` says which of them the list has, and adds the picture's files.
 * 5. `virtual-exports.ts` exports that as `virtual:projects`.
 * 6. `project-list.tsx` imports it, and `project-card.tsx` shows it.
 *
 * `resume.json` alone has the fields as they are written, which are its own.
 */
import type * as types from '#content-model/schema/types.ts'

import {
  type RecordEntry,
  type RecordSection,
  recordSections,
} from '#content-model/schema/record-sections.ts'
import { chipsOf } from '#content-model/schema/chips.ts'
import type { ShownEntry, ShownJob, ShownProject, Records } from '#lib/shown-entries.ts'
import { hues } from '#content-model/schema/hues.ts'
import { ONGOING } from '#content-model/schema/month.ts'
import type { ReadContent } from './read-content.ts'
import { slugOf } from './project-files.ts'

/** Words of the site that stand beside the owner's. */
interface Words {
  comma: string
  colon: string
  about: { courses: string; score: string }
}

/** What of an entry only its section knows. */
type EntryView = Omit<ShownEntry, 'isInCv'>

const known = (...dates: (string | undefined)[]) => dates.filter((date) => date !== undefined)

const jobView = (job: types.Experience): ShownJob => ({
  title: job.position,
  from: job.companyName,
  url: job.url,
  dates: known(job.startDate, job.endDate),
  isOngoing: job.endDate === ONGOING,
  facts: {
    location: job.location,
    description: job.description,
  },
  text: job.aboutPosition,
  points: job.highlights,
  side: job.side,
  isInCv: job.inCv ?? true,
})

/** @param index among the projects: a project that names no hue gets the next one in turn */
const projectView = (project: types.Project, index: number, { comma }: Words): ShownProject => ({
  id: project.id,
  slug: slugOf(project),
  title: project.title,
  text: project.description,
  dates: known(project.startDate, project.endDate),
  facts: {
    type: project.type,
    entity: project.entity,
    roles: project.roles?.join(`${comma} `),
  },
  points: project.highlights,
  chips: chipsOf(project.techStack),
  demo: project.link,
  source: project.repo,
  note: project.note,
  image: project.image,
  imageAlt: project.imageAlt,
  imageFocus: project.imageFocus,
  hue: project.hue ?? hues[index % hues.length]!,
  isInCv: project.inCv ?? true,
})

/** The view of an entry of each record section. */
const recordEntryViews: {
  [Section in RecordSection]: (entry: RecordEntry<Section>, words: Words) => EntryView
} = {
  volunteer: (entry) => ({
    title: entry.position ?? entry.organization,
    from: entry.position && entry.organization,
    dates: known(entry.startDate, entry.endDate),
    url: entry.url,
    text: entry.summary,
    points: entry.highlights,
  }),
  education: (entry, { about, comma, colon }) => {
    const { institution, studyType, area, score, courses, summary, highlights } = entry
    const degree = [studyType, area].filter(Boolean).join(`${comma} `)
    return {
      title: degree || institution,
      from: (studyType ?? area) && institution,
      dates: known(entry.startDate, entry.endDate),
      url: entry.url,
      facts: { score: score && `${about.score}${colon} ${score}` },
      text:
        [summary, courses && `${about.courses}${colon} ${courses.join(`${comma} `)}`]
          .filter(Boolean)
          .join('\n\n') || undefined,
      points: highlights,
    }
  },
  awards: (entry) => ({
    title: entry.title,
    from: entry.awarder,
    dates: known(entry.date),
    url: entry.url,
    text: entry.summary,
  }),
  certificates: (entry) => ({
    title: entry.name,
    from: entry.issuer,
    dates: known(entry.date),
    url: entry.url,
  }),
  publications: (entry) => ({
    title: entry.name,
    from: entry.publisher,
    dates: known(entry.releaseDate),
    url: entry.url,
    text: entry.summary,
  }),
  languages: (entry) => ({ title: entry.language, facts: { fluency: entry.fluency } }),
  interests: (entry, { comma }) => ({
    title: entry.name,
    facts: { keywords: entry.keywords?.join(`${comma} `) },
  }),
  references: (entry) => ({ title: entry.name, text: entry.reference }),
}

export const jobViews = ({ experience }: Pick<ReadContent, 'experience'>) => experience.map(jobView)

export const projectViews = ({ projects, ui }: Pick<ReadContent, 'projects' | 'ui'>) =>
  projects.map((project, index) => projectView(project, index, ui))

type RecordContent = { [Section in RecordSection]: readonly RecordEntry<Section>[] }

const sectionViews = <Section extends RecordSection>(
  section: Section,
  lists: { [Name in Section]: readonly RecordEntry<Name>[] },
  words: Words,
): readonly ShownEntry[] =>
  lists[section].map((entry) => ({
    ...recordEntryViews[section](entry, words),
    isInCv: entry.inCv ?? true,
  }))

/** The lists that are shown alike. */
export const recordViews = ({ ui, ...lists }: RecordContent & Pick<ReadContent, 'ui'>) =>
  Object.fromEntries(
    recordSections.map((section) => [section, sectionViews(section, lists, ui)]),
  ) as Records
