import { whenLoadedAndIdle } from '#lib/idle.ts'
import { trustedScript } from '#lib/trusted-script.ts'
import { FOLDER } from './base-path.ts'
import { shownCache } from './shown-cache.ts'

const LATEST_MS = 5000

/** Chromium and WebKit call what loads a picture `img`, Firefox calls it `imageset`, too. */
const PICTURE = /^im(?:g|age)/

/** Keeps the pictures that came before the service worker did: it keeps all later ones. */
const cachePictures = async () => {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const pictures = loaded.filter(({ initiatorType }) => PICTURE.test(initiatorType))
  const shown = await caches.open(shownCache(FOLDER))
  await Promise.allSettled(
    [...new Set(pictures.map(({ name }) => name))].map((url) => shown.add(url)),
  )
}

const register = async () => {
  try {
    const { serviceWorker } = navigator
    if (!serviceWorker.controller)
      serviceWorker.addEventListener('controllerchange', () => void cachePictures(), { once: true })
    const options = { scope: FOLDER, updateViaCache: 'none' } as const
    await serviceWorker.register(trustedScript(`${FOLDER}sw.js`), options)
  } catch {
    // Storage may be blocked, or the worker not be there: the site then needs a connection.
  }
}

/** Registers the service worker once the page is loaded and the browser idle. */
export const prepareOffline = () => {
  if (!import.meta.env.PROD || !import.meta.env.OFFLINE || !('serviceWorker' in navigator)) return
  whenLoadedAndIdle(() => void register(), LATEST_MS)
}
