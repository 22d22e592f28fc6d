import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import type { Chart } from '#devtools/chart/chart.ts'
import { fitChart } from '#devtools/chart/layout/layout.ts'
import { LARGEST_FIT, type Size } from '#devtools/chart/room.ts'
import { reveal } from '../panel/reveal.ts'

/** The space around a chart. In pixels. */
const MARGIN = 8
/** Media query of the windows in which a finger may press. */
const TOUCHED = '(pointer: coarse), (width < 54rem)'

/** How many times larger than laid out a chart fits its pane; one that does not fit is scrolled. */
const fitOf = (drawing: Size, pane: Size) => {
  const fit = Math.min(pane.width / drawing.width, pane.height / drawing.height)
  return Math.min(LARGEST_FIT, Math.max(1, fit))
}

/**
 * The layout of a chart for its pane, which follows the active states while nobody reads it.
 *
 * @param zoom how many times larger than it fits it is drawn
 * @returns the drawing, and how many times larger than laid out it is drawn
 */
export const useChartView = (chart: Chart, active: ReadonlySet<string>, zoom: number) => {
  const pane = useRef<HTMLDivElement>(null)
  /** The pane's last size that was not empty. */
  const [viewport, setViewport] = useState({ width: 0, height: 0 })
  const drawing = useMemo(
    () => (viewport.width === 0 ? null : fitChart(chart, viewport, matchMedia(TOUCHED).matches)),
    [chart, viewport],
  )

  const scale = zoom * (drawing ? fitOf(drawing, viewport) : 1)

  useLayoutEffect(() => {
    const { current: element } = pane
    if (!drawing || !element || element.matches(':hover, :focus-within')) return
    // The whole chart is in view: no position need be measured.
    if (scale * drawing.width <= viewport.width && scale * drawing.height <= viewport.height) return
    // The states around the innermost active one come before it.
    reveal([...element.querySelectorAll('[data-active]')].at(-1))
  }, [drawing, viewport, active, scale])

  // The part with the focus stays in view.
  useLayoutEffect(() => reveal(pane.current?.querySelector('[data-part]:focus')), [scale])

  useEffect(() => {
    // The observer also reports the first size, without a forced layout.
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      if (Math.min(width, height) > 2 * MARGIN)
        setViewport({ width: width - 2 * MARGIN, height: height - 2 * MARGIN })
    })
    // The pane's parent, not the pane: its scroll bars would change its size.
    observer.observe(pane.current!.parentElement!)
    return () => observer.disconnect()
  }, [])

  return { pane, drawing, scale }
}
