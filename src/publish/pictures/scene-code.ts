import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { BuildContext } from '../context/context.ts'
import { families } from '../fonts/families.ts'
import { digest, versionOf } from '../lib/digest.ts'

const FOLDERS = ['src/scenes', 'src/publish/pictures', 'src/publish/fonts']

/** Hashes what all scenes are drawn with: their code, colours and fonts, and the owner's place. */
export const hashSceneCode = async ({ root, content }: BuildContext): Promise<string> => {
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
