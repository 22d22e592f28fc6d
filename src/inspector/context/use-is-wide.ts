import { useSyncExternalStore } from 'react'

/** A panel at least this wide shows actors, chart and details beside each other. Pixels. */
const WIDE = 860

const onResize = (tell: () => void) => {
  addEventListener('resize', tell)
  return () => removeEventListener('resize', tell)
}

/**
 * Whether actors, chart and details stand beside each other; else there is one at a time. A container query would double the time of the panel's layout.
 */
export const useIsWide = () => useSyncExternalStore(onResize, () => innerWidth >= WIDE)
