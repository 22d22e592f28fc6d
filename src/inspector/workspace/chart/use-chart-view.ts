import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import type { Chart } from '../../../chart/chart'
import { fitChart } from '../../../chart/layout/layout'
import { roomIn } from '../../../chart/room'

/** Where a finger may press. */
const TOUCHED = '(pointer: coarse), (width < 54rem)'

const isSeen = (pane: DOMRect, part: DOMRect) =>
  part.x < pane.right && part.right > pane.x && part.y < pane.bottom && part.bottom > pane.y

/** The layout of a chart for its pane, which follows the active states as long as they are in sight. */
export const useChartView = (chart: Chart, active: ReadonlySet<string>) => {
  const pane = useRef<HTMLDivElement>(null)
  /** The innermost active state of the first region, when it last changed. */
  const before = useRef<Element>(null)
  /** The last with room in it. */
  const [viewport, setViewport] = useState({ width: 0, height: 0 })
  const drawing = useMemo(
    () => (viewport.width === 0 ? null : fitChart(chart, viewport, matchMedia(TOUCHED).matches)),
    [chart, viewport],
  )

  useLayoutEffect(() => {
    const { current: element } = pane
    if (!drawing || !element) return
    const parts = [...element.querySelectorAll<SVGElement>('[data-active]')]
    const outer = new Set(chart.nodes.flatMap(({ id, parent }) => (active.has(id) ? parent : [])))
    const isInner = ({ dataset: { part } }: SVGElement) => !outer.has(part)
    const last = before.current
    const next = parts.find(isInner)
    before.current = next ?? null
    // All of it is seen: where it is need not be measured.
    if (!next || (drawing.width <= viewport.width && drawing.height <= viewport.height)) return
    if (last && !isSeen(element.getBoundingClientRect(), last.getBoundingClientRect())) return
    next.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }, [chart, drawing, viewport, active])

  useEffect(() => {
    // It reports the first size, too, without a forced layout.
    const watch = new ResizeObserver(([entry]) => {
      const next = roomIn(entry!.contentRect)
      if (next.width > 0 && next.height > 0) setViewport(next)
    })
    // Not the pane itself: its scroll bars would change its size.
    watch.observe(pane.current!.parentElement!)
    return () => watch.disconnect()
  }, [])

  return { pane, drawing }
}
