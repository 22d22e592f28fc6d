import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'

import type { Place } from '#machines/inspector/chart-place'
import { chartViewMachine } from '#machines/inspector/chart-view.machine'

import { areaOf } from '../../chart/active'
import type { Chart } from '../../chart/chart'
import { useInspector } from '../../context/inspector-context'

const STEP = 1.25

const draw = (ground: SVGGElement | null, { x, y, scale }: Place) => {
  // The property, not the attribute: only that has transitions.
  ground?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`)
  ground?.setAttribute('data-placed', '')
}

/** Drag to pan, wheel with Ctrl to zoom; applied to the element, without a render. */
export const useChartView = (chart: Chart, active: ReadonlySet<string>) => {
  const { panelWindow } = useInspector()
  const svg = useRef<SVGSVGElement>(null)
  const ground = useRef<SVGGElement>(null)
  const focus = useMemo(() => areaOf(chart, active), [chart, active])
  const size = { width: chart.width, height: chart.height }
  const view = useActorRef(chartViewMachine, { input: { chart: size, focus } })

  useEffect(() => view.send({ type: 'focus.moved', focus }), [view, focus])

  useEffect(() => {
    const element = svg.current
    if (!element) return
    const drawing = view.subscribe(({ context: { place } }) => place && draw(ground.current, place))
    // It reports the first size, too, without a forced layout.
    const watch = new panelWindow.ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      view.send({ type: 'viewport.resized', viewport: { width, height } })
    })
    watch.observe(element)
    return () => {
      drawing.unsubscribe()
      watch.disconnect()
    }
  }, [view, panelWindow])

  useEffect(() => {
    const element = svg.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const { clientX, clientY, deltaX, deltaY } = event
      if (event.ctrlKey || event.metaKey) {
        const at = { x: clientX - left, y: clientY - top }
        view.send({ type: 'chart.zoom', factor: deltaY < 0 ? STEP : 1 / STEP, at })
      } else view.send({ type: 'chart.pan', by: { x: -deltaX, y: -deltaY } })
    }
    // React's wheel listeners are passive: they could not prevent scrolling.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [view])

  const zoom = (factor: number) => view.send({ type: 'chart.zoom', factor, at: null })
  return {
    svg,
    ground,
    fit: () => view.send({ type: 'chart.fit' }),
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    pan: (x: number, y: number) => view.send({ type: 'chart.pan', by: { x, y } }),
  }
}
