import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

import type { Chart } from '../chart/chart'

const FARTHEST = 0.25
const NEAREST = 3
const STEP = 1.25
const MARGIN = 12
/** A small chart is not blown up to fill a large window. */
const LARGEST_FIT = 1.15
/** A large one is not made too small to read; smaller only to have all that is current in sight. */
const READABLE = 0.85
const SMALLEST_FIT = 0.6

interface View {
  x: number
  y: number
  scale: number
}

const clamp = (scale: number) => Math.min(NEAREST, Math.max(FARTHEST, scale))

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The area around the states that are current. */
const currentArea = ({ nodes, width, height }: Chart, active: ReadonlySet<string>): Area => {
  const leaves = nodes.filter(
    (node) =>
      active.has(node.id) && !nodes.some(({ id, parent }) => parent === node.id && active.has(id)),
  )
  if (leaves.length === 0) return { x: 0, y: 0, width, height }
  const x = Math.min(...leaves.map((leaf) => leaf.x))
  const y = Math.min(...leaves.map((leaf) => leaf.y))
  return {
    x,
    y,
    width: Math.max(...leaves.map((leaf) => leaf.x + leaf.width)) - x,
    height: Math.max(...leaves.map((leaf) => leaf.y + leaf.height)) - y,
  }
}

/** How large an area can be drawn in a window. */
const scaleOf = (room: Pick<Area, 'width' | 'height'>, area: Pick<Area, 'width' | 'height'>) =>
  Math.min((room.width - 2 * MARGIN) / area.width, (room.height - 2 * MARGIN) / area.height)

/** Where a length begins in a window: in its middle, or so that the focus is, without a void. */
const along = (room: number, length: number, focus: number) =>
  length + 2 * MARGIN <= room
    ? (room - length) / 2
    : Math.min(MARGIN, Math.max(room - MARGIN - length, room / 2 - focus))

/** Drag to pan, wheel with Ctrl or the keys to zoom; drawn on the element, past React. */
export const usePanZoom = (chart: Chart, active: ReadonlySet<string>) => {
  const svg = useRef<SVGSVGElement>(null)
  const ground = useRef<SVGGElement>(null)
  const view = useRef<View>({ x: 0, y: 0, scale: 1 })
  /** Until it is moved by hand, the chart fits whatever size the panel has. */
  const isFitted = useRef(true)

  const draw = useCallback((next: View) => {
    view.current = next
    const { x, y, scale } = next
    // Not the attribute: only the property moves smoothly.
    ground.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`)
    ground.current?.setAttribute('data-placed', '')
  }, [])

  const fit = useCallback(() => {
    const { width = 0, height = 0 } = svg.current?.getBoundingClientRect() ?? {}
    if (width === 0 || height === 0) return
    const room = { width, height }
    const current = currentArea(chart, active)
    const scale = Math.min(
      LARGEST_FIT,
      Math.max(
        scaleOf(room, chart),
        Math.max(SMALLEST_FIT, Math.min(READABLE, scaleOf(room, current))),
      ),
    )
    const focus = { x: current.x + current.width / 2, y: current.y + current.height / 2 }
    isFitted.current = true
    draw({
      scale,
      x: along(width, chart.width * scale, focus.x * scale),
      y: along(height, chart.height * scale, focus.y * scale),
    })
  }, [chart, active, draw])

  const fitWhole = useCallback(() => {
    const { width = 0, height = 0 } = svg.current?.getBoundingClientRect() ?? {}
    const scale = scaleOf({ width, height }, chart)
    isFitted.current = false
    draw({ scale, x: (width - chart.width * scale) / 2, y: (height - chart.height * scale) / 2 })
  }, [chart, draw])

  const zoom = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      const { width = 0, height = 0 } = svg.current?.getBoundingClientRect() ?? {}
      const { x, y, scale } = view.current
      const next = clamp(scale * factor)
      const centre = at ?? { x: width / 2, y: height / 2 }
      const ratio = next / scale
      isFitted.current = false
      draw({
        scale: next,
        x: centre.x - (centre.x - x) * ratio,
        y: centre.y - (centre.y - y) * ratio,
      })
    },
    [draw],
  )

  const pan = useCallback(
    (dx: number, dy: number) => {
      const { x, y, scale } = view.current
      isFitted.current = false
      draw({ x: x + dx, y: y + dy, scale })
    },
    [draw],
  )

  useLayoutEffect(() => {
    const element = svg.current
    if (!element) return
    if (isFitted.current) fit()
    const watch = new ResizeObserver(() => isFitted.current && fit())
    watch.observe(element)
    return () => watch.disconnect()
  }, [fit])

  useEffect(() => {
    const element = svg.current
    if (!element) return
    // React listens passively: it could not keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      if (event.ctrlKey || event.metaKey) {
        const at = { x: event.clientX - box.left, y: event.clientY - box.top }
        zoom(event.deltaY < 0 ? STEP : 1 / STEP, at)
      } else pan(-event.deltaX, -event.deltaY)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [zoom, pan])

  return {
    svg,
    ground,
    fit: fitWhole,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    pan,
  }
}
