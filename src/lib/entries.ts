/**
 * The one form in which pages, the CV and resume.txt show jobs, projects and the other lists.
 * A field of the schema that is placed nowhere here is a type error.
 */
import type * as types from '#content/types'

import { chipsOf } from './chips.ts'

type Maybe = string | undefined

export interface Entry {
  title: string
  /** The employer, the school, the publisher, who gave it. */
  from?: Maybe
  /** A page that tells more or verifies it. */
  url?: Maybe
  dates?: readonly Maybe[]
  /** A few words each, by the field's name: a place, a grade, the fluency in a language. */
  facts?: Readonly<Record<string, Maybe>>
  text?: Maybe
  /** A sentence each. */
  points?: readonly string[] | undefined
}

/** What an entry of the content is shown as, if none of its fields is left over. */
type Form<Rest, Shown = Entry> = [keyof Rest] extends [never]
  ? Shown
  : { 'shown nowhere': keyof Rest }

/** Of the site's language. */
interface Words {
  about: { courses: string; score: string }
  comma: string
  colon: string
}

/** The facts that there are. */
export const factsOf = (facts: Entry['facts'] = {}) =>
  Object.values(facts).flatMap((fact) => fact || [])

/** A job, but for its side, which is the timeline's alone. */
export const jobEntry = ({
  position: title,
  companyName: from,
  aboutPosition: text,
  highlights: points,
  startDate,
  endDate,
  location,
  description,
  url,
  ...rest
}: Omit<types.Experience, 'side' | 'inCv'>) => {
  const [dates, facts] = [[startDate, endDate], { location, description }]
  const entry = { title, from, url, dates, facts, text, points }
  return entry satisfies Entry satisfies Form<typeof rest, typeof entry>
}

type OfPicture = 'image' | 'imageAlt' | 'imageFocus' | 'hue'

/** A project, but for its picture and for what names it. */
export const projectEntry = (
  project: Omit<types.Project, 'id' | 'slug' | 'inCv' | OfPicture>,
  { comma }: Pick<Words, 'comma'>,
) => {
  const { title, description: text, startDate, endDate, highlights: points, ...more } = project
  const { techStack, link: demo, repo: source, note, type, roles, entity, ...rest } = more
  const facts = { type, entity, roles: roles?.join(`${comma} `) }
  const dates = [startDate, endDate]
  const entry = { title, text, dates, facts, points, chips: chipsOf(techStack), demo, source, note }
  return entry satisfies Entry satisfies Form<typeof rest, typeof entry>
}

/** The lists that are shown alike, in the order of /about and of the CV. */
export const recordParts = [
  ...(['volunteer', 'education', 'awards', 'certificates', 'publications'] as const),
  ...(['languages', 'interests', 'references'] as const),
]

export type RecordPart = (typeof recordParts)[number]

/** Whether the CV has an entry is said of no page. */
type Lists = { [Part in RecordPart]: readonly Omit<types.Content[Part][number], 'inCv'>[] }

/** Whether each entry fits a line, as a language does. */
export const isShort = (entries: readonly Entry[]) =>
  entries.every(
    ({ from, url, dates = [], text, points = [] }) =>
      !(from ?? url ?? text ?? dates.find(Boolean)) && points.length === 0,
  )

/** The entries of all lists in one form. */
export const recordLists = (
  lists: Lists,
  { about: words, comma, colon }: Words,
): Record<RecordPart, Entry[]> => ({
  volunteer: lists.volunteer.map(({ organization, position, startDate, endDate, ...more }) => {
    const { url, summary: text, highlights: points, ...rest } = more
    const title = position ?? organization
    const from = position && organization
    const entry = { title, from, dates: [startDate, endDate], url, text, points }
    return entry satisfies Entry satisfies Form<typeof rest>
  }),
  education: lists.education.map(({ institution, studyType, area, startDate, ...more }) => {
    const { endDate, url, score, courses, ...rest } = more
    const title = [studyType, area].filter(Boolean).join(`${comma} `) || institution
    const from = (studyType ?? area) && institution
    const facts = { score: score && `${words.score}${colon} ${score}` }
    const text = courses && `${words.courses}${colon} ${courses.join(`${comma} `)}`
    const entry = { title, from, dates: [startDate, endDate], url, facts, text }
    return entry satisfies Entry satisfies Form<typeof rest>
  }),
  awards: lists.awards.map(
    ({ title, awarder: from, date, url, summary: text, ...rest }): Form<typeof rest> => ({
      ...{ title, from, dates: [date], url, text },
    }),
  ),
  certificates: lists.certificates.map(
    ({ name: title, issuer: from, date, url, ...rest }): Form<typeof rest> => ({
      ...{ title, from, dates: [date], url },
    }),
  ),
  publications: lists.publications.map(({ name: title, publisher: from, releaseDate, ...more }) => {
    const { url, summary: text, ...rest } = more
    return { title, from, dates: [releaseDate], url, text } satisfies Form<typeof rest>
  }),
  languages: lists.languages.map(({ language: title, fluency, ...rest }): Form<typeof rest> => ({
    ...{ title, facts: { fluency } },
  })),
  interests: lists.interests.map(({ name: title, keywords, ...rest }): Form<typeof rest> => ({
    ...{ title, facts: { keywords: keywords?.join(`${comma} `) } },
  })),
  references: lists.references.map(
    ({ name: title, reference: text, ...rest }): Form<typeof rest> => ({ title, text }),
  ),
})
