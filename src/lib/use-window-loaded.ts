import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('load', listener)
  return () => removeEventListener('load', listener)
}

/** Whether everything that the first view asked for has arrived: time for what comes next. */
export const useWindowLoaded = () =>
  useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  )
