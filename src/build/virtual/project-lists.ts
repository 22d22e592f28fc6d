import { PAGE_SIZE } from '../../../machines/pager.machine.ts'
import type { Content } from '../context/content.ts'
import { formats } from '../pictures/formats.ts'
import type { Pictures } from '../pictures/pictures.ts'

/** On the dashboard. More would make a page of their own, which there is. */
const PREVIEWS = 6

/**
 * The projects as the pages need them, each with its picture: a page loads those that it shows, however
 * many there are. The list on /projects begins with its first page.
 */
export const projectLists = (
  { projects, showcase }: Content,
  { pictures }: Pick<Pictures, 'pictures'>,
) => {
  const all = projects.map((project) => ({ ...project, picture: pictures[project.image] }))
  return {
    shown: showcase
      .flatMap((id) => all.filter((project) => project.id === id))
      .map(({ id, title, description, image, imageAlt, hue, link, note, picture }) => ({
        ...{ id, title, description, image, imageAlt, hue, link, note, picture },
      })),
    previews: all
      .slice(0, PREVIEWS)
      .map(({ id, title, image, picture }) => ({ id, title, image, picture })),
    first: all.slice(0, PAGE_SIZE),
    total: all.length,
    rest: all.slice(PAGE_SIZE),
  }
}

/** What of the portrait stays in sight where its place has another form. */
export const focusRule = ({ identity }: Content) =>
  `.portrait { object-position: ${identity.portraitFocus ?? formats.portrait.focus} }`

/** The pictures that pages show before anything is asked for, by their names. */
export const picturesSeenFirst = ({ projects, showcase, identity }: Content) => [
  ...new Set([
    identity.portrait,
    ...projects
      .filter(({ id }, index) => index < PREVIEWS || showcase.includes(id))
      .map(({ image }) => image),
  ]),
]
