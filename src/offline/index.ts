import { whenIdle } from '../lib/idle'

const LATEST_MS = 5000

const start = () => {
  // Without it the site is what it was: only a connection is needed.
  void import('./register').then(({ register }) => register()).catch(() => {})
}

/** Makes the site work without a connection, once the page has all it needs itself. */
export const prepareOffline = () => {
  if (!import.meta.env.PROD || !import.meta.env.OFFLINE || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') whenIdle(start, LATEST_MS)
  else addEventListener('load', () => whenIdle(start, LATEST_MS), { once: true })
}
