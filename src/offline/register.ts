import { trustedScript } from '../trusted-script'
import type { TakeOver } from './take-over'

const BASE = import.meta.env.BASE_URL

const offer = (worker: ServiceWorker | null) => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const message: TakeOver = { type: 'take-over', entry: script?.src ?? '' }
  worker?.postMessage(message)
}

/** Keeps what the site needs without a connection, and lets a newer copy take over. */
export const register = async () => {
  const registration = await navigator.serviceWorker.register(trustedScript(`${BASE}sw.js`), {
    scope: BASE,
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
