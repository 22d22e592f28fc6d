import { FOLDER } from '../routing/base-path'
import { trustedScript } from '../lib/trusted-script'
import type { TakeOver } from './take-over'

const offerTakeOver = (worker: ServiceWorker | null) => {
  // The last one is the page's entry; those before it may be the same in every build.
  const script = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(
    -1,
  )
  const message: TakeOver = { type: 'take-over', entry: script?.src ?? '' }
  worker?.postMessage(message)
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
}
