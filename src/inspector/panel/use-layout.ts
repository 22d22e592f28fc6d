import { useCallback, useSyncExternalStore } from 'react'

import type { Dock } from '#machines/inspector/inspector-setup'

import type { PanelLayout, PanelWindow } from '../context/inspector-context'
import { canDockRight, largestSize } from './placement'

/** A panel at least this wide shows actors, chart and details beside each other. Pixels. */
const WIDE = 860
/** Two parts need this much beside each other, or under each other. */
const PAIR = 600
const STACK = 600
/** Of a phone's panel. */
const PHONE = 640
const PHONE_SHARE = 0.68

interface Placed {
  /** Undefined in a window of its own. */
  dock?: Dock
  size: number
}

const layoutIn = (panelWindow: PanelWindow, { dock, size }: Placed): PanelLayout => {
  const { innerWidth, innerHeight } = panelWindow
  const share = size / 100
  const width = dock === 'right' ? innerWidth * share : innerWidth
  const least = innerWidth < PHONE ? PHONE_SHARE : 0
  const height = dock === 'bottom' ? innerHeight * Math.max(share, least) : innerHeight
  if (width >= WIDE) return 'wide'
  if (height >= STACK) return width < PAIR && dock !== 'right' ? 'tabs' : 'stack'
  return width >= PAIR ? 'pair' : 'tabs'
}

/**
 * Where a panel can be docked, and how its parts are arranged. A container query would double the
 * time of its layout.
 */
export const useLayout = (panelWindow: PanelWindow, wanted: Dock | undefined, size: number) => {
  const onResize = useCallback(
    (tell: () => void) => {
      panelWindow.addEventListener('resize', tell)
      return () => panelWindow.removeEventListener('resize', tell)
    },
    [panelWindow],
  )
  const read = () => {
    const dock = wanted === 'right' && !canDockRight(panelWindow) ? 'bottom' : wanted
    const most = dock ? largestSize(panelWindow, dock) : 100
    const layout = layoutIn(panelWindow, { ...(dock ? { dock } : {}), size: Math.min(size, most) })
    // The last part is for the header's button, which is drawn with the rest.
    return `${dock ?? 'window'} ${layout} ${canDockRight(panelWindow)}`
  }
  const [dock, layout] = useSyncExternalStore(onResize, read).split(' ')
  return { dock: dock as Dock | 'window', layout: layout as PanelLayout }
}
