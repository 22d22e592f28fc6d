/** On pages of a site that runs to the left, Latin words and their numbers keep their order. */
import { expect, test } from 'vitest'

import { fullContent, urduContent } from './contents.ts'
import { buildOf } from './contexts.ts'

const tagline = 'خفضت الرد من 900 ms إلى 80 ms'
const [project] = fullContent.projects
const own = {
  ...urduContent,
  hero: { ...urduContent.hero, tagline },
  projects: [{ ...project!, techStack: 'Rust, C++' }],
  education: [{ ...fullContent.education[0]!, score: '17 of 20', startDate: 'Jul-2025' }],
}

type Hero = typeof import('virtual:content/hero')
type Identity = typeof import('virtual:content/identity')
type Projects = typeof import('virtual:projects')
type RecordLists = typeof import('virtual:records')

test('words are between marks that isolate; addresses and dates have none', async () => {
  const { valuesOf } = buildOf(own)
  const { hero } = await valuesOf<Hero>('virtual:content/hero')
  expect(hero.tagline).toBe('خفضت الرد من \u2066900 ms\u2069 إلى \u206680 ms\u2069')
  const { projects } = await valuesOf<Projects>('virtual:projects')
  expect(projects[0]!.chips).toEqual(['\u2066Rust\u2069', '\u2066C++\u2069'])
  expect(projects[0]!.demo).toBe(project!.link)
  const { records } = await valuesOf<RecordLists>('virtual:records')
  const [school] = records.education
  expect(school!.facts!['score']).toMatch(/ \u206617 of 20\u2069$/)
  expect(school!.dates![0]).toBe('Jul-2025')
  const { identity } = await valuesOf<Identity>('virtual:content/identity')
  expect(identity).toEqual(own.identity)
})

test.each(['virtual:content/hero', 'virtual:projects', 'virtual:records'])(
  '%s has no marks on a site that runs to the right',
  async (name) => {
    expect(await buildOf(fullContent).textOf(name)).not.toMatch(/[\u2066-\u2069]/)
  },
)
