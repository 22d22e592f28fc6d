import { describe, expect, test } from 'vitest'

import type { Picture } from '../../../src/components/picture/sources.ts'
import {
  focusRule,
  picturesSeenFirst,
  projectLists,
} from '../../../src/build/virtual/project-lists.ts'
import { partsOf } from '../../../src/build/context/content-parts.ts'
import { loadContent } from '../../../src/build/context/load.ts'

const picture: Picture = { stem: '/some', widths: [1], height: 1 }

/** The content with so many projects, of which the last one is in the showcase. */
const contentWith = async (count: number) => {
  const content = await loadContent(process.cwd())
  const projects = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Work ${index + 1}`,
    description: 'Some work.',
    techStack: 'Go',
    image: `work-${index + 1}.png` as const,
    imageAlt: 'A drawing',
    hue: 'sea' as const,
  }))
  return { ...content, projects, showcase: count > 0 ? [count] : [] }
}

const picturesOf = ({ projects }: { projects: { image: string }[] }) =>
  Object.fromEntries(projects.map(({ image }) => [image, { dark: picture, light: picture }]))

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)

describe.each([0, 1, 3, 4, 60])('of %i projects', (count) => {
  test('each is on the first page or in the rest, with its picture', async () => {
    const content = await contentWith(count)
    const pictures = picturesOf(content)
    const { first, rest, total, shown, previews } = projectLists(content, { pictures })
    expect(idsOf([...first, ...rest])).toEqual(idsOf(content.projects))
    expect(total).toBe(count)
    expect(first).toHaveLength(Math.min(3, count))
    expect(idsOf(shown)).toEqual(content.showcase)
    expect(idsOf(previews)).toEqual(idsOf(content.projects.slice(0, 6)))
    for (const list of [first, rest, shown, previews])
      for (const project of list) expect(project.picture).toBe(pictures[project.image])
  })
})

test('what is beyond the first view has no rule in the style sheet', async () => {
  const content = await contentWith(60)

  expect(picturesSeenFirst(content)).toEqual([
    content.identity.portrait,
    ...[1, 2, 3, 4, 5, 6, 60].map((id) => `work-${id}.png`),
  ])
})

test('the portrait shows the face where its owner says it is', async () => {
  const content = await contentWith(0)
  const { portraitFocus: _focus, ...identity } = content.identity
  expect(focusRule({ ...content, identity })).toContain('object-position: 50% 30%')
  expect(focusRule({ ...content, identity: { ...identity, portraitFocus: '10% 80%' } })).toContain(
    'object-position: 10% 80%',
  )
})

test('a part is there if its list has an entry', async () => {
  const content = await contentWith(1)
  expect(partsOf({ ...content, faq: [] })).toMatchObject({ projects: true, faq: false })
  expect(partsOf({ ...content, projects: [], showcase: [] })).toMatchObject({
    projects: false,
    showcase: false,
  })
})
