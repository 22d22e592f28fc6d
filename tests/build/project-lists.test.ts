/** Pages get the projects, pictures and words that they show, and no others. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { imagesFolder } from '#build/context/content-folder.ts'
import { content } from './contents.ts'
import { buildIn, buildOf, contextOf, temporaryFolder } from './contexts.ts'

type All = typeof import('virtual:projects')
type Shown = typeof import('virtual:projects/showcase')
type Previews = typeof import('virtual:projects/previews')
type Link = { title: string } | undefined

/** The content with so many projects, of which the last one is in the showcase. */
const contentWith = (count: number) => ({
  ...content,
  caseStudies: {},
  projects: Array.from({ length: count }, (_, index) => {
    const { slug: _slug, ...project } = content.projects[0]!
    return {
      ...project,
      id: index + 1,
      title: `${index + 1}`,
      image: `work-${index + 1}.png` as const,
    }
  }),
  showcase: count > 0 ? [count] : [],
})

/** A folder of so many pictures, as `contentWith` names them. */
const folderWith = async (count: number) => {
  const root = await temporaryFolder()
  await mkdir(imagesFolder(root), { recursive: true })
  const create = { width: 320, height: 200, channels: 3, background: '#336699' } as const
  const picture = await sharp({ create }).png().toBuffer()
  for (let id = 1; id <= count; id += 1)
    await writeFile(join(imagesFolder(root), `work-${id}.png`), picture)
  return root
}

const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)

test.each([0, 1, 8])(
  'each of %i projects has its picture, and its place in each list',
  async (count) => {
    const { showcase, identity, ...own } = contentWith(count)
    const { portrait: _, ...faceless } = identity
    const root = await folderWith(count)
    const { valuesOf } = buildIn(contextOf({ ...own, showcase, identity: faceless }, '/', root))
    const { projects } = await valuesOf<All>('virtual:projects')
    const { shown } = await valuesOf<Shown>('virtual:projects/showcase')
    const { previews } = await valuesOf<Previews>('virtual:projects/previews')
    expect(idsOf(projects)).toEqual(idsOf(own.projects))
    expect(idsOf(shown)).toEqual(showcase)
    expect(idsOf(previews)).toEqual(idsOf(own.projects.slice(0, 6)))
    for (const { id, picture } of [...projects, ...shown, ...previews])
      expect(picture?.dark.stem).toMatch(new RegExp(`/work-${id}-[^-]+$`))
  },
)

/** What the page of a project is made of. */
const caseStudyOf = async ({ textOf }: ReturnType<typeof buildOf>, slug: string | number) => {
  const source = await textOf(`virtual:case-study/${slug}`)
  const [, data = ''] = /caseStudyOf\((.*), Text\)/.exec(source)!
  return JSON.parse(data) as { previous: Link; next: Link }
}

test.each([
  [1, ['']],
  [2, ['2', '1']],
  [3, ['3 2', '1 3', '2 1']],
])(
  'of %i pages of projects each leads to those beside it, the last one to the first',
  async (count, said) => {
    const own = contentWith(count)
    const build = buildOf({
      ...own,
      projects: own.projects.map((project) => ({
        ...project,
        image: 'scene:earth' as const,
        highlights: ['It lasts.'],
      })),
    })
    const links: string[] = []
    for (const { id } of own.projects) {
      const { previous, next } = await caseStudyOf(build, id)
      links.push([previous, next].flatMap((link) => link?.title ?? []).join(' '))
    }
    expect(links).toEqual(said)
  },
)

const described = async (description: string) => {
  const [first] = content.projects
  const project = { ...first!, id: 7, slug: 'seven', description, highlights: ['It lasts.'] }
  const build = buildOf({ ...content, caseStudies: {}, projects: [project], showcase: [7] })
  const { page } = await build.valuesOf<{ page: { description: string } }>(
    'virtual:case-study/seven',
  )
  const { shown } = await build.valuesOf<Shown>('virtual:projects/showcase')
  const { projects } = await build.valuesOf<All>('virtual:projects')
  return { page: page.description, home: shown[0]!.text, list: projects[0]!.text }
}

test.each([
  ['Built on Foo (https://foo.example/a-b?c=1#d).', 'Built on Foo.'],
  ['Built on Foo [http://foo.example].', 'Built on Foo.'],
  ['Write (mailto:a@foo.example) or call.', 'Write or call.'],
  ['See https://www.foo.example/x, soon.', 'See foo.example/x, soon.'],
  ['基于 Foo（https://foo.example）。', '基于 Foo。'],
  ['Two (https://a.example), three (https://b.example).', 'Two, three.'],
  ['No link (at all).', 'No link (at all).'],
])('the address in “%s” is left to where it can be read whole', async (given, read) => {
  expect(await described(given)).toEqual({ page: read, home: read, list: given })
})

test('paragraphs stand apart where they are shown, and in one line where they are searched', async () => {
  expect(await described('One.\n\nTwo.\nThree.')).toEqual({
    page: 'One. Two. Three.',
    home: 'One.\n\nTwo.\nThree.',
    list: 'One.\n\nTwo.\nThree.',
  })
})
