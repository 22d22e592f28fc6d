/** Serves the build that `SITE` names, or else the tests' own site, with its headers, for all tests. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'

import { buildFixture, FIXTURE_SITE } from '../fixture-site.ts'
import { startPreview } from '../start-preview.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the build is. */
    dist: string
    /** The folder of the host that it is built for, between slashes. */
    base: string
    siteUrl: string
  }
}

/** The folder that a build was made for. */
const baseOf = (dist: string) =>
  /href="([^"]*)manifest\.webmanifest"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1]

export default async ({ config, provide }: TestProject) => {
  const named = process.env['SITE']
  if (!named) await buildFixture()
  const dist = resolve(config.root, named ?? FIXTURE_SITE)
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no build in ${dist}.`)
  const base = baseOf(dist) ?? '/'
  const server = await startPreview(config.root, { base, outDir: dist })
  provide('dist', dist)
  provide('base', base)
  provide('siteUrl', server.url)
  return () => server.close()
}
