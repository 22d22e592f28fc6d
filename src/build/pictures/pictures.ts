import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'

import type { Hue } from '#content-model/schema/types.ts'

import {
  type Figure,
  type PictureFiles,
  sceneOf,
  type Themed,
} from '#site/components/picture/picture-files.ts'
import { imagesFolder } from '#build/context/content-folder.ts'
import { projectsWithPage } from '#build/context/content-sections.ts'
import type { BuildContext } from '#build/context/context.ts'
import { projectViews } from '#build/context/views.ts'
import { fileNameOf } from '#build/lib/site-address.ts'
import { digest } from '#build/lib/digest.ts'
import { shownIn } from '#build/lib/case-study-nodes.ts'
import { formats, type PictureFormat } from './formats.ts'
import type { Theme } from '#machines/themes.ts'
import { readPicture } from './picture-facts.ts'
import { fileSource, projectSources, type PictureSource } from './picture-sources.ts'

const AVIF = { quality: 38, chromaSubsampling: '4:4:4' } as const
/**
 * How hard the encoder tries, from 0 to 9. At 6 a file is a tenth smaller and takes ten times as long,
 * which what phones load is worth: some ten seconds of a first build.
 */
const EFFORT = 3
const EFFORT_IF_SMALL = 6
/** The widest that most phones load, in pixels. */
const SMALL = 680

const effortFor = (width: number) => (width <= SMALL ? EFFORT_IF_SMALL : EFFORT)

/** Adds a picture's files to the store, to be encoded when they are read. */
const addPicture = (
  { store, url }: BuildContext,
  { name, key, widths, ratio, draw }: PictureSource,
): PictureFiles => {
  // One hash for all files, so that a page needs only the stem.
  const pictureKey = digest(key, AVIF, widths.map(effortFor), widths)
  const stem = store.stem(name, pictureKey)
  for (const width of widths) {
    const make = async () =>
      (await draw(width)).avif({ ...AVIF, effort: effortFor(width) }).toBuffer()
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
  const { root } = context
  const content = await context.content()
  const { portrait, portraitFocus } = content.identity
  const ofProject = projectSources(context)
  const themed = async (sourceFor: (theme: Theme) => Promise<PictureSource>): Promise<Themed> => {
    const [dark, light] = await Promise.all([sourceFor('dark'), sourceFor('light')])
    return { dark: addPicture(context, dark), light: addPicture(context, light) }
  }
  const figureFor = async (image: string, hue: Hue) => {
    if (sceneOf(image) !== undefined) return themed((theme) => ofProject({ image, hue }, theme))
    const { width, height } = await readPicture(join(imagesFolder(root), image))
    return themed(() => fileSource(root, image, { ...formats.project, ratio: height / width }))
  }

  const pictures: Record<string, Themed> = {}
  for (const { image, ...project } of projectViews(content))
    if (image) pictures[image] = await themed((theme) => ofProject({ ...project, image }, theme))
  /**
   * The pictures of each case study, by its name: uncropped, scenes in the colours of its project.
   */
  const figures: Record<string, Record<string, Figure>> = {}
  for (const { slug, caseStudy, project } of projectsWithPage(content)) {
    const shown = shownIn(caseStudy)
    const own: Record<string, Figure> = {}
    for (const image of shown.pictures) own[image] = await figureFor(image, project.hue)
    for (const { file, poster } of shown.videos)
      own[file] = { ...own[poster]!, video: await addVideo(context, file) }
    figures[slug] = own
  }
  if (!portrait) return { pictures, figures, banner: undefined }
  const portraitIn = (format: PictureFormat) => fileSource(root, portrait, format, portraitFocus)
  pictures[portrait] = await themed(() => portraitIn(formats.portrait))
  /** The portrait as it is cropped for small windows. */
  const banner = addPicture(context, await portraitIn(formats.banner))
  return { pictures, figures, banner }
}

export type Pictures = Awaited<ReturnType<typeof makePictures>>
