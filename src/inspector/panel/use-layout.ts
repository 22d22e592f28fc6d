import { useSyncExternalStore } from 'react'

import { type Dock, LARGEST, SMALLEST } from '#machines/inspector/inspector-setup'

/** Below this, the page would be squeezed: it is laid out for the window's width. Pixels. */
const PAGE_WIDTH = 1024
/** A panel at least this wide shows actors, chart and details beside each other. Pixels. */
const WIDE = 860

/** Whether a panel at the right leaves most of the page to be seen; it may cover some of it. */
export const canDockRight = () => innerWidth >= PAGE_WIDTH

/** The largest size of a panel, in percent of the window. */
export const largestSize = (dock: Dock) =>
  dock === 'right' ? Math.max(SMALLEST, Math.floor((1 - PAGE_WIDTH / innerWidth) * 100)) : LARGEST

const onResize = (tell: () => void) => {
  addEventListener('resize', tell)
  return () => removeEventListener('resize', tell)
}

/**
 * Where a panel is docked, and whether it is wide. A container query would double the time of its
 * layout.
 */
export const useLayout = (wanted: Dock, size: number) => {
  const width = useSyncExternalStore(onResize, () => innerWidth)
  const dock: Dock = canDockRight() ? wanted : 'bottom'
  const share = dock === 'right' ? Math.min(size, largestSize(dock)) / 100 : 1
  return { dock, isWide: width * share >= WIDE }
}
