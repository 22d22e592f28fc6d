import { identity } from '#content/identity'
import { pages } from '#content/pages'
import type { Page } from '#content/types'

/** The owner's name comes first on the home page, last on the others. */
export const titleOf = ({ title }: Page) =>
  title === pages.home.title ? `${identity.name} – ${title}` : `${title} – ${identity.name}`
