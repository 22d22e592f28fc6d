/** Puts the fixture, and over it another content of this folder, into a copy of the project. */
import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { FIXTURE } from '../fixture-site.ts'

/** They belong to the code. */
const OURS = new Set(['types.ts', 'words'])

export const putContent = async (project: string, name: string) => {
  const place = join(project, 'src/content')
  const old = (await readdir(place)).filter((file) => !OURS.has(file))
  await Promise.all(old.map((file) => rm(join(place, file), { recursive: true })))
  for (const folder of [FIXTURE, `tests/contents/${name}`])
    await cp(folder, place, { recursive: true })
}
