import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

import { digest } from '../lib/digest.ts'
import { fileOf } from '../lib/page-files.ts'
import { bundleScript } from './bundle-script.ts'

type Shipped = Rolldown.RolldownOutput['output']

/** Precached files of `assets`; pictures are cached when they are shown. */
const NEEDED = /\.(?:js|css|woff2|svg)$/
/** Precached files at the root, if they exist. */
const FILES = ['cv.pdf', 'favicon.svg']
/** Developer tools, which visitors do not load. */
const LEFT_OUT = /inspect|pages\/machines/i

/** Chunks that no page imports, such as those of a separate entry. */
const unusedChunks = (shipped: Shipped): Set<string> => {
  const chunks = shipped.filter((file) => file.type === 'chunk')
  const known = new Set<string>()
  const visit = (fileName: string) => {
    const chunk = chunks.find((one) => one.fileName === fileName)
    if (
      !chunk ||
      known.has(fileName) ||
      LEFT_OUT.test(fileName + (chunk.facadeModuleId ?? '').replace(/.*\/src\//, ''))
    )
      return
    known.add(fileName)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx')))
  if (!entry) throw new Error('The chunk of src/main.tsx was not built.')
  visit(entry.fileName)
  return new Set(chunks.map(({ fileName }) => fileName).filter((name) => !known.has(name)))
}

const revisionOf = async (file: string) => digest(await readFile(file)).slice(0, 16)

/** The precache list: hashed files by name, pages and other files with a revision. */
const listFiles = async (dist: string, base: string, routes: string[], shipped: Shipped) => {
  const unused = unusedChunks(shipped)
  const assets = (await readdir(join(dist, 'assets')).catch(() => []))
    .filter((name) => NEEDED.test(name) && !LEFT_OUT.test(name) && !unused.has(`assets/${name}`))
    .toSorted()
  const there = new Set(await readdir(dist))
  const named = [
    ...routes.map((path) => ({ path, file: fileOf(path) })),
    ...FILES.filter((file) => there.has(file)).map((file) => ({ path: `/${file}`, file })),
  ]
  return [
    ...(await Promise.all(
      named.map(async ({ path, file }) => ({
        url: base + path.slice(1),
        revision: await revisionOf(join(dist, file)),
      })),
    )),
    ...assets.map((name) => ({ url: `${base}assets/${name}`, revision: null })),
  ]
}

interface Build {
  root: string
  dist: string
  base: string
  routes: string[]
  shipped: Shipped
}

/** The service worker, or one that removes an earlier one if the site has none. */
export const writeServiceWorker = async (
  { root, dist, base, routes, shipped }: Build,
  isOn: boolean,
): Promise<string> =>
  isOn
    ? bundleScript(root, 'src/offline/sw.ts', {
        define: { PRECACHE: JSON.stringify(await listFiles(dist, base, routes, shipped)) },
      })
    : bundleScript(root, 'src/offline/unregister.ts')
