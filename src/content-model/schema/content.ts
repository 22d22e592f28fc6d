import * as v from 'valibot'

import { words } from '#content-model/words/en.ts'
import * as entries from './entries.ts'
import { like } from './fields.ts'
import { about, dashboard, hero, identity, page, site } from './owner.ts'
import { recordLists } from './record-sections.ts'

/** The form of all content, by file. */
export const contentSchema = v.strictObject({
  about,
  dashboard,
  experience: v.array(entries.experience),
  ...recordLists,
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
