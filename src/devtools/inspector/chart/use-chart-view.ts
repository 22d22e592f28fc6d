import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import type { Chart } from '#devtools/chart/chart.ts'
import { fitChart } from '#devtools/chart/layout/layout.ts'
import { reveal } from '../panel/reveal.ts'

/** The space around a chart. In pixels. */
const MARGIN = 8
/** Media query of the windows in which a finger may press. */
const TOUCHED = '(pointer: coarse), (width < 54rem)'

/** The layout of a chart for its pane, which follows the active states while nobody reads it. */
export const useChartView = (chart: Chart, active: ReadonlySet<string>) => {
  const pane = useRef<HTMLDivElement>(null)
  /** The pane's last size that was not empty. */
  const [viewport, setViewport] = useState({ width: 0, height: 0 })
  const drawing = useMemo(
    () => (viewport.width === 0 ? null : fitChart(chart, viewport, matchMedia(TOUCHED).matches)),
    [chart, viewport],
  )

  useLayoutEffect(() => {
    const { current: element } = pane
    if (!drawing || !element || element.matches(':hover, :focus-within')) return
    // The whole chart is in view: no position need be measured.
    if (drawing.width <= viewport.width && drawing.height <= viewport.height) return
    // The states around the innermost active one come before it.
    reveal([...element.querySelectorAll('[data-active]')].at(-1))
  }, [drawing, viewport, active])

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

  return { pane, drawing }
}
