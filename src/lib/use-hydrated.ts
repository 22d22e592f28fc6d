import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while React takes the page over, true ever after. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
