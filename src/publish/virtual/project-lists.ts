import type { Content } from '../context/content.ts'
import { projectPages, projectsWithHue } from '../context/content-parts.ts'
import { formats } from '../pictures/formats.ts'
import type { Pictures } from '../pictures/pictures.ts'

/** Projects listed on the dashboard. */
const PREVIEWS = 6

/**
 * The projects with their pictures, split by use, so that a page loads only those that it shows.
 */
export const projectLists = (content: Content, { pictures }: Pick<Pictures, 'pictures'>) => {
  const all = projectsWithHue(content).map(({ highlights: _highlights, ...project }) => ({
    ...project,
    picture: project.image && pictures[project.image],
  }))
  return {
    shown: content.showcase
      .flatMap((id) => all.filter((project) => project.id === id))
      .map(({ techStack: _techStack, repo: _repo, ...project }) => project),
    previews: all
      .slice(0, PREVIEWS)
      .map(({ id, title, hue, image, picture }) => ({ id, title, hue, image, picture })),
    all,
  }
}

/** What each page of a project shows, by the project's slug. */
export const storiesOf = (content: Content, { pictures, figures }: Pictures) => {
  const all = projectPages(content).map(({ slug, page, project }) => ({
    slug,
    page,
    project: { ...project, picture: project.image && pictures[project.image] },
  }))
  const neighbour = (index: number) => {
    const { page, project } = all[index] ?? {}
    if (!page || !project) return undefined
    const { title, hue, image, picture } = project
    return { path: page.path, title, hue, image, picture }
  }
  return all.map((own, index) => ({
    ...own,
    figures: figures[own.slug] ?? {},
    previous: neighbour(index - 1),
    next: neighbour(index + 1),
  }))
}

/** Keeps the portrait's focus in view where its box has another ratio. */
export const focusRule = ({ identity }: Content) =>
  `.portrait { object-position: ${identity.portraitFocus ?? formats.portrait.focus} }`

/** The names of the pictures that pages show without any interaction. */
export const picturesSeenFirst = ({ projects, showcase, identity }: Content) => [
  ...new Set([
    identity.portrait,
    ...projects
      .filter(({ id }, index) => index < PREVIEWS || showcase.includes(id))
      .flatMap(({ image }) => image ?? []),
  ]),
]
