import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuildEnvironment, ViteBuilder } from 'vite'

import { loadContent } from '../context/load.ts'
import { ANY_FOLDER, FOLDER_MARK, leadTo, markOf, rootOf, wayFrom } from '../lib/any-folder.ts'
import { criticalCss, splitSheets } from './critical-css.ts'
import { bundleFirstPaint, inlineHash } from './first-paint.ts'
import { writeHtaccess } from '../deploy/apache.ts'
import { writeHeadersFile } from '../deploy/headers-file.ts'
import { headerRules } from '../deploy/headers.ts'
import { writeNginxFile } from '../deploy/nginx.ts'
import { chunksOf, outputOf } from './output.ts'
import { fileOf, folderFileOf } from '../lib/page-files.ts'
import { fillTemplate, type Rendered, type ServerEntry, unblock } from './page.ts'
import { contentSecurityPolicy, type InlineHashes } from '../deploy/policy.ts'
import { writeServiceWorker } from './service-worker.ts'
import { writeVercelOutput } from '../deploy/vercel.ts'
import { verifyHtml } from './verify-html.ts'

const outDir = ({ config }: BuildEnvironment) => resolve(config.root, config.build.outDir)

const loadEntry = async (server: BuildEnvironment, built: ReturnType<typeof outputOf>) => {
  const entry = built.find((file) => file.type === 'chunk' && file.isEntry)
  if (!entry) throw new Error('src/entry-server.tsx was not built.')
  const url = pathToFileURL(join(outDir(server), entry.fileName)).href
  const loaded: ServerEntry = await import(/* @vite-ignore */ url)
  return loaded
}

const write = async (file: string, text: string) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Renders every page into the client build's template; returns the hashes of inline elements. */
const prerender = async (
  { dist, base }: { dist: string; base: string },
  entry: ServerEntry,
  firstPaint: string,
  preloadsOf: (module: string) => string[],
): Promise<InlineHashes> => {
  const written = await readFile(join(dist, 'index.html'), 'utf8')
  const template = unblock(written.replaceAll('="./', `="${FOLDER_MARK}`))
  const css = await splitSheets(dist, written)
  const script = inlineHash(firstPaint)

  const paths = [...new Set([...entry.routes, ...(entry.documents ?? []), '/404'])]
  const rendered = await Promise.all(
    paths.map(async (path) => ({ path, page: await entry.render(path) })),
  )
  const criticalOf = (page: Rendered) => criticalCss(css, fillTemplate(template, firstPaint, page))

  // Documents have one style sheet in common: each hash is in the header of every response.
  const documents = rendered.filter(({ page }) => page.css !== undefined).map(({ page }) => page)
  const ofDocuments =
    documents[0] &&
    criticalOf({ ...documents[0], html: documents.map(({ html }) => html).join('') })

  const complete = ({ path, page }: (typeof rendered)[number]) => {
    const expected = path === '/404' ? 404 : 200
    if (page.status !== expected) throw new Error(`${path} was rendered as ${page.status}.`)
    const preloads = preloadsOf(page.module)
    const critical = page.css === undefined ? criticalOf(page) : `${ofDocuments}${page.css}`
    const files = page.status === 404 ? [fileOf(path)] : [fileOf(path), folderFileOf(path)]
    return [...new Set(files)].map((file) => {
      // In an unknown folder, the files of one page differ in depth, and so in addresses and hashes.
      const style = leadTo(critical, base === ANY_FOLDER ? wayFrom(file) : base)
      const hash = inlineHash(style)
      const policy = contentSecurityPolicy({ script, styles: [hash] })
      const html = fillTemplate(template, firstPaint, page, { preloads, policy, style })
      return { file, hash, style, html: leadTo(html, wayFrom(file)) }
    })
  }
  const pages = rendered.flatMap(complete)
  // The two files of a page are the same, but for a site in an unknown folder.
  const different = pages.filter(
    ({ html }, index) => pages.findIndex((page) => page.html === html) === index,
  )
  const faults = different.flatMap(({ file, html, style }) =>
    verifyHtml(file, html, [firstPaint, style]),
  )
  if (faults.length > 0) throw new Error(`The pages cannot be published.\n${faults.join('\n')}`)
  await Promise.all(pages.map(({ file, html }) => write(join(dist, file), html)))
  return { script, styles: [...new Set(pages.map(({ hash }) => hash))].toSorted() }
}

/** Skipped where there is no src/offline (test fixtures). */
const addServiceWorker = async (
  client: BuildEnvironment,
  routes: string[],
  shipped: ReturnType<typeof outputOf>,
) => {
  const { root, base } = client.config
  if (!existsSync(join(root, 'src/offline'))) return
  const { site } = await loadContent(root)
  const dist = outDir(client)
  const script = await writeServiceWorker({ root, dist, base, routes, shipped }, site.offline)
  await write(join(dist, 'sw.js'), script)
}

/** As the sources of workers are called. */
const WORKER = /\.worker-[^.]+\.js$/

/** Writes the header rules for each kind of host. */
const writeHeaders = async (client: BuildEnvironment, routes: string[], hashes: InlineHashes) => {
  const { root } = client.config
  const base = rootOf(client.config.base)
  const dist = outDir(client)
  const files = await readdir(dist)
  const assets = await readdir(join(dist, 'assets'))
  const rules = headerRules({
    hashes,
    pages: routes,
    files: files.toSorted(),
    workers: assets.filter((name) => WORKER.test(name)).map((name) => `/assets/${name}`),
    base,
  })
  await write(join(dist, '_headers'), writeHeadersFile(rules))
  await write(join(dist, '.htaccess'), writeHtaccess(rules, base))
  const folder = join(root, '.deploy')
  // Only the build in `dist` is published.
  const isPublished = dist === join(root, 'dist')
  if (isPublished && existsSync(folder))
    await write(join(folder, 'nginx.conf'), writeNginxFile(rules, base))
  // Set in Vercel's own builds.
  if (process.env['VERCEL']) await writeVercelOutput(root, dist, { rules, routes, base })
}

/** Builds the client and the server bundle, then the pages, the service worker and the headers. */
export const buildSite = async (builder: ViteBuilder) => {
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('The build needs a client and an ssr environment.')
  const shipped = outputOf(await builder.build(client))
  const built = outputOf(await builder.build(ssr))
  try {
    const dist = outDir(client)
    const entry = await loadEntry(ssr, built)
    const firstPaint = await bundleFirstPaint(client.config.root)
    const { base } = client.config
    const hashes = await prerender({ dist, base }, entry, firstPaint, (module) =>
      chunksOf(shipped, module).map((file) => markOf(base) + file),
    )
    await addServiceWorker(client, entry.routes, shipped)
    await writeHeaders(client, [...entry.routes, ...(entry.documents ?? [])], hashes)
  } finally {
    await rm(outDir(ssr), { recursive: true, force: true })
  }
}
