import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

import { startPreview } from '../../src/build/site/start-preview.ts'
import { FIXTURE_SITE } from '../sites.ts'
import { openBrowser } from './browser.ts'

/** A copy of the build on a server of its own, and a browser that has never seen it. */
export const publish = async () => {
  const dist = await mkdtemp(join(tmpdir(), 'published-'))
  await cp(FIXTURE_SITE, dist, { recursive: true })
  const server = await startPreview(process.cwd(), { outDir: dist })
  const browser = await openBrowser()
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
  onTestFinished(async () => {
    await context.close()
    await server.close().catch(() => {})
    await rm(dist, { recursive: true })
  })
  return { dist, server, context }
}

const tree = async (dist: string) =>
  (await readdir(dist, { recursive: true })).filter((file) => /\.(?:html|js|css|json)$/.test(file))

/** Makes the copy another build: all of its scripts have other names. Returns the old name of the entry. */
export const deploy = async (dist: string) => {
  const assets = await readdir(join(dist, 'assets'))
  const old = assets.filter((file) => file.endsWith('.js'))
  const renamed = (text: string) =>
    old.reduce((all, name) => all.replaceAll(name, name.replace('-', '-next-')), text)
  for (const file of await tree(dist)) {
    const place = join(dist, file)
    await writeFile(place, renamed(await readFile(place, 'utf8')))
  }
  const moves = old.map((name) => join(dist, 'assets', name))
  await Promise.all(moves.map((place) => rename(place, renamed(place))))
  return old.find((name) => name.startsWith('every-page-')) ?? ''
}
