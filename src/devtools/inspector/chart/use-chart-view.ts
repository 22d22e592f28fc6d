import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import type { Chart } from '#devtools/chart/chart.ts'
import { fitChart } from '#devtools/chart/layout/layout.ts'
import { reveal } from '../panel/reveal.ts'

/** Around a chart. In pixels. */
const MARGIN = 8
/** Where a finger may press. */
const TOUCHED = '(pointer: coarse), (width < 54rem)'

/** The layout of a chart for its pane, which follows the active states while nobody reads it. */
export const useChartView = (chart: Chart, active: ReadonlySet<string>) => {
  const pane = useRef<HTMLDivElement>(null)
  /** The last with room in it. */
  const [viewport, setViewport] = useState({ width: 0, height: 0 })
  const drawing = useMemo(
    () => (viewport.width === 0 ? null : fitChart(chart, viewport, matchMedia(TOUCHED).matches)),
    [chart, viewport],
  )

  useLayoutEffect(() => {
    const { current: element } = pane
    if (!drawing || !element || element.matches(':hover, :focus-within')) return
    // All of it is seen: where it is need not be measured.
    if (drawing.width <= viewport.width && drawing.height <= viewport.height) return
    // Those around it come before it.
    reveal([...element.querySelectorAll('[data-active]')].at(-1))
  }, [drawing, viewport, active])

  useEffect(() => {
    // It reports the first size, too, without a forced layout.
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      if (Math.min(width, height) > 2 * MARGIN)
        setViewport({ width: width - 2 * MARGIN, height: height - 2 * MARGIN })
    })
    // Not the pane itself: its scroll bars would change its size.
    observer.observe(pane.current!.parentElement!)
    return () => observer.disconnect()
  }, [])

  return { pane, drawing }
}
