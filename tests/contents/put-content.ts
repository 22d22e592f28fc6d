import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { FIXTURE } from '../use-fixture.ts'

const OWNERS = 'src/content'

/** Says what a content may hold; it belongs to the code. */
const TYPES = 'types.ts'

/** The text of a file as it stands in `src/content`; none if it only hands on what stood there. */
const textThere = async (file: string, name: string) => {
  const text = (await readFile(file, 'utf8')).replaceAll(/(['"])(?:\.\.\/)+src\/content\//g, '$1./')
  return new RegExp(`from ['"]\\./${name.replace('.ts', '')}['"]`).test(text) ? undefined : text
}

/**
 * Puts a content of `tests/contents` where the owner's stands in a copy of the project. What it
 * lacks is the fixture's.
 */
export const putContent = async (project: string, name: string) => {
  const place = join(project, OWNERS)
  const from = resolve('tests/contents', name)
  for (const file of await readdir(place))
    if (file !== TYPES) await rm(join(place, file), { recursive: true })
  await cp(resolve(FIXTURE), place, { recursive: true })
  for (const file of await readdir(from)) {
    if (!file.endsWith('.ts')) await cp(join(from, file), join(place, file), { recursive: true })
    else {
      const text = await textThere(join(from, file), file)
      if (text !== undefined) await writeFile(join(place, file), text)
    }
  }
}
