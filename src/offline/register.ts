import { FOLDER } from '../routing/base-path'
import { trustedScript } from '../lib/trusted-script'
import type { TakeOver } from './take-over'

const offer = (worker: ServiceWorker | null) => {
  // The last one is the page's own; what stands before it may be the same in every build.
  const script = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(
    -1,
  )
  const message: TakeOver = { type: 'take-over', entry: script?.src ?? '' }
  worker?.postMessage(message)
}

/** Keeps what the site needs without a connection, and lets a newer copy take over. */
export const register = async () => {
  const registration = await navigator.serviceWorker.register(trustedScript(`${FOLDER}sw.js`), {
    scope: FOLDER,
    updateViaCache: 'none',
  })
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  })
}
