import { useCallback, useSyncExternalStore } from 'react'

import type { View } from './popup'

/** Narrower panels stack their parts. */
const NARROW_PX = 860

/**
 * Whether a panel with this share of the window's width is narrow. A container query would double
 * the time of its layout.
 */
export const useNarrow = (view: View, share: number) => {
  const onResize = useCallback(
    (tell: () => void) => {
      view.addEventListener('resize', tell)
      return () => view.removeEventListener('resize', tell)
    },
    [view],
  )
  return useSyncExternalStore(onResize, () => view.innerWidth * share < NARROW_PX)
}
