import { useSyncExternalStore } from 'react'

import { type Dock, LARGEST, SMALLEST } from '#machines/inspector/inspector-setup'

import type { PanelLayout } from '../context/inspector-context'

/** Below this, the page would be squeezed: it is laid out for the window's width. Pixels. */
const PAGE_WIDTH = 1024
/** Less would be too narrow for a panel at the right. Pixels. */
const LEAST_WIDTH = 360

/** Whether a panel at the right leaves most of the page to be seen; it may cover some of it. */
export const canDockRight = () => innerWidth >= PAGE_WIDTH

/** The largest size of a panel, in percent of the window. */
export const largestSize = (dock: Dock) =>
  dock === 'right' ? Math.max(SMALLEST, Math.floor((1 - PAGE_WIDTH / innerWidth) * 100)) : LARGEST

/** A panel at least this wide shows actors, chart and details beside each other. Pixels. */
const WIDE = 860
/** One at least this high shows chart and details under each other, unless it is a phone's. */
const STACK = 680
/** Of a phone's panel. */
const PHONE = 640
const PHONE_SHARE = 0.68

const layoutIn = (width: number, height: number, isAtRight: boolean): PanelLayout => {
  if (width >= WIDE) return 'wide'
  return height >= STACK && (width >= PHONE || isAtRight) ? 'stack' : 'tabs'
}

const onResize = (tell: () => void) => {
  addEventListener('resize', tell)
  return () => removeEventListener('resize', tell)
}

/** The window's size; the component is rendered again when it changes. */
const useWindowSize = () => {
  useSyncExternalStore(onResize, () => `${innerWidth} ${innerHeight}`)
  return [innerWidth, innerHeight] as const
}

/** How the parts of a panel that fills the window are arranged. */
export const useFullLayout = () => layoutIn(...useWindowSize(), false)

/**
 * Where a panel is docked, and how its parts are arranged. A container query would double the time
 * of its layout.
 */
export const useLayout = (wanted: Dock, size: number) => {
  const [width, height] = useWindowSize()
  const dock: Dock = canDockRight() ? wanted : 'bottom'
  const share = Math.min(size, largestSize(dock)) / 100
  const least = width < PHONE ? PHONE_SHARE : 0
  const layout =
    dock === 'right'
      ? layoutIn(Math.max(LEAST_WIDTH, width * share), height, true)
      : layoutIn(width, height * Math.max(share, least), false)
  return { dock, layout }
}
