import { basename, parse } from 'node:path'

import { about } from '#content/about'
import { awards } from '#content/awards'
import { certificates } from '#content/certificates'
import { dashboard } from '#content/dashboard'
import { education } from '#content/education'
import { experience } from '#content/experience'
import { faq } from '#content/faq'
import { hero } from '#content/hero'
import { identity } from '#content/identity'
import { interests } from '#content/interests'
import { languages } from '#content/languages'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { publications } from '#content/publications'
import { references } from '#content/references'
import { showcase } from '#content/showcase'
import { site } from '#content/site'
import { skills } from '#content/skills'
import { volunteer } from '#content/volunteer'
import { words } from '#content/words'

import { withoutBlanks } from '../schema/field-info.ts'
import { publicAddress } from '../lib/address.ts'
import { SWITCHES } from '../schema/owner.ts'
import { withImage } from './project-files.ts'
import { documents, palette, ui } from '../../words/chosen.ts'

const caseStudies = import.meta.glob<string>('#content/projects/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const images = Object.keys(import.meta.glob('#content/images/*')).map((file) => basename(file))

const said = withoutBlanks({
  about,
  awards,
  certificates,
  dashboard,
  education,
  experience,
  faq,
  hero,
  identity,
  interests,
  languages,
  pages,
  projects,
  publications,
  references,
  showcase,
  site,
  skills,
  volunteer,
})

/**
 * What the owner wrote. Each key is a file of `src/content` and its export; `caseStudies` has the text of
 * each `projects/<name>.mdx` by its name.
 * @public `loadFresh` imports it by its path.
 */
export const own = {
  ...said,
  projects: said.projects.map((project) => withImage(project, images)),
  site: { ...said.site, address: publicAddress(said.site.address) },
  caseStudies: Object.fromEntries(
    Object.entries(caseStudies).map(([file, text]) => [parse(file).name, text]),
  ),
  words,
}

/**
 * The content: what the owner wrote, and the words of the site.
 * @public `loadFresh` imports it by its path.
 */
export const content = { ...own, site: { ...SWITCHES, ...own.site }, ui, palette, documents }

export type Content = typeof content
export type OwnContent = typeof own
