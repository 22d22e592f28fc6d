import { useCallback, useSyncExternalStore } from 'react'

import type { View } from './popup'

/** Panels narrower than this have their parts one under the other. */
const NARROW_PX = 860

/** Whether a panel that takes this share of the window is narrow. A container query says the same, at twice the price of its layout. */
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
