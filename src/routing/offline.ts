import { whenLoadedAndIdle } from '../lib/idle'
import { trustedScript } from '../lib/trusted-script'
import { FOLDER } from './base-path'

const LATEST_MS = 5000

/** Registers the service worker once the page is loaded and the browser idle. */
export const prepareOffline = () => {
  if (!import.meta.env.PROD || !import.meta.env.OFFLINE || !('serviceWorker' in navigator)) return
  const options = { scope: FOLDER, updateViaCache: 'none' } as const
  whenLoadedAndIdle(() => {
    // A failure is ignored: the site then needs a connection.
    navigator.serviceWorker.register(trustedScript(`${FOLDER}sw.js`), options).catch(() => {})
  }, LATEST_MS)
}
