import { basename } from 'node:path'

import { SWITCHES } from '../schema/owner.ts'
import { publicAddress, shownAddress } from '../lib/address.ts'
import { withImage } from './project-files.ts'
import { files, written } from './written.ts'
import { documents, palette, ui } from '../../words/chosen.ts'

const pages = import.meta.glob<string>('../../pages/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const images = Object.keys(import.meta.glob('#content/images/*')).map((file) => basename(file))

/**
 * What the owner wrote. Each key is a file of `src/content` and its export; `caseStudies` has the text of
 * each `projects/<name>.mdx` by its name.
 * @public `loadFresh` imports it by its path.
 */
export const own = {
  ...written,
  projects: written.projects.map((project) => withImage(project, images)),
  site: { ...written.site, address: publicAddress(written.site.address) },
}

/** What pages may say besides: their own text, and files that an owner adds to the content. */
const further = [pages, Object.entries(files).filter(([name]) => !(name in written))]

const { website = '', ...others } = { ...own.identity }
/** A résumé's website may be this one, which has no link to itself. */
const identity: typeof own.identity =
  shownAddress(website) === shownAddress(own.site.address) ? others : own.identity

/**
 * The content: what the owner wrote, and the words of the site.
 * @public `loadFresh` imports it by its path.
 */
export const content = {
  ...own,
  identity,
  site: { ...SWITCHES, ...own.site },
  ui,
  palette,
  documents,
  further,
}

export type Content = typeof content
