/** Puts the fixture, and over it another content of this folder, into a copy of the project. */
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { FIXTURE } from '../fixture-site.ts'

export const putContent = async (project: string, name: string) => {
  const place = join(project, 'src/content')
  // The types of a content belong to the code.
  const old = (await readdir(place)).filter((file) => file !== 'types.ts')
  await Promise.all(old.map((file) => rm(join(place, file), { recursive: true })))
  for (const folder of [FIXTURE, `tests/contents/${name}`])
    await cp(folder, place, { recursive: true })
}
