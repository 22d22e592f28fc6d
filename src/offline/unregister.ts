/** The service worker of a site with `offline: false`: removes an earlier one and its caches. */
interface ServiceWorkerScope {
  skipWaiting: () => Promise<void>
  registration: { scope: string; unregister: () => Promise<boolean> }
  caches: CacheStorage
  addEventListener: (
    type: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void
}
const scope = self as unknown as ServiceWorkerScope

const unregister = async () => {
  // Other sites on the same host have caches of their own.
  const names = (await scope.caches.keys()).filter((name) =>
    name.endsWith(scope.registration.scope),
  )
  await Promise.all(names.map((name) => scope.caches.delete(name)))
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(unregister()))
