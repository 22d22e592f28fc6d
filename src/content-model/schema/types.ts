import type { InferInput } from 'valibot'

import type { contentSchema } from './content.ts'
import type { hues } from './hues.ts'

export type { IconName, Image } from './fields.ts'
export type { OwnWords } from '#content-model/words/en.ts'

/** What the files of the content export, by file. Each field and its form: `schema`. */
export type Content = InferInput<typeof contentSchema>

export type Site = Content['site']
export type Analytics = NonNullable<Site['analytics']>
export type Identity = Content['identity']
export type Page = Content['pages']['home']
export type Project = Content['projects'][number]
export type Experience = Content['experience'][number]
export type Volunteering = Content['volunteer'][number]
export type Education = Content['education'][number]
export type Award = Content['awards'][number]
export type Certificate = Content['certificates'][number]
export type Publication = Content['publications'][number]
export type Language = Content['languages'][number]
export type Interest = Content['interests'][number]
export type Reference = Content['references'][number]
export type Skill = Content['skills'][number]
export type FaqItem = Content['faq'][number]

/** The colour of a project. */
export type Hue = (typeof hues)[number]
