/**
 * The lists that are shown alike, in the order of /about and of the CV. From the name of a further one types ask for
 * its heading in each language (`words/headings.ts`), its view (`src/build/context/views.ts`), and how the import
 * reads it (`resume-fields.ts`). All else follows: a content without its file has an empty list.
 */
import * as v from 'valibot'

import type { HeadedSection } from '#content-model/words/headings.ts'
import { date, endDate, inCv, sentences, text, url } from './fields.ts'

/** @param what begins the comment of the owner's file: what the list is for, and in which order it stands */
const recordList = <Fields extends v.ObjectEntries>(what: string, fields: Fields) =>
  v.pipe(v.array(v.strictObject({ inCv, ...fields })), v.description(what))

// The fields have the keys of JSON Resume (https://jsonresume.org/schema).
export const recordLists = {
  volunteer: recordList('Unpaid work, the latest first', {
    organization: text('for whom you did it'),
    position: v.exactOptional(text('what you were there')),
    startDate: v.exactOptional(date()),
    endDate: v.exactOptional(endDate()),
    summary: v.exactOptional(text('what you did there, in a sentence or two')),
    highlights: sentences,
    url: v.exactOptional(url()),
  }),
  education: recordList('Schools, degrees and courses, the latest first', {
    institution: text('the name of the school'),
    area: v.exactOptional(text('what you studied, for example Computer Science')),
    studyType: v.exactOptional(text('the degree, for example BSc')),
    startDate: v.exactOptional(date()),
    endDate: v.exactOptional(endDate()),
    score: v.exactOptional(text('the grade, as it was given')),
    courses: v.exactOptional(v.array(text('the name of a course'))),
    summary: v.exactOptional(text('what it was about, in a sentence or two')),
    highlights: sentences,
    url: v.exactOptional(url()),
  }),
  awards: recordList('Awards and prizes, the latest first', {
    title: text('the name of the award'),
    awarder: v.exactOptional(text('who gave it')),
    date: v.exactOptional(date()),
    summary: v.exactOptional(text('what it was for')),
    url: v.exactOptional(url()),
  }),
  certificates: recordList('Certificates, the latest first', {
    name: text('the name of the certificate'),
    issuer: v.exactOptional(text('who gave it')),
    date: v.exactOptional(date()),
    url: v.exactOptional(url('where it can be verified, like https://you.example/page')),
  }),
  publications: recordList('Publications, the latest first', {
    name: text('its title'),
    publisher: v.exactOptional(text('who published it')),
    releaseDate: v.exactOptional(date()),
    summary: v.exactOptional(text('what it is about')),
    url: v.exactOptional(url()),
  }),
  languages: recordList('Spoken languages, the best first', {
    language: text('the name of the language, for example Urdu'),
    fluency: v.exactOptional(text('how well you speak it, for example Native speaker')),
  }),
  interests: recordList('What you like beside your work', {
    name: text('what you like'),
    keywords: v.exactOptional(v.array(text('a word about it'))),
  }),
  references: recordList('What others say of you', {
    name: text('the name of who recommends you, or take the entry out'),
    reference: v.exactOptional(text('what they say of you')),
  }),
} satisfies Record<HeadedSection, v.GenericSchema>

export type RecordSection = keyof typeof recordLists

export const recordSections = Object.keys(recordLists) as RecordSection[]

/** An entry of a section, as the owner writes it. */
export type RecordEntry<Section extends RecordSection> = v.InferInput<
  (typeof recordLists)[Section]
>[number]
