import * as v from 'valibot'

import { certificate, education, experience, faqItem, language, project, skill } from './entries.ts'
import { text, words } from './fields.ts'
import { about, hero, identity, page, site } from './owner.ts'

/** Words of the interface, some with a hint. */
const wordsWith = (known: v.ObjectEntries) =>
  v.objectWithRest(
    Object.fromEntries(
      Object.entries(known).map(([name, schema]) => [name, v.exactOptional(schema)]),
    ),
    words,
  )

const ui = wordsWith({
  dashboard: wordsWith({
    projects: wordsWith({
      heading: text('a heading over your projects'),
      text: text('a sentence about your projects'),
    }),
    about: wordsWith({
      heading: text('a heading over who you are, for example your city'),
      text: text('who you are, in a sentence'),
    }),
  }),
  projects: wordsWith({ intent: text('what visitors find on the page of your projects') }),
})

/** The form of all content, by file. */
export const contentSchema = v.strictObject({
  about,
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
  documents: words,
  ui,
  palette: words,
  inspector: words,
})
