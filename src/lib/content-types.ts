import type { InferInput } from 'valibot'

import type { contentSchema } from '../publish/schema/content.ts'
import type { hues } from './hues.ts'
import type { Words } from '../words/en.ts'

export type { IconName, Image } from '../publish/schema/fields.ts'

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

type Some<All> = All extends object ? { [Key in keyof All]?: Some<All[Key]> } : All

/** Some of the words that a language has. */
export type OwnWords = Some<Words>

/** The colour of a project. */
export type Hue = (typeof hues)[number]
