import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'

import { isPictureName } from '#content-model/schema/fields.ts'
import { imagesFolder } from '#build/context/content-folder.ts'
import { loadFresh } from '#build/context/load.ts'
import { paths } from '#build/lib/paths.ts'
import { readPicture } from '#build/pictures/picture-facts.ts'

/** Reads which names the content may refer to, as they exist in the project. */
export const readReferences = async (root: string) => {
  const [simple, awesome, images, pages, { scenes }] = await Promise.all([
    import('react-icons/si'),
    import('react-icons/fa6'),
    readdir(imagesFolder(root)).catch(() => []),
    readdir(join(root, paths.pages)),
    loadFresh<{ scenes: Record<string, unknown> }>(root, paths.sceneList),
  ])
  const imageFacts = async (image: string) =>
    [image, await readPicture(join(imagesFolder(root), image))] as const
  const pictures = await Promise.all(images.filter(isPictureName).map(imageFacts))
  return {
    icons: new Set([...Object.keys(simple), ...Object.keys(awesome)]),
    /** Files in the content's `images`. */
    images: new Set(images),
    /** The pictures among them. */
    pictures: new Map(pictures),
    scenes: new Set(Object.keys(scenes)),
    /** Files in `src/site/pages`, without their ending. */
    pageModules: new Set(pages.map((file) => parse(file).name)),
  }
}

export type References = Awaited<ReturnType<typeof readReferences>>
