import * as v from 'valibot'

import { markOf } from './chips.ts'
import {
  brandColor,
  date,
  endDate,
  focus,
  hue,
  icon,
  image,
  inCv,
  sentences,
  text,
  url,
} from './fields.ts'

const A_SLUG = 'small letters, figures and hyphens, a letter first, like my-project'
const hasNoEmptyPart = (stack: string) =>
  markOf(stack) === ';' || stack.split(',').every((chip) => chip.trim())

export const project = v.strictObject({
  id: v.pipe(
    v.number(),
    v.integer('is no whole number: write one that no other project has'),
    v.description('a whole number that no other project has'),
  ),
  /**
   * The name of the project's page, `/projects/<slug>`, and of its text, `projects/<slug>.mdx`; by
   * default its `id`. A project has a page if it has a text or highlights.
   */
  slug: v.exactOptional(
    v.pipe(
      text(A_SLUG),
      // A slug that begins with a figure could be the id of another project.
      v.regex(/^[a-z][\da-z]*(?:-[\da-z]+)*$/, `is no part of an address: write ${A_SLUG}`),
      v.notValue('index', 'is the page of all projects: write another, like my-project'),
    ),
  ),
  title: text('the name of a project of yours, or take the entry out'),
  description: text('what the project does, in a sentence or two'),
  /**
   * Each part becomes a chip. If semicolons separate the parts, a part may have commas: `Word,
   * Excel; Git`.
   */
  techStack: v.exactOptional(
    v.pipe(
      text('what it was made with, with commas between'),
      v.check(hasNoEmptyPart, 'has an empty part: take out the comma too many'),
    ),
  ),
  /**
   * The picture; by default the file in `images` that is called like the slug or the title
   * (`tide-table.png`). Without a picture, the title is set large in its place.
   */
  image: v.exactOptional(
    image('the name of a screenshot, which you put into the folder images beside this file'),
  ),
  imageAlt: v.exactOptional(text('what the picture shows, for those who cannot see it')),
  /** The point that stays visible when a screenshot is cropped; its middle by default. */
  imageFocus: v.exactOptional(focus()),
  /** The project's colour; by default, projects take the colours in turn. */
  hue: v.exactOptional(hue()),
  inCv,
  link: v.exactOptional(url('the address of the running project, or take the line out')),
  repo: v.exactOptional(url('the address of its source, or take the line out')),
  /** A text in place of the links, for example `Private client work`. */
  note: v.exactOptional(text()),
  startDate: v.exactOptional(date()),
  endDate: v.exactOptional(endDate()),
  /** What was hard and what came of it, a sentence each. */
  highlights: sentences,
  roles: v.exactOptional(v.array(text('what you were in it, for example Team lead'))),
  entity: v.exactOptional(text('for whom it was: a company, a club')),
  type: v.exactOptional(text('what kind of thing it is, for example application or talk')),
})

export const experience = v.strictObject({
  inCv,
  companyName: text('the name of the employer'),
  position: text('your position there'),
  aboutPosition: v.exactOptional(text('what you did there, in a sentence or two')),
  startDate: date(),
  endDate: endDate(),
  highlights: sentences,
  location: v.exactOptional(text('where you worked')),
  description: v.exactOptional(text('what the employer does, for example Ferries and piers')),
  url: v.exactOptional(url()),
  /** The side of the timeline; by default sides alternate. */
  side: v.exactOptional(
    v.picklist(['left', 'right'], 'is neither left nor right: write one of them'),
  ),
})

export const skill = v.strictObject({
  /** The skill's icon. Without one, the name is set in type. */
  icon: v.exactOptional(icon()),
  name: text('the name of the skill'),
  /** Skills of one group stand together, under the group's name. */
  group: v.exactOptional(text('the name of a group of skills')),
  /** How well you know it; a group's level is that of its first skill. */
  level: v.exactOptional(text('how well you can do it, for example Master')),
  color: v.exactOptional(brandColor()),
})

export const faqItem = v.strictObject({
  /** The question's id, a part of the address: `/about#faq-<id>`. */
  id: v.pipe(
    text('a name like my-question'),
    v.slug('is no part of an address: write small letters, figures and hyphens, like my-question'),
  ),
  question: text('a question that you are asked, or take the entry out'),
  answer: text('your answer, or take the entry out'),
})
