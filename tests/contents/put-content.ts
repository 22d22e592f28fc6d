/** Puts the fixture, and over it another content of this folder, into a copy of the project. */
import { cp, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { FIXTURE } from '../fixture-site.ts'

/** They belong to the code. */
const TYPES = 'types.ts'

const filter = (file: string) => basename(file) !== TYPES

export const putContent = async (project: string, name: string) => {
  const place = join(project, 'src/content')
  const old = (await readdir(place)).filter((file) => file !== TYPES)
  await Promise.all(old.map((file) => rm(join(place, file), { recursive: true })))
  for (const folder of [FIXTURE, `tests/contents/${name}`])
    await cp(folder, place, { recursive: true, filter })
}
