import { LARGEST, SMALLEST } from '#machines/inspector/inspector.machine'

import { useInspectorState, useInspector } from '../context/inspector-context'

const STEP = 4

export function Resizer() {
  const { panel } = useInspector()
  const { size } = useInspectorState()
  const resize = (next: number) => panel.send({ type: 'panel.resize', size: Math.round(next) })

  return (
    // A separator that can be moved is a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      className="ins-resizer"
      aria-label="Resize the inspector"
      aria-valuemin={SMALLEST}
      aria-valuemax={LARGEST}
      aria-valuenow={size}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          resize((1 - event.clientY / innerHeight) * 100)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Home') resize(SMALLEST)
        if (key === 'End') resize(LARGEST)
        if (key === 'ArrowUp') resize(size + STEP)
        if (key === 'ArrowDown') resize(size - STEP)
      }}
    />
  )
}
