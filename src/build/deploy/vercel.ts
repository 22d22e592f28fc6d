import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type HeaderRule, isOfDocuments } from './headers.ts'
import { fileOf } from '../lib/page-files.ts'
import { escapePattern, patternOf } from './rule-pattern.ts'

interface Published {
  rules: HeaderRule[]
  /** Paths of pages. */
  routes: string[]
  base: string
}

/**
 * The rules for Vercel's Build Output API, version 3. Vercel reads `vercel.json` before the build,
 * when the policy's hashes are not known yet.
 */
export const vercelConfig = ({ rules, routes, base }: Published) => {
  const types = rules.flatMap(({ path, headers: { 'Content-Type': contentType } }) =>
    contentType ? [[path.slice(1), { contentType }] as const] : [],
  )
  const pages = routes.map((path) => {
    const start = base.slice(1)
    return [start + fileOf(path), { path: start + path.slice(1) }] as const
  })
  const headersOf = (ofCache: boolean) =>
    rules
      .filter(({ headers }) => !headers['Content-Type'] && 'Cache-Control' in headers === ofCache)
      .map(({ path, headers }) => ({ src: patternOf(path), headers, continue: true }))
  const folder = escapePattern(base)
  return {
    version: 3,
    overrides: Object.fromEntries([...pages, ...types]),
    routes: [
      ...headersOf(false),
      { src: `^(${folder}.+)/$`, status: 308, headers: { Location: '$1' } },
      // 404.html has no address of its own.
      { src: String.raw`^${folder}404(\.html)?$`, status: 404, dest: `${base}404.html` },
      { handle: 'filesystem' },
      { handle: 'hit' }, // never cache a 404
      ...headersOf(true),
      { handle: 'error' },
      {
        src: '^.*$',
        status: 404,
        dest: `${base}404.html`,
        headers: rules.find(isOfDocuments)?.headers ?? {},
      },
    ],
  }
}

/** Writes `.vercel/output`: the build and its configuration. */
export const writeVercelOutput = async (root: string, dist: string, published: Published) => {
  const output = join(root, '.vercel/output')
  await rm(output, { recursive: true, force: true })
  await mkdir(output, { recursive: true })
  await cp(dist, join(output, 'static', published.base), { recursive: true })
  const config = JSON.stringify(vercelConfig(published), null, 2)
  await writeFile(join(output, 'config.json'), `${config}\n`)
}
