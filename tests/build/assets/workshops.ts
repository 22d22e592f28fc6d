import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

import { bareContent } from '../feeds/contents.ts'
import { createCache } from '../../../src/build/lib/cache.ts'
import { createStore } from '../../../src/build/lib/store.ts'
import { openWorkshop, type Workshop } from '../../../src/build/context.ts'

/** A folder of the test's own, gone when it ends. */
export const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** The project's workshop, with what earlier runs have made. */
export const ownWorkshop = () => openWorkshop(process.cwd(), '/')

/** The project's workshop for a content that is written in Latin letters alone. */
export const latinWorkshop = (): Workshop => ({ ...ownWorkshop(), content: () => bareContent() })

/** The project's workshop as on a machine that has made nothing yet. */
export const freshWorkshop = async (): Promise<Workshop> => {
  const cache = createCache(await temporaryFolder())
  return { ...ownWorkshop(), cache, store: createStore(cache) }
}

/** What stands at addresses. */
export const fetchAll = ({ store }: Workshop, urls: string[]) =>
  Promise.all(urls.map((url) => store.read(url.replace(/^\//, ''))))
