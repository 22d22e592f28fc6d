/** On pages of a site that runs to the left, Latin words and their numbers keep their order. */
import { expect, test } from 'vitest'

import { type Content, fullContent, urduContent } from './contents.ts'
import { buildOf } from './contexts.ts'

const tagline = 'خفضت الرد من 900 ms إلى 80 ms'
const [project] = fullContent.projects
const own = {
  ...urduContent,
  hero: { ...urduContent.hero, tagline },
  projects: [{ ...project!, techStack: 'Rust, C++' }],
  education: [{ ...fullContent.education[0]!, score: '17 of 20', startDate: 'Jul-2025' }],
}

/** What pages get of a file of the content. */
const shown = async <File extends keyof Content>(file: File, content: Content) =>
  (await buildOf(content).valuesOf<Pick<Content, File>>(`virtual:content/${file}`))[file]

test('words are between marks that isolate; addresses, dates and a site that runs to the right have none', async () => {
  expect((await shown('hero', own)).tagline).toBe(
    'خفضت الرد من \u2066900 ms\u2069 إلى \u206680 ms\u2069',
  )
  const [stacked] = await shown('projects', own)
  expect(stacked!.techStack).toBe('\u2066Rust\u2069, \u2066C++\u2069')
  expect(stacked!.link).toBe(project!.link)
  const [school] = await shown('education', own)
  expect(school).toMatchObject({ score: '\u206617 of 20\u2069', startDate: 'Jul-2025' })
  expect(await shown('identity', own)).toEqual(own.identity)
  for (const file of ['hero', 'projects', 'education'] as const)
    expect(await shown(file, fullContent)).toEqual(fullContent[file])
})
