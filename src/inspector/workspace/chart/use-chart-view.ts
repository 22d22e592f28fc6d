import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'

import { type Place, roomIn } from '#machines/inspector/chart-place'
import { chartViewMachine } from '#machines/inspector/chart-view.machine'

import { areaOf } from '../../store/active'
import type { Chart } from '../../../chart/chart'
import { fitChart, foldable } from '../../../chart/layout/fit'

export const ZOOM_STEP = 1.25
/** Where a finger may press. */
const TOUCHED = '(pointer: coarse), (width < 54rem)'

const draw = (ground: SVGGElement | null, { x, y, scale }: Place) => {
  if (!ground) return
  // The property, not the attribute: only that has transitions.
  ground.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`)
  if ('placed' in ground.dataset) return
  ground.dataset['placed'] = ''
  // Into the place where it is first seen, it would grow out of the corner.
  const setMoves = () => ground.setAttribute('data-moves', '')
  requestAnimationFrame(() => requestAnimationFrame(setMoves))
}

/** The layout of a chart for its pane, and where it is in there. */
export const useChartView = (chart: Chart, active: ReadonlySet<string>) => {
  const svg = useRef<SVGSVGElement>(null)
  const ground = useRef<SVGGElement>(null)
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

  useEffect(() => {
    if (!drawing) return
    const { width, height } = drawing
    const focus = areaOf(drawing, chart, active)
    view.send({ type: 'chart.drawn', chart: { width, height }, focus, active: openNow })
  }, [view, chart, drawing, active, openNow])

  useEffect(() => {
    const element = svg.current!
    const moving = view.subscribe(({ context: { place } }) => place && draw(ground.current, place))
    // It reports the first size, too, without a forced layout.
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      view.send({ type: 'viewport.resized', viewport: { width, height } })
    })
    watch.observe(element)
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const { clientX, clientY, deltaX, deltaY } = event
      if (event.ctrlKey || event.metaKey) {
        const at = { x: clientX - left, y: clientY - top }
        view.send({ type: 'chart.zoom', factor: deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP, at })
      } else view.send({ type: 'chart.pan', by: { x: -deltaX, y: -deltaY } })
    }
    // React's wheel listeners are passive: they could not prevent scrolling.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      moving.unsubscribe()
      watch.disconnect()
      element.removeEventListener('wheel', onWheel)
    }
  }, [view])

  return { view, svg, ground, drawing }
}
