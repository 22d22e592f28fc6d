import { whenLoadedAndIdle } from '#lib/idle.ts'
import { trustedScript } from '#lib/trusted-script.ts'
import { FOLDER } from '#lib/base-path.ts'

const LATEST_MS = 5000

/** Chromium and WebKit call what loads a picture `img`, Firefox calls it `imageset`, too. */
const PICTURE = /^im(?:g|age)/

/**
 * Has the service worker store the pictures that were loaded before it ran: it stores all later
 * ones itself.
 */
const keepPictures = () => {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const pictures = loaded.filter(({ initiatorType }) => PICTURE.test(initiatorType))
  const urlsToCache = [...new Set(pictures.map(({ name }) => name))]
  // Workbox's own message. A picture that the page put into its cache itself would never be
  // removed.
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

const register = async () => {
  try {
    const { serviceWorker } = navigator
    if (!serviceWorker.controller)
      serviceWorker.addEventListener('controllerchange', keepPictures, { once: true })
    const options = { scope: FOLDER, updateViaCache: 'none' } as const
    await serviceWorker.register(trustedScript(`${FOLDER}sw.js`), options)
  } catch {
    // Storage may be blocked, or the worker may be missing: the site then needs a connection.
  }
}

/** Registers the service worker once the page is loaded and the browser idle. */
export const prepareOffline = () => {
  if (!import.meta.env.PROD || !import.meta.env.OFFLINE || !('serviceWorker' in navigator)) return
  whenLoadedAndIdle(() => void register(), LATEST_MS)
}
