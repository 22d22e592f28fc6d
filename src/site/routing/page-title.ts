import { identity } from 'virtual:content/identity'
import { pages } from 'virtual:content/pages'
import type { Page } from '#content-model/schema/types.ts'

/** Title and description of a page, or of the message in its place. */
export type PageWords = Pick<Page, 'title' | 'description'>

/** The owner's name comes first on the home page, last on the others. */
export const pageTitle = ({ title }: PageWords) =>
  title === pages.home.title ? `${identity.name} – ${title}` : `${title} – ${identity.name}`
