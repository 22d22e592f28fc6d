/** Puts the fixture, and over it another content of this folder, into a copy of the project. */
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { FIXTURE } from '../fixture-site.ts'

export const putContent = async (project: string, name: string) => {
  const place = join(project, 'src/content')
  await rm(place, { recursive: true, force: true })
  for (const folder of [FIXTURE, `tests/contents/${name}`])
    await cp(folder, place, { recursive: true })
}
