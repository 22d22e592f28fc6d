import { basename, parse } from 'node:path'

import type { InferInput } from 'valibot'

import type { Page, Project } from '#content-model/schema/types.ts'

import type { contentSchema } from '#content-model/schema/content.ts'
import { withoutBlanks } from '#build/lib/field-info.ts'
import { recordSections } from '#content-model/schema/record-sections.ts'
import { SWITCHES } from '#content-model/schema/owner.ts'
import { countryName } from '#lib/country.ts'
import { publicAddress, shownAddress } from '#build/lib/site-address.ts'
import { readable } from '#build/lib/readable.ts'
import { mapDeep } from '#lib/strings.ts'
import { withImage } from './project-files.ts'
import { agents, documents, palette, ui } from '#content-model/schema/ui.ts'
import { isFields } from '#content-model/words/merged.ts'

const byName = <Thing>(things: Record<string, Thing>) =>
  Object.fromEntries(Object.entries(things).map(([file, thing]) => [parse(file).name, thing]))

const skeleton = byName(
  import.meta.glob<object>('../../content-model/schema/skeleton/*.ts', { eager: true }),
)
const files = byName(import.meta.glob<object>('#content/*.ts', { eager: true }))
const images = Object.keys(import.meta.glob('#content/images/*')).map((file) => basename(file))
const caseStudies = import.meta.glob<string>('#content/projects/*.{md,mdx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pages = import.meta.glob<string>('../../site/pages/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What stands in for each file that the owner lacks. */
const empty = {
  ...skeleton,
  ...Object.fromEntries(recordSections.map((section) => [section, { [section]: [] }])),
}
const modules = { ...empty, ...files }
const given = Object.fromEntries(
  Object.keys(empty)
    .toSorted()
    .map((name) => [name, Reflect.get(modules[name]!, name)]),
) as InferInput<typeof contentSchema>
const written = withoutBlanks(
  mapDeep(given, (part) => (typeof part === 'string' ? readable(part) : part)),
)

// The check reads it, too: a value of another form stays as it is.
const { projects, site } = written
const isNamed = (project: unknown): project is Project =>
  isFields(project) && typeof project['title'] === 'string'

/**
 * What the owner wrote. Each key is a file of `src/content` and its export; `caseStudies` has the text of
 * each `projects/<name>.mdx` by its name, of those of Markdown (`.md`), which the check refuses, with
 * their ending.
 * @public `loadFresh` imports it by its path.
 */
export const own = {
  ...written,
  projects: Array.isArray(projects)
    ? projects.map((project) => (isNamed(project) ? withImage(project, images) : project))
    : projects,
  site: isFields(site) ? { ...site, address: publicAddress(site.address) } : site,
  caseStudies: Object.fromEntries(
    Object.entries(caseStudies).map(([file, text]) => [basename(file, '.mdx'), text]),
  ),
}

/** Further words of pages: their own text, and files that an owner adds to the content. */
const further = [pages, Object.entries(files).filter(([name]) => !(name in written))]

const switched = { ...SWITCHES, ...own.site }
const { website = '', ...others } = { ...own.identity }
/** A country given by its code (`AT`) is named in the language of the site. */
const country = countryName(others.country, switched.lang) ?? others.country
const named = { ...others, country }
/** A résumé's website may be this site, which has no link to itself. */
const identity: typeof own.identity =
  shownAddress(website) === shownAddress(switched.address) ? named : { ...named, website }

/**
 * The content: what the owner wrote, and the words of the site.
 * @public `loadFresh` imports it by its path.
 */
export const content = {
  ...own,
  identity,
  site: switched,
  ui,
  palette,
  agents,
  documents,
  further,
}

export type ReadContent = typeof content

/** The content as components know it: its pages by their names, also those that the owner adds. */
export type Shown = ReadContent & {
  pages: Record<keyof typeof import('#content/pages').pages, Page>
}
