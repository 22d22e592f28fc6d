/** The one form in which pages, the CV and the feeds show jobs, projects and the other lists. */
import type { Hue, Project as WrittenProject } from '#content-model/schema/types.ts'

type Maybe = string | undefined

export interface Entry {
  title: string
  /** The employer, the school, the publisher, who gave it. */
  from?: Maybe
  /** A page that tells more or verifies it. */
  url?: Maybe
  /** When it was, or from when to when, as far as it is said. */
  dates?: readonly string[]
  /** A few words each, by the field's name: a place, a grade, the fluency in a language. */
  facts?: Readonly<Record<string, Maybe>>
  text?: Maybe
  /** A sentence each. */
  points?: readonly string[] | undefined
  isInCv: boolean
}

export interface Job extends Entry {
  from: string
  dates: readonly string[]
  isOngoing: boolean
  /** Its side of the timeline; by default sides alternate. */
  side: 'left' | 'right' | undefined
}

export interface Project extends Entry {
  id: number
  /** The name of its page and of its case study. */
  slug: string
  text: string
  dates: readonly string[]
  facts: Readonly<Record<'type' | 'entity' | 'roles', Maybe>>
  /** What it was made with. */
  chips: readonly string[]
  /** The address of the running project. */
  demo: Maybe
  /** The address of its source. */
  source: Maybe
  note: Maybe
  image: WrittenProject['image'] | undefined
  imageAlt: Maybe
  imageFocus: Maybe
  hue: Hue
}

/** The lists that are shown alike, in the order of /about and of the CV. */
export const recordSections = [
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'languages',
  'interests',
  'references',
] as const

export type RecordSection = (typeof recordSections)[number]

/** The entries of the lists that are shown alike. */
export type Records = Record<RecordSection, readonly Entry[]>

/** The facts that there are. */
export const factsOf = (facts: Entry['facts'] = {}) =>
  Object.values(facts).flatMap((fact) => fact || [])

const isLine = ({ from, url, dates = [], text, points = [] }: Entry) => {
  const further = [from, url, text, ...dates, ...points]
  return further.every((part) => !part)
}

/** Whether each entry fits a line, as a language does. */
export const isShort = (entries: readonly Entry[]) => entries.every(isLine)
