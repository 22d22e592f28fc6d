import './minimap.css'

import { useSelector } from '@xstate/react'
import type { PointerEvent } from 'react'
import type { ActorRefFrom } from 'xstate'

import { GUTTER } from '#machines/inspector/chart-place'
import type { chartViewMachine } from '#machines/inspector/chart-view.machine'

import type { Drawing } from '../../../chart/layout/layout'

/** Beside a chart that is higher than its pane; over one that was zoomed by hand. Pixels. */
const BESIDE = { width: GUTTER - 12, height: 120 }
const OVER = { width: 100, height: 64 }

interface MinimapProps {
  drawing: Drawing
  active: ReadonlySet<string>
  view: ActorRefFrom<typeof chartViewMachine>
}

/** The whole of a chart that is larger than its pane, and the part that is seen. */
export function Minimap({ drawing, active, view }: MinimapProps) {
  const place = useSelector(view, ({ context }) => context.place)
  const viewport = useSelector(view, ({ context }) => context.viewport)
  if (!place) return null
  const { scale, x, y } = place
  const isWhole =
    drawing.width * scale <= viewport.width + 1 && drawing.height * scale <= viewport.height + 1
  if (isWhole) return null
  const largest = scale > 1 ? OVER : BESIDE
  const size = Math.min(largest.width / drawing.width, largest.height / drawing.height)
  const seen = {
    x: -x / scale,
    y: -y / scale,
    width: viewport.width / scale,
    height: viewport.height / scale,
  }
  const centreAt = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return
    const { left, top } = currentTarget.getBoundingClientRect()
    const by = {
      x: (seen.x + seen.width / 2 - (clientX - left) / size) * scale,
      y: (seen.y + seen.height / 2 - (clientY - top) / size) * scale,
    }
    view.send({ type: 'chart.pan', by })
  }
  return (
    <svg
      className="ins-minimap"
      // The chart itself is worked by keyboard.
      aria-hidden="true"
      width={drawing.width * size}
      height={drawing.height * size}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      onPointerDown={centreAt}
      onPointerMove={centreAt}
    >
      {drawing.boxes.map(({ id, ...box }) => (
        <rect
          key={id}
          data-active={active.has(id) || undefined}
          {...{ x: box.x, y: box.y, width: box.width, height: box.height }}
          rx="8"
        />
      ))}
      <rect className="ins-seen" {...seen} />
    </svg>
  )
}
