import { useSelector } from '@xstate/react'

import { words } from '../site'
import { Button, IconButton } from '../context/controls'
import { useInspector, useStore } from '../context/inspector-context'
import type { Brake } from '../sources/brake'

const { brake: labels } = words

/** Freezes the page, and lets it go on; says at which breakpoint its machines wait. */
export function BrakeBar() {
  const { brake, source, host } = useInspector()
  return brake && source === host ? <Controls brake={brake} /> : null
}

function Controls({ brake: { control, waiting } }: { brake: Brake }) {
  // Events that wait are no entries of the log: it is looked at again with each that comes.
  useStore()
  const isStill = useSelector(control, (snapshot) => snapshot.hasTag('still'))
  const hit = useSelector(control, ({ context }) => context.hit)
  return (
    <>
      <IconButton
        label={isStill ? labels.go : labels.freeze}
        glyph="freeze"
        aria-pressed={isStill}
        onClick={() => control.send({ type: isStill ? 'page.go' : 'page.freeze' })}
      />
      <span role="status" className="ins-waits">
        {hit &&
          `${hit.breakpoint.actor} ${labels.waits} ${hit.breakpoint.name} · ${hit.event} · ${waiting()} ${labels.queued}`}
        {isStill && !hit && labels.frozen}
      </span>
      {isStill && (
        <Button className="ins-button ins-strong" onClick={() => control.send({ type: 'page.go' })}>
          {labels.go}
        </Button>
      )}
    </>
  )
}
