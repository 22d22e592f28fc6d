import { clientsClaim } from 'workbox-core'
import { getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'

import { shownCache } from './shown-cache'
import type { TakeOver } from './take-over'

interface ServiceWorkerScope {
  skipWaiting: () => Promise<void>
  registration: { scope: string }
  clients: { matchAll: (options: object) => Promise<unknown[]> }
  caches: CacheStorage
  addEventListener: (
    type: 'install' | 'message',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void; data?: TakeOver }) => void,
  ) => void
}
const scope = self as unknown as ServiceWorkerScope

const TIMEOUT_S = 4
const SHOWN = shownCache(scope.registration.scope)

// Network first for pages: a new build is seen at once, and an old page never loads files of a new
// build.
const network = new NetworkOnly({ networkTimeoutSeconds: TIMEOUT_S })
registerRoute(
  new NavigationRoute(async (options) => {
    const { pathname } = options.url
    // A build for any folder precaches pages under their file names.
    const file = pathname + (pathname.endsWith('/') ? 'index.html' : '.html')
    const precached = async () =>
      (await matchPrecache(file)) ?? matchPrecache(pathname.replace(/(.)\/$/, '$1'))
    try {
      return await network.handle(options)
    } catch {
      return (await precached()) ?? (await matchPrecache(pathname)) ?? Response.error()
    }
  }),
)

precacheAndRoute(PRECACHE)

// Pictures, and the inspector: whoever has used it has it without a connection, too.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && /image|script|style/.test(request.destination),
  new CacheFirst({ cacheName: SHOWN }),
)

scope.addEventListener('install', (event) => event.waitUntil(scope.caches.delete(SHOWN)))
clientsClaim()

// A new worker deletes the old one's files, which an open tab may still need. So it waits, unless the
// only open tab is of its own build.
const takeOver = async ({ entry }: TakeOver) => {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length === 1 && getCacheKeyForURL(entry)) await scope.skipWaiting()
}
scope.addEventListener('message', (event) => {
  if (event.data?.type === 'take-over') event.waitUntil(takeOver(event.data))
})
