import { useCallback, useSyncExternalStore } from 'react'

import type { PanelWindow } from '../context/inspector-context'

/** Narrower panels stack their parts. */
const NARROW_PX = 860

/**
 * Whether a panel with this share of the window's width is narrow. A container query would double
 * the time of its layout.
 */
export const useNarrow = (panelWindow: PanelWindow, share: number) => {
  const onResize = useCallback(
    (tell: () => void) => {
      panelWindow.addEventListener('resize', tell)
      return () => panelWindow.removeEventListener('resize', tell)
    },
    [panelWindow],
  )
  return useSyncExternalStore(onResize, () => panelWindow.innerWidth * share < NARROW_PX)
}
