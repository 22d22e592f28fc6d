import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { FIXTURE } from '../use-fixture.ts'

const OWNERS = 'src/content'

/** Says what a content may hold; it belongs to the code. */
const TYPES = 'types.ts'

/** Takes its words from the owner's content, which is about to be replaced. */
const borrows = async (file: string) =>
  file.endsWith('.ts') && (await readFile(file, 'utf8')).includes('/src/content/')

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
  for (const file of await readdir(from))
    if (!(await borrows(join(from, file)).catch(() => false)))
      await cp(join(from, file), join(place, file), { recursive: true })
}
