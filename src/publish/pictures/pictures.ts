import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'

import type { Hue } from '#content/types'

import { type Figure, type Picture, sceneOf } from '../../components/picture/sources.ts'
import { imagesFolder } from '../context/content-folder.ts'
import { projectPages, projectsWithHue } from '../context/content-parts.ts'
import type { Content } from '../context/content.ts'
import type { BuildContext } from '../context/context.ts'
import { fileNameOf } from '../lib/address.ts'
import { digest } from '../lib/digest.ts'
import { shownIn } from '../case-studies/case-study.ts'
import { formats, type PictureFormat } from './formats.ts'
import type { Theme } from './paint-scene.ts'
import { readPicture } from './picture-facts.ts'
import { fileSource, projectSources, type Source } from './sources.ts'

type Themed<Value> = Record<Theme, Value>
type SourceFor = (theme: Theme) => Promise<Source>

const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:4:4' } as const

/** Adds a picture's files to the store, to be encoded when they are read. */
const addPicture = (
  { store, url }: BuildContext,
  { name, key, widths, ratio, draw }: Source,
): Picture => {
  // One hash for all files, so that a page needs only the stem.
  const pictureKey = digest(key, AVIF, widths)
  const stem = store.stem(name, pictureKey)
  for (const width of widths) {
    const make = async () => (await draw(width)).avif(AVIF).toBuffer()
    store.addNamed(`${stem}-${width}.avif`, digest(pictureKey, width), make)
  }
  return { stem: url(stem), widths, height: Math.round(Math.max(...widths) * ratio) }
}

/** Adds a video to the store as it is. @returns its address */
const addVideo = async ({ root, store, url }: BuildContext, file: string) => {
  const bytes = await readFile(join(imagesFolder(root), file))
  const { name, ext } = parse(file)
  return url(store.add(fileNameOf(name), ext.slice(1), digest(bytes), async () => bytes))
}

/** Adds every picture of the content to the store. */
export const makePictures = async (context: BuildContext) => {
  const content = await context.content()
  const ofProject = projectSources(context)
  const pictures: Record<string, Themed<Picture>> = {}
  /** Those of each case study, by its name: uncropped, scenes in the colours of its project. */
  const figures: Record<string, Record<string, Figure>> = {}
  const themed = async (sourceFor: SourceFor) => {
    const [dark, light] = await Promise.all([sourceFor('dark'), sourceFor('light')])
    return { dark: addPicture(context, dark), light: addPicture(context, light) }
  }
  const add = async (name: string, sourceFor: SourceFor) => {
    pictures[name] = await themed(sourceFor)
  }
  /** @returns the portrait as it is cropped for small windows */
  const addPortrait = async ({ portrait, portraitFocus }: Content['identity']) => {
    if (!portrait) return undefined
    const ofFormat = (format: PictureFormat) =>
      fileSource(context.root, portrait, format, portraitFocus)
    await add(portrait, () => ofFormat(formats.portrait))
    return addPicture(context, await ofFormat(formats.banner))
  }
  const ofFigure = async (image: string, hue: Hue): Promise<SourceFor> => {
    if (sceneOf(image) !== undefined) return (theme) => ofProject({ image, hue }, theme)
    const { width, height } = await readPicture(join(imagesFolder(context.root), image))
    const uncropped = { ...formats.project, ratio: height / width }
    return () => fileSource(context.root, image, uncropped)
  }
  const addFigures = async (slug: string, caseStudy: string | undefined, hue: Hue) => {
    const shown = shownIn(caseStudy)
    const own: Record<string, Figure> = {}
    figures[slug] = own
    for (const image of shown.pictures) own[image] = await themed(await ofFigure(image, hue))
    for (const { file, poster } of shown.videos)
      own[file] = { ...own[poster]!, video: await addVideo(context, file) }
  }
  const [banner] = await Promise.all([
    addPortrait(content.identity),
    ...projectsWithHue(content).map(
      ({ image, ...project }) =>
        image && add(image, (theme) => ofProject({ ...project, image }, theme)),
    ),
    ...projectPages(content).map(({ slug, caseStudy, project }) =>
      addFigures(slug, caseStudy, project.hue),
    ),
  ])
  return { pictures, figures, banner }
}

export type Pictures = Awaited<ReturnType<typeof makePictures>>
