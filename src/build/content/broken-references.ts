import { sceneOf } from '#site/components/picture/picture-files.ts'
import { isPictureName, type ReferenceKind } from '#content-model/schema/fields.ts'
import { CONTENT_FOLDER } from '#build/context/content-folder.ts'
import { referenceAt } from '#build/lib/field-info.ts'
import { type Finding, findingAt } from './finding.ts'
import type { References } from './references.ts'
import { stringsIn } from '#lib/strings.ts'

/** Checks a name. Returns what is wrong with it, and what to write. */
type Check = (name: string, references: References) => string | undefined

const IMAGES = `${CONTENT_FOLDER}/images`

const icon: Check = (name, { icons }) =>
  icons.has(name)
    ? undefined
    : 'is no icon: write a name that react-icons/si or react-icons/fa6 exports, like SiReact'

/** A file's name with composed letters: some systems keep accents as characters of their own. */
const letters = (file: string) => file.normalize().toLowerCase()

const picture: Check = (name, { images, pictures }) => {
  if (!isPictureName(name))
    return `is no picture: write the name of a png, jpg, webp, avif or svg file`
  if (images.has(name)) return pictures.get(name)?.trouble
  const similar = [...images].find((image) => letters(image) === letters(name))
  return similar
    ? `is not in ${IMAGES}, but ${similar} is: write its name as the file has it`
    : `is not in ${IMAGES}: put the file there, or write the name of one that is`
}

export const brokenImage: Check = (name, references) => {
  const scene = sceneOf(name)
  if (scene === undefined) return picture(name, references)
  const { scenes } = references
  const known = [...scenes].map((other) => `scene:${other}`).join(', ')
  return scenes.has(scene) ? undefined : `is no scene: write one of ${known}`
}

const checks: Record<ReferenceKind, Check> = { icon, picture, image: brokenImage }

/** Names of icons, pictures and scenes that do not exist. */
export const brokenReferences = (content: object, references: References): Finding[] =>
  stringsIn(content).flatMap(([path, name]) => {
    const reference = referenceAt(path)
    const message = name.trim() && reference && checks[reference](name, references)
    return message ? [findingAt(content, path, message)] : []
  })
