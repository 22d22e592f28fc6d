import { useSyncExternalStore } from 'react'

/** Panels narrower than this have their parts one under the other. */
const NARROW_PX = 860

const onResize = (tell: () => void) => {
  addEventListener('resize', tell)
  return () => removeEventListener('resize', tell)
}

/** Whether a panel that takes this share of the window is narrow. A container query says the same, at twice the price of its layout. */
export const useNarrow = (share: number) =>
  useSyncExternalStore(onResize, () => innerWidth * share < NARROW_PX)
