import * as v from 'valibot'

import { words } from '../../../content/words/en.ts'
import { certificate, education, experience, faqItem, language, project, skill } from './entries.ts'
import { like } from './fields.ts'
import { about, dashboard, hero, identity, page, site } from './owner.ts'

/** The form of all content, by file. */
export const contentSchema = v.strictObject({
  about,
  dashboard,
  experience: v.array(experience),
  education: v.array(education),
  certificates: v.array(certificate),
  languages: v.array(language),
  faq: v.array(faqItem),
  hero,
  identity,
  // The code names these pages; an owner may add others.
  pages: v.objectWithRest({ home: page, about: page, projects: page, notFound: page }, page),
  projects: v.array(project),
  showcase: v.array(v.number()),
  site,
  skills: v.pipe(v.array(skill), v.description('an entry for each of your skills')),
  words: like(words),
})
