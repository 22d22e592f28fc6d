/** The worker of a site that works without one: it ends an earlier one, and what that has kept. */
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

const leave = async () => {
  // Other sites of the same host have theirs.
  const names = (await scope.caches.keys()).filter((name) =>
    name.endsWith(scope.registration.scope),
  )
  await Promise.all(names.map((name) => scope.caches.delete(name)))
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(leave()))
