import { about } from '#content/about'
import { certificates } from '#content/certificates'
import { documents } from '#content/documents'
import { education } from '#content/education'
import { experience } from '#content/experience'
import { faq } from '#content/faq'
import { hero } from '#content/hero'
import { identity } from '#content/identity'
import { languages } from '#content/languages'
import { pages } from '#content/pages'
import { palette } from '#content/palette'
import { projects } from '#content/projects'
import { showcase } from '#content/showcase'
import { site } from '#content/site'
import { skills } from '#content/skills'
import { ui } from '#content/ui'

import { parse } from 'node:path'

import { publicAddress } from '../lib/address.ts'

const stories = import.meta.glob<string>('#content/projects/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * The content. Each key is a file of `src/content` and its export; `stories` has the text of each
 * `projects/<name>.mdx` by its name.
 * @public `loadFresh` imports it by its path.
 */
export const content = {
  about,
  certificates,
  documents,
  education,
  experience,
  faq,
  hero,
  identity,
  languages,
  pages,
  palette,
  projects,
  showcase,
  site: { ...site, address: publicAddress(site.address) },
  skills,
  stories: Object.fromEntries(
    Object.entries(stories).map(([file, text]) => [parse(file).name, text]),
  ),
  ui,
}

export type Content = typeof content
