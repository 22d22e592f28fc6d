import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, ViteBuilder } from 'vite'

import { bundleFirstPaint, type Files, filesOfPage, outputOf } from './bundle.ts'
import {
  contentSecurityPolicy,
  fillTemplate,
  type Rendered,
  type ServerEntry,
  unblock,
} from './page.ts'

/** A page's file, from which hosts that support clean addresses serve it without a redirect. */
const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** A page's file for hosts that know folders only: they redirect `/about` to `/about/`. */
const folderFileOf = (path: string) => `${path.slice(1)}/index.html`.replace(/^\//, '')

const outDir = ({ config }: BuildEnvironment) => resolve(config.root, config.build.outDir)

const loadEntry = (server: BuildEnvironment, built: Files) => {
  const { fileName } = built.find((file) => file.type === 'chunk' && file.isEntry)!
  const url = pathToFileURL(join(outDir(server), fileName)).href
  return import(/* @vite-ignore */ url) as Promise<ServerEntry>
}

/** React's mark for a part that threw and is left to the browser. */
const UNRENDERED = '<!--$!-->'

const write = async (file: string, text: string) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/**
 * Takes style sheets out of the build: they stand in each page instead, so that the first paint
 * waits for no file. A visitor who follows a link loads only what the next page alone needs.
 *
 * @returns the sheets' text
 */
const takeSheets = async (dist: string, sheets: Iterable<string>) => {
  const texts = [...sheets].map(async (name) => {
    const css = await readFile(join(dist, name), 'utf8')
    await rm(join(dist, name))
    return css.trim()
  })
  return (await Promise.all(texts)).join('')
}

/** Renders every page into the client build's template. */
const prerender = async (
  entry: ServerEntry,
  client: BuildEnvironment,
  shipped: Files,
  sheets: Iterable<string>,
) => {
  const { root, base } = client.config
  const dist = outDir(client)
  const firstPaint = await bundleFirstPaint(root, base)
  const template = unblock(await readFile(join(dist, 'index.html'), 'utf8'))
  const css = await takeSheets(dist, sheets)

  const rendered: [string, Rendered][] = []
  for (const path of new Set([...entry.pagePaths, '/404']))
    rendered.push([path, await entry.render(path)])
  // A visitor keeps the policy of the first page while the site goes on to others.
  const plays = rendered.some(([, { html }]) => html.includes('<video'))

  for (const [path, page] of rendered) {
    if (page.status !== (path === '/404' ? 404 : 200))
      throw new Error(`${path} was rendered as ${page.status}.`)
    if (page.html.includes(UNRENDERED)) throw new Error(`A part of ${path} could not be rendered.`)
    const own = filesOfPage(shipped, page.module)
    const sheetTexts = own.sheets.map((name) => readFile(join(dist, name), 'utf8'))
    const style = [css, page.css, ...(await Promise.all(sheetTexts))].join('').trim()
    const { analytics } = page
    const policy = contentSecurityPolicy({ script: firstPaint, style, analytics, plays })
    const html = fillTemplate(template, firstPaint, page, {
      preloads: own.scripts.map((file) => base + file),
      known: own.sheets.map((file) => base + file),
      policy,
      style,
    })
    await write(join(dist, pageFile(path)), html)
    if (path !== '/404') await write(join(dist, folderFileOf(path)), html)
  }
}

/** Builds the client and the server bundle, then the pages. */
export const buildSite = async (builder: ViteBuilder, sheets: Iterable<string>) => {
  const client = builder.environments['client']!
  const ssr = builder.environments['ssr']!
  const shipped = outputOf(await builder.build(client))
  const built = outputOf(await builder.build(ssr))
  try {
    await prerender(await loadEntry(ssr, built), client, shipped, sheets)
  } finally {
    await rm(outDir(ssr), { recursive: true, force: true })
  }
}
