import type { ShownProject } from '#lib/shown-entries.ts'
import type { Pictured } from '#site/components/picture/picture-files.ts'
import type { ReadContent } from '#build/context/read-content.ts'
import { projectsWithPage } from '#build/context/content-sections.ts'
import { projectViews } from '#build/context/views.ts'
import { withoutLinks } from '#build/lib/readable.ts'
import type { Pictures } from '#build/pictures/pictures.ts'

/** Projects listed on the dashboard. */
const PREVIEWS = 6

type Key = keyof Pictured<ShownProject>

// What each of them shows of a project: a page loads no more.
const NAME = ['id', 'slug', 'title', 'chips'] as const
const PREVIEW = ['id', 'title', 'hue', 'image', 'picture'] as const
const NEIGHBOUR = ['title', 'hue', 'image', 'picture'] as const
const SLIDE = [...PREVIEW, 'slug', 'text', 'demo', 'note', 'imageAlt'] as const
const CARD = [...SLIDE, 'chips', 'source', 'facts', 'dates'] as const
const PAGE = [...CARD, 'points'] as const

const pick = <Chosen extends Key>(project: Pictured<ShownProject>, keys: readonly Chosen[]) =>
  Object.fromEntries(keys.map((key) => [key, project[key]])) as Pick<Pictured<ShownProject>, Chosen>

const withPicture = (
  project: ShownProject,
  pictures: Pictures['pictures'],
): Pictured<ShownProject> => ({
  ...project,
  picture: project.image && pictures[project.image],
})

/**
 * The projects with their pictures, split by use, so that a page loads only those that it shows.
 */
export const projectLists = (content: ReadContent, { pictures }: Pick<Pictures, 'pictures'>) => {
  const all = projectViews(content).map((project) => withPicture(project, pictures))
  const inShowcase = content.showcase.flatMap((id) => all.filter((project) => project.id === id))
  return {
    shown: inShowcase.map((project) => ({
      ...pick(project, SLIDE),
      // The whole entry is one link.
      text: withoutLinks(project.text),
    })),
    previews: all.slice(0, PREVIEWS).map((project) => pick(project, PREVIEW)),
    all: all.map((project) => pick(project, CARD)),
    names: all.map((project) => pick(project, NAME)),
  }
}

/** What each page of a project shows, by the project's slug. */
export const caseStudiesOf = (content: ReadContent, { pictures, figures }: Pictures) => {
  const all = projectsWithPage(content).map(({ slug, page, project, caseStudy }) => ({
    slug,
    page,
    hasText: caseStudy !== undefined,
    project: withPicture(project, pictures),
  }))
  /** What a page says of the one before or after it. */
  const linkTo = ({ page, project }: (typeof all)[number]) => ({
    path: page.path,
    ...pick(project, NEIGHBOUR),
  })
  return all.map(({ project, ...own }, index) => {
    const previous = all.at(index - 1)!
    // The last one leads to the first.
    const next = all[(index + 1) % all.length]!
    const isAlone = all.length === 1
    return {
      ...own,
      project: pick(project, PAGE),
      figures: figures[own.slug] ?? {},
      // Two pages have one way to each other.
      previous: previous === next ? undefined : linkTo(previous),
      next: isAlone ? undefined : linkTo(next),
    }
  })
}
