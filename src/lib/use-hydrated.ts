import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * `value`, but `sent` on the server and during hydration: what the HTML says. The component is
 * rendered again after hydration only if the two differ.
 */
export const useHydrated = <Value extends boolean | number | string>(value: Value, sent: Value) =>
  useSyncExternalStore(
    never,
    () => value,
    () => sent,
  )

const makeDrawing = () => {
  let isAnew = true
  return {
    isAnew: () => isAnew,
    /** React asks for this on the server and during hydration. */
    isSent: () => (isAnew = false),
  }
}

/**
 * Whether React has drawn the component without HTML to hydrate. It stays what it was at first, so
 * nothing is rendered again for it.
 */
export const useDrawnAnew = () => {
  const [drawing] = useState(makeDrawing)
  return useSyncExternalStore(never, drawing.isAnew, drawing.isSent)
}
