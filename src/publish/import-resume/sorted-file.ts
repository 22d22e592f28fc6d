import type { Given } from './given.ts'
import type { Pair } from './read-fields.ts'
import type { SectionName } from './resume-fields.ts'

/** What a file is taken apart into. */
export interface SortedFile {
  basics: Pair[]
  sections: { section: SectionName; given: Given; key: string }[]
  profiles: Given[]
  /** What has no place, by its name. */
  unread: { key: string; given: Given }[]
}
