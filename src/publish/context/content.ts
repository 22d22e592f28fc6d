import { basename, parse } from 'node:path'

import type { InferInput } from 'valibot'

import type { contentSchema } from '../schema/content.ts'
import { withoutBlanks } from '../schema/field-info.ts'
import { SWITCHES } from '../schema/owner.ts'
import { publicAddress } from '../lib/address.ts'
import { withImage } from './project-files.ts'
import { documents, palette, ui } from '../../words/chosen.ts'

const skeleton = import.meta.glob<object>('../../skeleton/*.ts', { eager: true })
const files = import.meta.glob<object>('#content/*.ts', { eager: true })
const caseStudies = import.meta.glob<string>('#content/projects/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pages = import.meta.glob<string>('../../pages/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const images = Object.keys(import.meta.glob('#content/images/*')).map((file) => basename(file))

const byName = <Thing>(things: Record<string, Thing>) =>
  Object.fromEntries(Object.entries(things).map(([file, thing]) => [parse(file).name, thing]))

const modules = { ...byName(skeleton), ...byName(files) }
const written = Object.fromEntries(
  Object.keys(byName(skeleton)).map((name) => [name, Reflect.get(modules[name]!, name)]),
) as InferInput<typeof contentSchema>
const said = withoutBlanks(written)

/**
 * What the owner wrote. Each key is a file of `src/content` and its export; `caseStudies` has the text of
 * each `projects/<name>.mdx` by its name.
 * @public `loadFresh` imports it by its path.
 */
export const own = {
  ...said,
  projects: said.projects.map((project) => withImage(project, images)),
  site: { ...said.site, address: publicAddress(said.site.address) },
  caseStudies: byName(caseStudies),
}

/** What pages may say besides: their own text, and files that an owner adds to the content. */
const further = [pages, Object.entries(byName(files)).filter(([name]) => !(name in written))]

/**
 * The content: what the owner wrote, and the words of the site.
 * @public `loadFresh` imports it by its path.
 */
export const content = {
  ...own,
  site: { ...SWITCHES, ...own.site },
  ui,
  palette,
  documents,
  further,
}

export type Content = typeof content
