import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

import { ANY_FOLDER } from '../lib/any-folder.ts'
import { fileOf, folderFileOf } from '../lib/page-files.ts'
import { bundleScript } from './bundle-script.ts'

type Shipped = Rolldown.RolldownOutput['output']

/** What a visitor without a connection needs of `assets`: pictures are kept as they are seen. */
const NEEDED = /\.(?:js|css|woff2|svg)$/
/** Beside the pages, where there are such. */
const FILES = ['cv.pdf', 'favicon.svg']
/** Tools for developers, that visitors do not load. */
const LEFT_OUT = /inspect/i

/** Chunks that no page of the site asks for, such as those of a tool with an entry of its own. */
const strangers = (shipped: Shipped): Set<string> => {
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

const revisionOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)

/** What to keep: pages and files by their content, hashed ones by their name. */
const listFiles = async (dist: string, base: string, routes: string[], shipped: Shipped) => {
  const leftOut = strangers(shipped)
  const assets = (await readdir(join(dist, 'assets')).catch(() => []))
    .filter((name) => NEEDED.test(name) && !LEFT_OUT.test(name) && !leftOut.has(`assets/${name}`))
    .toSorted()
  const there = new Set(await readdir(dist))
  const named = [
    ...routes.flatMap((path) =>
      base === ANY_FOLDER
        ? // Each fits its own address only.
          [...new Set([fileOf(path), folderFileOf(path)])].map((file) => ({
            path: `/${file}`,
            file,
          }))
        : [{ path, file: fileOf(path) }],
    ),
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

/** The service worker that keeps the site, or the one that takes leave where it is not wanted. */
export const writeServiceWorker = async (
  { root, dist, base, routes, shipped }: Build,
  isWanted: boolean,
): Promise<string> =>
  isWanted
    ? bundleScript(root, 'src/offline/sw.ts', {
        PRECACHE: JSON.stringify(await listFiles(dist, base, routes, shipped)),
      })
    : bundleScript(root, 'src/offline/unregister.ts')
