import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Hue } from '#content/types'

import type { Picture } from '../../components/picture/sources.ts'
import { meanColor, addPicture, type Source } from './encode.ts'
import { openPainter, type Theme } from './painter.ts'
import { formats, type PictureFormat } from './formats.ts'
import { readPicture } from './picture-facts.ts'
import { fileSource, sceneSource } from './sources.ts'
import { picturesIn } from '../stories/story.ts'
import { imagesFolder } from '../context/content-folder.ts'
import { projectPages, projectsWithHue } from '../context/content-parts.ts'
import type { BuildContext } from '../context/context.ts'
import { once } from '../lib/cache.ts'
import { families } from '../fonts/families.ts'
import { digest, versionOf } from '../lib/digest.ts'

const FOLDERS = ['src/scenes', 'src/publish/pictures', 'src/publish/fonts']

/** Hashes what all scenes are drawn with: their code, colours and fonts, and the owner's place. */
const hashSceneCode = async ({ root, content }: BuildContext): Promise<string> => {
  const { identity, site } = await content()
  const inFolders = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true }))
        .filter((file) => file.endsWith('.ts'))
        .toSorted()
        .map((file) => join(folder, file)),
    ),
  )
  const files = ['uno.config.ts', ...inFolders.flat()]
  const texts = await Promise.all(files.map((file) => readFile(join(root, file))))
  const packages = [
    '@napi-rs/canvas',
    ...families.map(({ folder }) => folder.slice('node_modules/'.length)),
  ]
  const versions = packages.map((name) => versionOf(root, name))
  return digest(...texts, ...versions, JSON.stringify([identity, site.lang]))
}

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

const SCENE = 'scene:'

const collectSources = async (context: BuildContext) => {
  const content = await context.content()
  const { identity } = content
  const paint = once(() => openPainter(context))
  const code = once(() => hashSceneCode(context))
  const ofFile = async (file: string, format: PictureFormat, focus?: string) => {
    const source = await fileSource(context.root, file, format, focus)
    return { dark: source, light: source }
  }
  const ofScene = async (image: string, hue: Hue) => {
    const name = image.slice(SCENE.length)
    const still = async (theme: Theme) =>
      sceneSource(context, paint, { name, theme, hue }, await code())
    return [image, { dark: await still('dark'), light: await still('light') }] as const
  }
  const ofFigure = async (image: string, hue: Hue) => {
    if (image.startsWith(SCENE)) return ofScene(image, hue)
    const { width, height } = await readPicture(join(imagesFolder(context.root), image))
    return [image, await ofFile(image, { ...formats.project, ratio: height / width })] as const
  }
  const stories = projectPages(content).map(async ({ slug, project: { hue } }) => {
    const found = picturesIn(content.stories[slug]).map((image) => ofFigure(image, hue))
    return [slug, Object.fromEntries<Themed<Source>>(await Promise.all(found))] as const
  })
  const entries = await Promise.all([
    ofFile(identity.portrait, formats.portrait, identity.portraitFocus).then(
      (themed) => [identity.portrait, themed] as const,
    ),
    ...projectsWithHue(content).flatMap(({ image, imageFocus, hue }) => {
      if (!image) return []
      if (image.startsWith(SCENE)) return [ofScene(image, hue)]
      const themed = ofFile(image, formats.project, imageFocus)
      return [themed.then((sources) => [image, sources] as const)]
    }),
  ])
  return { all: Object.fromEntries<Themed<Source>>(entries), stories: await Promise.all(stories) }
}

const placeholderOf = async (
  context: BuildContext,
  name: string,
  { dark, light }: Themed<Source>,
) => {
  const [onDark, onLight] = await Promise.all([meanColor(context, dark), meanColor(context, light)])
  const selector = `[data-picture='${name}']`
  const rule = `${selector} { background-color: ${onDark} }`
  return dark === light
    ? rule
    : `${rule}\n[data-theme='light'] ${selector} { background-color: ${onLight} }`
}

/** Adds every picture of the content to the store. */
export const makePictures = async (context: BuildContext): Promise<Pictures> => {
  const { all, stories } = await collectSources(context)
  const sources = Object.entries(all)
  const addAll = (some: [string, Themed<Source>][]) =>
    Object.fromEntries(
      some.map(([name, { dark, light }]) => [
        name,
        { dark: addPicture(context, dark), light: addPicture(context, light) },
      ]),
    )
  const rules = await Promise.all(
    sources.map(async ([name, themed]) => [name, await placeholderOf(context, name, themed)]),
  )
  const { portrait, portraitFocus } = (await context.content()).identity
  const banner = await fileSource(context.root, portrait, formats.banner, portraitFocus)
  return {
    banner: addPicture(context, banner),
    pictures: addAll(sources),
    figures: Object.fromEntries(
      stories.map(([slug, figures]) => [slug, addAll(Object.entries(figures))]),
    ),
    placeholders: Object.fromEntries(rules),
  }
}
