import { afterAll, beforeAll } from 'vitest'

import type { Content } from '../../src/build/context/content.ts'
import { startPreview } from '../../src/build/site/start-preview.ts'
import { hostileContent } from '../build/feeds/hostile.ts'
import { buildSite } from './build-site.ts'
import { addedFiles } from './growth.ts'

/** The folder of the host that the hostile content's address names. */
export const BASE = '/portfolio/'
const REWRITTEN = [
  'site',
  'identity',
  'hero',
  'about',
  'experience',
  'faq',
  'skills',
  'projects',
] as const

export let content: Content
export let site: Awaited<ReturnType<typeof buildSite>>
export let server: Awaited<ReturnType<typeof startPreview>>

/** A scene of the owner's own, where the visitor sees it first. */
const withMoon = ([first, ...others]: Content['projects']): Content['projects'] => [
  { ...first!, image: 'scene:moon' },
  ...others,
]

/** Builds the site of a hostile content under a folder, with a page and a scene more; serves it. */
export const withHostileSite = () => {
  beforeAll(async () => {
    const hostileOnes = await hostileContent()
    content = { ...hostileOnes, projects: withMoon(hostileOnes.projects) }
    const hostile = Object.fromEntries(REWRITTEN.map((name) => [name, content[name]]))
    site = await buildSite({ content: hostile, files: await addedFiles() })
    server = await startPreview(process.cwd(), { base: BASE, outDir: site.dist })
  }, 600_000)

  afterAll(async () => {
    await server.close()
    await site.remove()
  })
}
