import { projectEntry } from '../../lib/entries.ts'
import type { Content } from '../context/content.ts'
import { projectPages, projectsWithHue } from '../context/content-parts.ts'
import { withoutLinks } from '../lib/readable.ts'
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
      .map(({ techStack: _techStack, repo: _repo, description, ...project }) => ({
        ...project,
        // The whole entry is one link.
        description: withoutLinks(description).replaceAll(/\n\s*\n/g, '\n'),
      })),
    previews: all
      .slice(0, PREVIEWS)
      .map(({ id, title, hue, image, picture }) => ({ id, title, hue, image, picture })),
    all,
  }
}

/** What each page of a project shows, by the project's slug. */
export const caseStudiesOf = (content: Content, { pictures, figures }: Pictures) => {
  const all = projectPages(content).map(({ slug, page, project, caseStudy }) => ({
    slug,
    page,
    hasText: caseStudy !== undefined,
    project: {
      ...{ id: project.id, image: project.image, imageAlt: project.imageAlt, hue: project.hue },
      ...{ title: project.title, picture: project.image && pictures[project.image] },
      entry: projectEntry(project, content.ui),
    },
  }))
  /** What a page says of the one before or after it. */
  const linkTo = ({ page, project }: (typeof all)[number]) => {
    const { title, hue, image, picture } = project
    return { path: page.path, title, hue, image, picture }
  }
  return all.map((own, index) => {
    const [previous, next] = [all.at(index - 1), all[(index + 1) % all.length]]
    return {
      ...own,
      figures: figures[own.slug] ?? {},
      // The last one leads to the first.
      ...(previous !== next && { previous: linkTo(previous!) }),
      ...(next !== own && { next: linkTo(next!) }),
    }
  })
}
