import { about } from '#content/about'
import { awards } from '#content/awards'
import { certificates } from '#content/certificates'
import { documents } from '#content/documents'
import { education } from '#content/education'
import { experience } from '#content/experience'
import { faq } from '#content/faq'
import { hero } from '#content/hero'
import { identity } from '#content/identity'
import { interests } from '#content/interests'
import { languages } from '#content/languages'
import { pages } from '#content/pages'
import { palette } from '#content/palette'
import { projects } from '#content/projects'
import { publications } from '#content/publications'
import { references } from '#content/references'
import { showcase } from '#content/showcase'
import { site } from '#content/site'
import { skills } from '#content/skills'
import { ui } from '#content/ui'
import { volunteer } from '#content/volunteer'

import { publicAddress } from '../lib/address.ts'

/**
 * The content. Each key is a file of `src/content` and its export.
 * @public `loadFresh` imports it by its path.
 */
export const content = {
  about,
  awards,
  certificates,
  documents,
  education,
  experience,
  faq,
  hero,
  identity,
  interests,
  languages,
  pages,
  palette,
  projects,
  publications,
  references,
  showcase,
  site: { ...site, address: publicAddress(site.address) },
  skills,
  ui,
  volunteer,
}

export type Content = typeof content
