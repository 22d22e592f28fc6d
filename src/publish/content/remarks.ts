/** Advice on the content: it stops nothing. */
import type { Path } from '../lib/strings.ts'
import { croppedWidth, formats, type PictureFormat } from '../pictures/formats.ts'
import { type Finding, findingAt } from './finding.ts'
import type { References } from './references.ts'

const sizeOf = (width: number, { ratio }: PictureFormat) =>
  `${width} × ${Math.round(width * ratio)}`

/** Pictures with fewer pixels than they are shown with. */
export const findRemarks = (content: object, { pictures }: References): Finding[] => {
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
