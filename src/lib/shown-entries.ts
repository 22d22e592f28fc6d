/** The one form in which pages, the CV and the feeds show jobs, projects and the other lists. */
import type { RecordSection } from '#content-model/schema/record-sections.ts'
import type { Hue, Project as WrittenProject } from '#content-model/schema/types.ts'

type Maybe = string | undefined

export interface ShownEntry {
  title: string
  /** The employer, the school, the publisher, or who gave an award. */
  from?: Maybe
  /** The address of a page that tells more about the entry, or verifies it. */
  url?: Maybe
  /** The entry's date, or its first and last one, as far as the content says them. */
  dates?: readonly string[]
  /** Facts of a few words by the field's name: a place, a grade, the fluency in a language. */
  facts?: Readonly<Record<string, Maybe>>
  text?: Maybe
  /** What was done, a sentence each. */
  points?: readonly string[] | undefined
  isInCv: boolean
}

export interface ShownJob extends ShownEntry {
  from: string
  dates: readonly string[]
  isOngoing: boolean
  /** The job's side of the timeline; by default sides alternate. */
  side: 'left' | 'right' | undefined
}

export interface ShownProject extends ShownEntry {
  id: number
  /** The name of the project's page and of its case study. */
  slug: string
  text: string
  dates: readonly string[]
  facts: Readonly<Record<'type' | 'entity' | 'roles', Maybe>>
  /** The technologies, a chip each. */
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

/** The entries of the lists that are shown alike. */
export type Records = Record<RecordSection, readonly ShownEntry[]>

/** The facts that are filled in. */
export const filledFacts = (facts: ShownEntry['facts'] = {}) =>
  Object.values(facts).flatMap((fact) => fact || [])

const isLine = ({ from, url, dates = [], text, points = [] }: ShownEntry) => {
  const further = [from, url, text, ...dates, ...points]
  return further.every((part) => !part)
}

/** Whether each entry fits a line, as a language does. */
export const isShort = (entries: readonly ShownEntry[]) => entries.every(isLine)
