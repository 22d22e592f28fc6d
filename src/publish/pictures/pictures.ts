import type { Picture } from '../../components/picture/sources.ts'
import { projectsWithHue } from '../context/content-parts.ts'
import type { BuildContext } from '../context/context.ts'
import { addPicture, meanColor } from './encode.ts'
import { formats } from './formats.ts'
import type { Theme } from './paint-scene.ts'
import { fileSource, projectSources, type Source } from './sources.ts'

type Themed<Value> = Record<Theme, Value>

export interface Pictures {
  pictures: Record<string, Themed<Picture>>
  /** The portrait, cropped for small windows. */
  banner: Picture
  /** By picture: a rule for `[data-picture='<name>']` with a background until it has loaded. */
  placeholders: Record<string, string>
}

const placeholderOf = async (
  context: BuildContext,
  name: string,
  { dark, light }: Themed<Source>,
) => {
  const [onDark, onLight] = await Promise.all([meanColor(context, dark), meanColor(context, light)])
  const selector = `[data-picture='${name}']`
  const rule = `${selector} { background-color: ${onDark} }`
  return dark.key === light.key
    ? rule
    : `${rule}\n[data-theme='light'] ${selector} { background-color: ${onLight} }`
}

/** Adds every picture of the content to the store. */
export const makePictures = async (context: BuildContext): Promise<Pictures> => {
  const content = await context.content()
  const { portrait, portraitFocus } = content.identity
  const ofProject = projectSources(context)
  const ofPortrait = () => fileSource(context.root, portrait, formats.portrait, portraitFocus)
  const made: Pictures = {
    pictures: {},
    banner: addPicture(
      context,
      await fileSource(context.root, portrait, formats.banner, portraitFocus),
    ),
    placeholders: {},
  }
  const add = async (name: string, sourceFor: (theme: Theme) => Promise<Source>) => {
    const [dark, light] = await Promise.all([sourceFor('dark'), sourceFor('light')])
    made.pictures[name] = { dark: addPicture(context, dark), light: addPicture(context, light) }
    made.placeholders[name] = await placeholderOf(context, name, { dark, light })
  }
  await Promise.all([
    add(portrait, ofPortrait),
    ...projectsWithHue(content).map(
      ({ image, ...project }) =>
        image && add(image, (theme) => ofProject({ ...project, image }, theme)),
    ),
  ])
  return made
}
