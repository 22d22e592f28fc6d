import { site } from '#content/site'

const PATIENCE_MS = 5000

const whenIdle = (start: () => void) =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(start, { timeout: PATIENCE_MS })
    : setTimeout(start, PATIENCE_MS)

const start = () => {
  // Without it the site is what it was: only a connection is needed.
  void import('./register').then(({ register }) => register()).catch(() => {})
}

/** Makes the site work without a connection, once the page has all it needs itself. */
export const prepareOffline = () => {
  if (!import.meta.env.PROD || !site.offline || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') whenIdle(start)
  else addEventListener('load', () => whenIdle(start), { once: true })
}
