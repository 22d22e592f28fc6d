import { about } from '#content/about'
import { certificates } from '#content/certificates'
import { documents } from '#content/documents'
import { education } from '#content/education'
import { experience } from '#content/experience'
import { faq } from '#content/faq'
import { hero } from '#content/hero'
import { identity } from '#content/identity'
import { inspector } from '#content/inspector'
import { languages } from '#content/languages'
import { pages } from '#content/pages'
import { palette } from '#content/palette'
import { projects } from '#content/projects'
import { showcase } from '#content/showcase'
import { site } from '#content/site'
import { skills } from '#content/skills'
import { ui } from '#content/ui'

import { publicAddress } from '../lib/address.ts'

/**
 * The content. Each key is a file of `src/content` and its export.
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
  inspector,
  languages,
  pages,
  palette,
  projects,
  showcase,
  site: { ...site, address: publicAddress(site.address) },
  skills,
  ui,
}

export type Content = typeof content
