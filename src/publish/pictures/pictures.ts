import { join } from 'node:path'

import type { Hue } from '#content/types'

import { type Picture, sceneOf } from '../../components/picture/sources.ts'
import { imagesFolder } from '../context/content-folder.ts'
import { projectPages, projectsWithHue } from '../context/content-parts.ts'
import type { BuildContext } from '../context/context.ts'
import { addPicture, meanColor } from './encode.ts'
import { formats } from './formats.ts'
import type { Theme } from './paint-scene.ts'
import { readPicture } from './picture-facts.ts'
import { fileSource, projectSources, type Source } from './sources.ts'
import { picturesIn } from '../stories/story.ts'

type Themed<Value> = Record<Theme, Value>

export interface Pictures {
  pictures: Record<string, Themed<Picture>>
  /** Those of each story, by its name: uncropped, scenes in the colours of its project. */
  figures: Record<string, Record<string, Themed<Picture>>>
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
    figures: {},
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
  const sourceOfFigure = async (image: string, hue: Hue, theme: Theme) => {
    if (sceneOf(image) !== undefined) return ofProject({ image, hue }, theme)
    const { width, height } = await readPicture(join(imagesFolder(context.root), image))
    return fileSource(context.root, image, { ...formats.project, ratio: height / width })
  }
  const addFigures = async (slug: string, hue: Hue) => {
    const figures: Record<string, Themed<Picture>> = (made.figures[slug] = {})
    for (const image of picturesIn(content.stories[slug])) {
      const [dark, light] = [
        await sourceOfFigure(image, hue, 'dark'),
        await sourceOfFigure(image, hue, 'light'),
      ]
      figures[image] = { dark: addPicture(context, dark), light: addPicture(context, light) }
    }
  }
  await Promise.all([
    add(portrait, ofPortrait),
    ...projectPages(content).map(({ slug, project }) => addFigures(slug, project.hue)),
    ...projectsWithHue(content).map(
      ({ image, ...project }) =>
        image && add(image, (theme) => ofProject({ ...project, image }, theme)),
    ),
  ])
  return made
}
