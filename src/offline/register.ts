import { FOLDER } from '../routing/base-path'
import { trustedScript } from '../lib/trusted-script'
import { shownCache } from './shown-cache'
import type { TakeOver } from './take-over'

const offerTakeOver = (worker: ServiceWorker | null) => {
  // The last one is the page's entry; those before it may be the same in every build.
  const script = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(
    -1,
  )
  const message: TakeOver = { type: 'take-over', entry: script?.src ?? '' }
  worker?.postMessage(message)
}

/** Keeps the pictures that were shown before there was a worker: Safari's own cache helps no worker. */
const keepPictures = async (scope: string) => {
  await navigator.serviceWorker.ready
  const cache = await caches.open(shownCache(scope))
  const shown = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc)
  for (const { currentSrc } of shown)
    if (!(await cache.match(currentSrc))) await cache.add(currentSrc)
}

/** Registers the service worker, and lets a newer one take over. */
export const register = async () => {
  const registration = await navigator.serviceWorker.register(trustedScript(`${FOLDER}sw.js`), {
    scope: FOLDER,
    updateViaCache: 'none',
  })
  offerTakeOver(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offerTakeOver(installing)
    })
  })
  await keepPictures(registration.scope)
}
