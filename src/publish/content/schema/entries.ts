import * as v from 'valibot'

import type * as types from '#content/types'

import {
  brandColor,
  date,
  endDate,
  fields,
  focus,
  hue,
  icon,
  image,
  list,
  text,
  url,
} from './fields.ts'

const EMPTY_LIST = 'is an empty list: write an entry, or take it out'
const sentences = v.exactOptional(list(text(), EMPTY_LIST))
const A_SLUG = 'small letters, figures and hyphens, like my-project'
const hasNoEmptyPart = (stack: string) => stack.split(',').every((chip) => chip.trim())

export const project = fields<types.Project>({
  id: v.pipe(v.number(), v.integer('is no whole number: write one that no other project has')),
  slug: v.exactOptional(
    v.pipe(
      text(A_SLUG),
      // A figure in front could be the id of another.
      v.regex(/^[a-z][\da-z]*(?:-[\da-z]+)*$/, `is no part of an address: write ${A_SLUG}`),
    ),
  ),
  title: text('the name of a project of yours, or take the entry out'),
  description: text('what the project does, in a sentence or two'),
  techStack: v.exactOptional(
    v.pipe(
      text('what it was made with, with commas between'),
      v.check(hasNoEmptyPart, 'has an empty part: take out the comma too many'),
    ),
  ),
  image: v.exactOptional(
    image('the name of a screenshot, which you put into the folder images beside this file'),
  ),
  imageAlt: v.exactOptional(text('what the picture shows, for those who cannot see it')),
  imageFocus: v.exactOptional(focus()),
  hue: v.exactOptional(hue()),
  inCv: v.exactOptional(v.boolean()),
  link: v.exactOptional(url('the address of the running project, or take the line out')),
  repo: v.exactOptional(url('the address of its source, or take the line out')),
  note: v.exactOptional(text()),
  startDate: v.exactOptional(date()),
  endDate: v.exactOptional(endDate()),
  highlights: sentences,
  roles: v.exactOptional(list(text('what you were in it'), EMPTY_LIST)),
  entity: v.exactOptional(text('for whom it was')),
  type: v.exactOptional(text('what kind of thing it is')),
})

export const experience = fields<types.Experience>({
  companyName: text('the name of the employer'),
  position: text('your position there'),
  aboutPosition: v.exactOptional(text('what you did there, in a sentence or two')),
  startDate: date(),
  endDate: endDate(),
  highlights: sentences,
  location: v.exactOptional(text('where you worked')),
  description: v.exactOptional(text('what the employer does')),
  url: v.exactOptional(url()),
  side: v.exactOptional(
    v.picklist(['left', 'right'], 'is neither left nor right: write one of them'),
  ),
})

export const volunteering = fields<types.Volunteering>({
  organization: text('for whom you did it'),
  position: v.exactOptional(text('what you were there')),
  startDate: v.exactOptional(date()),
  endDate: v.exactOptional(endDate()),
  summary: v.exactOptional(text('what you did there, in a sentence or two')),
  highlights: sentences,
  url: v.exactOptional(url()),
})

export const education = fields<types.Education>({
  institution: text('the name of the school'),
  area: v.exactOptional(text('what you studied')),
  studyType: v.exactOptional(text('the degree')),
  startDate: v.exactOptional(date()),
  endDate: v.exactOptional(endDate()),
  score: v.exactOptional(text('the grade')),
  courses: v.exactOptional(list(text('the name of a course'), EMPTY_LIST)),
  url: v.exactOptional(url()),
})

export const award = fields<types.Award>({
  title: text('the name of the award'),
  awarder: v.exactOptional(text('who gave it')),
  date: v.exactOptional(date()),
  summary: v.exactOptional(text('what it was for')),
  url: v.exactOptional(url()),
})

export const certificate = fields<types.Certificate>({
  name: text('the name of the certificate'),
  issuer: v.exactOptional(text('who gave it')),
  date: v.exactOptional(date()),
  url: v.exactOptional(url()),
})

export const publication = fields<types.Publication>({
  name: text('its title'),
  publisher: v.exactOptional(text('who published it')),
  releaseDate: v.exactOptional(date()),
  summary: v.exactOptional(text('what it is about')),
  url: v.exactOptional(url()),
})

export const language = fields<types.Language>({
  language: text('the name of the language'),
  fluency: v.exactOptional(text('how well you speak it')),
})

export const interest = fields<types.Interest>({
  name: text('what you like'),
  keywords: v.exactOptional(list(text('a word about it'), EMPTY_LIST)),
})

export const reference = fields<types.Reference>({
  name: text('the name of who recommends you, or take the entry out'),
  reference: v.exactOptional(text('what they say of you')),
})

export const skill = fields<types.Skill>({
  icon: v.exactOptional(icon()),
  name: text('the name of the skill'),
  group: v.exactOptional(text('the name of a group of skills')),
  level: v.exactOptional(text('how well you can do it')),
  color: v.exactOptional(brandColor()),
})

export const faqItem = fields<types.FaqItem>({
  id: v.pipe(
    text('a name like my-question'),
    v.slug('is no part of an address: write small letters, figures and hyphens, like my-question'),
  ),
  question: text('a question that you are asked, or take the entry out'),
  answer: text('your answer, or take the entry out'),
})
