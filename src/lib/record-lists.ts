import type * as types from '#content/types'

type Maybe = string | undefined

/** An entry of any list, as pages and the CV show it. */
export interface Entry {
  title: string
  /** The school, the publisher, who gave it. */
  from?: Maybe
  /** A page that tells more or verifies it. */
  url?: Maybe
  dates?: readonly Maybe[]
  /** A grade, or the fluency in a language. */
  note?: Maybe
  text?: Maybe
  /** A sentence each. */
  points?: readonly string[] | undefined
}

interface Lists {
  volunteer: readonly types.Volunteering[]
  education: readonly types.Education[]
  awards: readonly types.Award[]
  certificates: readonly types.Certificate[]
  publications: readonly types.Publication[]
  languages: readonly types.Language[]
  interests: readonly types.Interest[]
  references: readonly types.Reference[]
}

/** The lists that are shown alike, in the order of /about and of the CV. */
export const recordParts = [
  ...(['volunteer', 'education', 'awards', 'certificates', 'publications'] as const),
  ...(['languages', 'interests', 'references'] as const),
]

export type RecordPart = (typeof recordParts)[number]

/** Whether each entry fits a line, as a language does. */
export const isShort = (entries: readonly Entry[]) =>
  entries.every(
    ({ from, url, dates = [], text, points = [] }) =>
      !(from ?? url ?? text ?? dates.find(Boolean)) && points.length === 0,
  )

/** Of the site's language. */
interface Words {
  about: { courses: string; score: string }
  comma: string
  colon: string
}

/** The entries of all lists in one form. */
export const recordLists = (
  lists: Lists,
  { about: words, comma, colon }: Words,
): Record<RecordPart, Entry[]> => ({
  volunteer: lists.volunteer.map(({ position, organization, startDate, endDate, ...more }) => ({
    title: position ?? organization,
    from: position && organization,
    dates: [startDate, endDate],
    url: more.url,
    text: more.summary,
    points: more.highlights,
  })),
  education: lists.education.map(({ studyType, area, institution, courses, ...more }) => ({
    title: [studyType, area].filter(Boolean).join(`${comma} `) || institution,
    from: (studyType ?? area) && institution,
    dates: [more.startDate, more.endDate],
    url: more.url,
    note: more.score && `${words.score}${colon} ${more.score}`,
    text: courses && `${words.courses}${colon} ${courses.join(`${comma} `)}`,
  })),
  awards: lists.awards.map(({ title, awarder, date, url, summary }) => ({
    ...{ title, from: awarder, dates: [date], url, text: summary },
  })),
  certificates: lists.certificates.map(({ name, issuer, date, url }) => ({
    ...{ title: name, from: issuer, dates: [date], url },
  })),
  publications: lists.publications.map(({ name, publisher, releaseDate, url, summary }) => ({
    ...{ title: name, from: publisher, dates: [releaseDate], url, text: summary },
  })),
  languages: lists.languages.map(({ language, fluency }) => ({ title: language, note: fluency })),
  interests: lists.interests.map(({ name, keywords }) => ({
    ...{ title: name, note: keywords?.join(`${comma} `) },
  })),
  references: lists.references.map(({ name, reference }) => ({ title: name, text: reference })),
})
