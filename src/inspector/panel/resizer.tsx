import type { PointerEvent } from 'react'

import { SMALLEST } from '#machines/inspector/inspector-setup'

import { useInspectorState, useInspector } from '../context/inspector-context'
import { largestSize } from './use-layout'

const STEP = 4

const shareAt = (dock: string, { clientX, clientY }: PointerEvent) =>
  dock === 'bottom' ? 1 - clientY / innerHeight : 1 - clientX / innerWidth

export function Resizer() {
  const { panel, dock } = useInspector()
  const largest = largestSize(dock)
  const size = Math.min(useInspectorState().size, largest)
  const resize = (next: number) =>
    panel.send({ type: 'panel.resize', size: Math.min(largest, Math.round(next)) })

  return (
    // A separator that can be moved is a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      className="ins-resizer"
      aria-label="Resize the inspector"
      aria-orientation={dock === 'bottom' ? 'horizontal' : 'vertical'}
      aria-valuemin={SMALLEST}
      aria-valuemax={largest}
      aria-valuenow={size}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          resize(shareAt(dock, event) * 100)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Home') resize(SMALLEST)
        if (key === 'End') resize(largest)
        if (key === 'ArrowUp' || key === 'ArrowLeft') resize(size + STEP)
        if (key === 'ArrowDown' || key === 'ArrowRight') resize(size - STEP)
      }}
    />
  )
}
