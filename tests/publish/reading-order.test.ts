/** On pages and in the CV of a site that runs to the left, Latin words and their numbers keep their order. */
import { expect, test } from 'vitest'

import { shownContent } from '#publish/content/shown-content.ts'
import { virtualModules } from '#publish/virtual/virtual-modules.ts'
import type { Content } from '#publish/context/content.ts'
import { fullContent, urduContent } from './contents.ts'
import { ownContext } from './contexts.ts'

const tagline = 'خفضت الرد من 900 ms إلى 80 ms'
const [project] = fullContent.projects
const own = {
  ...urduContent,
  hero: { ...urduContent.hero, tagline },
  projects: [{ ...project!, techStack: 'Rust, C++' }],
  education: [{ ...fullContent.education[0]!, score: '17 of 20', startDate: 'Jul-2025' }],
}

test('words are between marks that isolate; addresses, dates and a site that runs to the right have none', () => {
  const { hero, projects, education, identity } = shownContent(own)
  expect(hero.tagline).toBe('خفضت الرد من \u2066900 ms\u2069 إلى \u206680 ms\u2069')
  expect(projects[0]!.techStack).toBe('\u2066Rust\u2069, \u2066C++\u2069')
  expect(projects[0]!.link).toBe(project!.link)
  expect(education[0]).toMatchObject({ score: '\u206617 of 20\u2069', startDate: 'Jul-2025' })
  expect(identity).toBe(own.identity)
  expect(shownContent(fullContent)).toBe(fullContent)
})

const shown = (content: Content) => virtualModules(ownContext(content)).load('virtual:content/hero')

test('pages have every content as it was read', async () => {
  expect(await shown(own)).toContain('\u2066900 ms\u2069')
  expect(await shown(fullContent)).toContain(fullContent.hero.tagline)
})
