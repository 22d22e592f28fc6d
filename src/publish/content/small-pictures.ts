import { croppedWidth, formats, type PictureFormat } from '../pictures/formats.ts'
import type { Path } from '../lib/strings.ts'
import { type Finding, findingAt } from './finding.ts'
import type { References } from './references.ts'

const sizeOf = (width: number, { ratio }: PictureFormat) =>
  `${width} × ${Math.round(width * ratio)}`

/** Pictures with fewer pixels than they are shown with. */
export const findSmallPictures = (content: object, { pictures }: References): Finding[] => {
  const { identity, projects } = content as {
    identity?: { portrait?: unknown }
    projects?: { image?: unknown }[]
  }
  const look = (path: Path, file: unknown, format: PictureFormat): Finding[] => {
    const facts = pictures.get(String(file))
    const enough = format.widths.at(-2) ?? 0
    if (!facts || facts.trouble || facts.isDrawing || croppedWidth(facts, format) >= enough)
      return []
    const sizes = `at least ${sizeOf(enough, format)}, ${sizeOf(Math.max(...format.widths), format)} for sharp screens`
    const message = `has ${facts.width} × ${facts.height} pixels and will look blurred: take one of ${sizes}`
    return [findingAt(content, path, message)]
  }
  const ofProjects = Array.isArray(projects) ? projects : []
  return [
    ...look(['identity', 'portrait'], identity?.portrait, formats.portrait),
    ...ofProjects.flatMap((project, index) =>
      look(['projects', index, 'image'], project?.image, formats.project),
    ),
  ]
}

/** Bytes of an icon as it is drawn; svgo halves them. Pages that show skills load all their icons. */
const MOST_OF_AN_ICON = 8000

/** Icons with more detail than their size can show. */
export const findLargeIcons = (content: object, { icons, iconSize }: References): Finding[] => {
  const { skills } = content as { skills?: { icon?: unknown }[] }
  return (Array.isArray(skills) ? skills : []).flatMap((skill, index) => {
    const name = String(skill?.icon)
    const size = icons.has(name) ? iconSize(name) : 0
    const message = `is a drawing of ${(size / 1000).toFixed(0)} kB: take a plainer icon`
    return size > MOST_OF_AN_ICON ? [findingAt(content, ['skills', index, 'icon'], message)] : []
  })
}
