import * as v from 'valibot'

import { words } from '#content-model/words/en.ts'
import * as entries from './entries.ts'
import { like } from './fields.ts'
import type { RecordSection } from './record-sections.ts'
import { about, dashboard, hero, identity, page, site } from './owner.ts'

const records = {
  volunteer: v.array(entries.volunteering),
  education: v.array(entries.education),
  awards: v.array(entries.award),
  certificates: v.array(entries.certificate),
  publications: v.array(entries.publication),
  languages: v.array(entries.language),
  interests: v.array(entries.interest),
  references: v.array(entries.reference),
} satisfies Record<RecordSection, v.GenericSchema>

/** The form of all content, by file. */
export const contentSchema = v.strictObject({
  about,
  dashboard,
  experience: v.array(entries.experience),
  ...records,
  faq: v.array(entries.faqItem),
  hero,
  identity,
  // The code names these pages; an owner may add others.
  pages: v.objectWithRest({ home: page, about: page, projects: page, notFound: page }, page),
  projects: v.array(entries.project),
  showcase: v.array(v.number()),
  site,
  skills: v.pipe(v.array(entries.skill), v.description('an entry for each of your skills')),
  words: like(words),
})
