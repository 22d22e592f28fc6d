import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('load', listener)
  return () => removeEventListener('load', listener)
}

/** Whether the window's `load` event has fired: the first view has all it needs. */
export const useWindowLoaded = () =>
  useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  )
