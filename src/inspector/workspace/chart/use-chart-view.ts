import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'

import { type Area, isSeen, reveal, roomIn, scaleIn } from '#machines/inspector/chart-place'
import { chartViewMachine } from '#machines/inspector/chart-view.machine'

import { areaOf } from '../../store/active'
import type { Chart } from '../../../chart/chart'
import { fitChart, foldable } from '../../../chart/layout/fit'

/** Where a finger may press. */
const TOUCHED = '(pointer: coarse), (width < 54rem)'

/** The layout of a chart for its pane, which follows the active states as long as they are in sight. */
export const useChartView = (chart: Chart, active: ReadonlySet<string>) => {
  const pane = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  /** The active states when they last changed. */
  const before = useRef<Area>(null)
  const view = useActorRef(chartViewMachine)
  const viewport = useSelector(view, ({ context }) => context.viewport)
  const opened = useSelector(view, ({ context }) => context.opened)
  // A string: an equal list would render the chart once more.
  const visited = useSelector(view, ({ context }) => context.visited.join(' '))
  const closed = useSelector(view, ({ context }) => context.closed)

  const openNow = useMemo(
    () => foldable(chart).filter((id) => active.has(id) && !closed.includes(id)),
    [chart, active, closed],
  )
  // A string: other active states must not lay out the chart anew.
  const open = [...new Set([...visited.split(' '), ...opened, ...openNow])].toSorted().join(' ')
  const drawing = useMemo(
    () =>
      viewport.width === 0
        ? null
        : fitChart(chart, roomIn(viewport), {
            open: new Set(open.split(' ')),
            closed: new Set(closed),
            isRoomy: matchMedia(TOUCHED).matches,
          }),
    [chart, viewport, closed, open],
  )
  const scale = drawing ? scaleIn(viewport, drawing) : 1

  useEffect(() => {
    view.send({ type: 'chart.drawn', active: openNow })
  }, [view, openNow])

  useLayoutEffect(() => {
    const room = roomIn(viewport)
    if (!drawing || !pane.current || !svg.current) return
    const area = areaOf(drawing, chart, active)
    const last = before.current
    before.current = area
    // All of it is seen: where it is need not be measured.
    if (drawing.width * scale <= room.width && drawing.height * scale <= room.height) return
    const corner = svg.current.getBoundingClientRect()
    const { x, y } = pane.current.getBoundingClientRect()
    const inPane = (part: Area): Area => ({
      x: corner.x - x + part.x * scale,
      y: corner.y - y + part.y * scale,
      width: part.width * scale,
      height: part.height * scale,
    })
    if (last === null || isSeen(viewport, inPane(last)))
      pane.current.scrollBy({ ...reveal(viewport, inPane(area)), behavior: 'instant' })
  }, [chart, drawing, active, scale, viewport])

  useEffect(() => {
    // It reports the first size, too, without a forced layout.
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      view.send({ type: 'viewport.resized', viewport: { width, height } })
    })
    // Not the pane itself: its scroll bars would change its size.
    watch.observe(pane.current!.parentElement!)
    return () => watch.disconnect()
  }, [view])

  return { view, pane, svg, drawing, scale }
}
