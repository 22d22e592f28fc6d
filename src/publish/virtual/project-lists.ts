import type { Content } from '../context/content.ts'
import { projectsWithHue } from '../context/content-parts.ts'
import { formats } from '../pictures/formats.ts'
import type { Pictures } from '../pictures/pictures.ts'

/** Projects listed on the dashboard. */
const PREVIEWS = 6

/**
 * The projects with their pictures, split by use, so that a page loads only those that it shows.
 */
export const projectLists = (content: Content, { pictures }: Pick<Pictures, 'pictures'>) => {
  const all = projectsWithHue(content).map((project) => ({
    ...project,
    picture: project.image && pictures[project.image],
  }))
  return {
    shown: content.showcase
      .flatMap((id) => all.filter((project) => project.id === id))
      .map(
        ({ techStack: _techStack, repo: _repo, highlights: _highlights, ...project }) => project,
      ),
    previews: all
      .slice(0, PREVIEWS)
      .map(({ id, title, hue, image, picture }) => ({ id, title, hue, image, picture })),
    all,
  }
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
