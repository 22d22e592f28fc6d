import { whenLoadedAndIdle } from '../lib/idle'

const LATEST_MS = 5000

const start = () => {
  // A failure is ignored: the site then needs a connection.
  void import('./register').then(({ register }) => register()).catch(() => {})
}

/** Registers the service worker once the page is loaded and the browser idle. */
export const prepareOffline = () => {
  if (!import.meta.env.PROD || !import.meta.env.OFFLINE || !('serviceWorker' in navigator)) return
  whenLoadedAndIdle(start, LATEST_MS)
}
