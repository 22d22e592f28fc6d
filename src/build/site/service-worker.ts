import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

import type { ManifestTransform } from 'workbox-build'

import { isOfMachines, MACHINES } from '#devtools/machine-pages/machines-path.ts'
import { paths } from '#build/lib/paths.ts'
import { bundleScript } from './bundle.ts'

const TIMEOUT_S = 4
const MOST_SHOWN = 200

/**
 * Name of the cache of pages that a visitor has seen, by the site's folder: a host may have several
 * sites.
 */
const shownCache = (folder: string) => `shown ${folder}`

/** The service worker of a site with `offline: false`: removes an earlier one and its caches. */
const unregister = (base: string) => `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys()
    const own = names.filter((name) => name.endsWith(registration.scope) || name === '${shownCache(base)}')
    await Promise.all(own.map((name) => caches.delete(name)))
    await registration.unregister()
  }
  event.waitUntil(clear())
})
`

/**
 * Puts files that a new build changes without a new name, pages and the CV, at another address. A
 * file at its own address Workbox would answer before it asks the network.
 */
const renameRevisioned: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) =>
    entry.revision === null ? entry : { ...entry, url: `${entry.url}?kept` },
  ),
})

/**
 * The stored file of the page at an address. Declared for the worker's code, which `addressReader`
 * precedes.
 */
declare const keptFileAt: (address: string) => string | undefined

/** The worker's beginning: it reads addresses as the pages do. */
const addressReader = async (root: string, dist: string, base: string) => {
  const names = await readdir(dist, { recursive: true })
  const pages = names
    .map((name) => `/${name.split(sep).join('/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length) || '/')
    .filter((path) => !isOfMachines(path))
  const finder = await bundleScript(root, base, paths.findPage, { name: 'pageFinder' })
  return `${finder}
const pathAt = pageFinder.createPageFinder(${JSON.stringify(base)}, ${JSON.stringify(pages)})
const keptFileAt = (address) => {
  const path = pathAt(new URL(address).pathname)
  return path === undefined ? undefined : ${JSON.stringify(base)} + (path + '/index.html').replace(/^\\/+/, '')
}
`
}

/**
 * Writes the service worker, by which a visitor returns without a connection. A new worker waits
 * until no tab of an older build is open, whose files it would delete.
 *
 * @param unkept the files of the build that visitors do not load, or `false` if nothing is stored
 */
export const writeServiceWorker = async (
  root: string,
  dist: string,
  base: string,
  unkept: string[] | false,
) => {
  const swDest = join(dist, 'sw.js')
  if (!unkept) return writeFile(swDest, unregister(base))
  // `workbox-build` loads Babel: only a build pays for that, no test and no dev server.
  const { generateSW } = await import('workbox-build')
  await generateSW({
    swDest,
    globDirectory: dist,
    globPatterns: ['**/index.html', 'assets/*.{js,css,woff2,svg}', 'cv.pdf', '*.svg'],
    globIgnores: [`${MACHINES.slice(1)}/**`, ...unkept],
    dontCacheBustURLsMatching: /assets\//,
    modifyURLPrefix: { '': base },
    manifestTransforms: [renameRevisioned],
    directoryIndex: null,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    clientsClaim: true,
    runtimeCaching: [
      {
        // The CV, icons, feeds: never older than the page that leads to them, however slow they are.
        urlPattern: ({ url, sameOrigin }) =>
          sameOrigin && /\.(?!html?$)\w+$/.test(url.pathname) && !url.pathname.includes('/assets/'),
        handler: 'NetworkFirst',
        options: {
          fetchOptions: { cache: 'no-cache' },
          plugins: [
            {
              cacheWillUpdate: async () => null,
              cachedResponseWillBeUsed: async ({ request }) =>
                caches.match(new URL(request.url).pathname, { ignoreSearch: true }),
            },
          ],
        },
      },
      {
        // A new build is seen at once, and an old page never loads files of a new build.
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkFirst',
        options: {
          networkTimeoutSeconds: TIMEOUT_S,
          plugins: [
            {
              // The list above has the pages: nothing else is kept of them.
              cacheWillUpdate: async () => null,
              cachedResponseWillBeUsed: async ({ request }) => {
                const file = keptFileAt(request.url)
                return file === undefined ? undefined : caches.match(file, { ignoreSearch: true })
              },
            },
          ],
        },
      },
      {
        // Pictures, and the inspector: whoever has used it has it without a connection, too.
        // What a page asks it to keep has no destination. Parts of a film are no answer to keep.
        urlPattern: ({ url, request, sameOrigin }) =>
          sameOrigin &&
          url.pathname.includes('/assets/') &&
          !/audio|video/.test(request.destination),
        handler: 'CacheFirst',
        options: { cacheName: shownCache(base), expiration: { maxEntries: MOST_SHOWN } },
      },
    ],
  })
  await writeFile(
    swDest,
    (await addressReader(root, dist, base)) + (await readFile(swDest, 'utf8')),
  )
}
