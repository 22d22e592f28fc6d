import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

test('a folder that an interrupted test has left is removed by a later run', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'parent-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  for (const name of ['portfolio-old', 'portfolio-new', 'another-old'])
    await mkdir(join(parent, name))
  const yesterday = Date.now() / 1000 - 86_400
  for (const name of ['portfolio-old', 'another-old'])
    await utimes(join(parent, name), yesterday, yesterday)

  vi.resetModules()
  const { ownFolder } = await import('./own-folder.ts')
  const own = basename(await ownFolder(parent))
  expect((await readdir(parent)).toSorted()).toEqual(
    ['another-old', 'portfolio-new', own].toSorted(),
  )
})
