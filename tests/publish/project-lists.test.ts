/** Pages get the projects and pictures that they show, and no others. */
import { expect, test } from 'vitest'

import type { Picture } from '#components/picture/sources.ts'
import { content } from '#publish/context/content.ts'
import { withImage } from '#publish/context/project-files.ts'
import { projectLists, caseStudiesOf } from '#publish/virtual/project-lists.ts'

const picture: Picture = { stem: '/some', widths: [1], height: 1 }

/** The content with so many projects, of which the last one is in the showcase. */
const contentWith = (count: number) => ({
  ...content,
  projects: Array.from({ length: count }, (_, index) => ({
    ...content.projects[0]!,
    id: index + 1,
    image: `work-${index + 1}.png` as const,
  })),
  showcase: count > 0 ? [count] : [],
})

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)

test.each([0, 1, 8])('each of %i projects has its picture, and its place in each list', (count) => {
  const own = contentWith(count)
  const pictures = Object.fromEntries(
    own.projects.map(({ image }) => [image, { dark: { ...picture, stem: image }, light: picture }]),
  )
  const { all, shown, previews } = projectLists(own, { pictures })
  expect(idsOf(all)).toEqual(idsOf(own.projects))
  expect(idsOf(shown)).toEqual(own.showcase)
  expect(idsOf(previews)).toEqual(idsOf(own.projects.slice(0, 6)))
  for (const project of [...all, ...shown, ...previews])
    expect(project.picture).toBe(pictures[`work-${project.id}.png`])
})

test.each([
  [1, []],
  [2, ['2', '1']],
  [3, ['3 2', '1 3', '2 1']],
])(
  'of %i pages of projects each leads to those beside it, the last one to the first',
  (count, said) => {
    const own = contentWith(count)
    const projects = own.projects.map(({ slug: _slug, ...project }, index) => ({
      ...project,
      title: `${index + 1}`,
      highlights: ['It lasts.'],
    }))
    const made = { pictures: {}, figures: {}, placeholders: {}, banner: picture }
    const links = caseStudiesOf({ ...own, projects }, made).flatMap(({ previous, next }) =>
      (previous ?? next) ? [[previous, next].flatMap((link) => link?.title ?? []).join(' ')] : [],
    )
    expect(links).toEqual(said)
  },
)

test.each([
  { title: 'Tide Table!', slug: 'tides', found: 'tides.png' },
  { title: 'Tide Table!', slug: 'other', found: 'Tide-Table.JPG' },
  { title: 'Repair Café', slug: 'other', found: 'Repair Cafe\u0301.png' },
  // A video has the name, too; a GIF is refused by name.
  { title: 'Demo', slug: 'demo', found: 'demo.png' },
  { title: 'Anim', slug: 'anim', found: 'anim.gif' },
  { title: 'Something', slug: 'something', found: undefined },
])('an image named like an entry is the entry’s: $found', ({ title, slug, found }) => {
  const { image: _, ...without } = { ...content.projects[0]!, title, slug }
  const files = ['me.png', 'demo.mp4', 'something.webm', found ?? 'else.png']
  expect(withImage(without, files).image).toBe(found)
  expect(withImage({ ...without, image: 'own.png' }, files).image).toBe('own.png')
})
