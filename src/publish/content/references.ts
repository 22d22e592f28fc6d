import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'

import { isPictureName } from '../schema/fields.ts'
import { imagesFolder } from '../context/content-folder.ts'
import { loadFresh } from '../context/load.ts'
import { readPicture, type PictureFacts } from '../pictures/picture-facts.ts'

/** Names that the content may refer to. */
export interface References {
  icons: ReadonlySet<string>
  /** Files in the content's `images`. */
  images: ReadonlySet<string>
  /** The pictures among them. */
  pictures: ReadonlyMap<string, PictureFacts>
  scenes: ReadonlySet<string>
  /** Files in `src/pages`, without their ending. */
  pageModules: ReadonlySet<string>
}

const PAGES = 'src/pages'
const SCENES = 'src/scenes/index.ts'

/** Reads what exists in the project. */
export const readReferences = async (root: string): Promise<References> => {
  const [simple, awesome, images, pages, { scenes }] = await Promise.all([
    import('react-icons/si'),
    import('react-icons/fa6'),
    readdir(imagesFolder(root)).catch(() => []),
    readdir(join(root, PAGES)),
    loadFresh<{ scenes: Record<string, unknown> }>(root, SCENES),
  ])
  const factsOf = async (image: string) =>
    [image, await readPicture(join(imagesFolder(root), image))] as const
  const pictures = await Promise.all(images.filter(isPictureName).map(factsOf))
  return {
    icons: new Set([...Object.keys(simple), ...Object.keys(awesome)]),
    images: new Set(images),
    pictures: new Map(pictures),
    scenes: new Set(Object.keys(scenes)),
    pageModules: new Set(pages.map((file) => parse(file).name)),
  }
}
