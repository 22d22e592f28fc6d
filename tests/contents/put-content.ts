/** Puts the fixture, and over it another content of this folder, into a copy of the project. */
import { cp, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { FIXTURE } from '../fixture-site.ts'

/** What belongs to the code: the types of a content, and the words of a developer's tool. */
const OF_CODE = new Set(['types.ts', 'inspector.ts'])

const filter = (file: string) => !OF_CODE.has(basename(file))

export const putContent = async (project: string, name: string) => {
  const place = join(project, 'src/content')
  const old = (await readdir(place)).filter((file) => !OF_CODE.has(file))
  await Promise.all(old.map((file) => rm(join(place, file), { recursive: true })))
  for (const folder of [FIXTURE, `tests/contents/${name}`])
    await cp(folder, place, { recursive: true, filter })
}
