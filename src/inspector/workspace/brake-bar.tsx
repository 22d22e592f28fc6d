import { useSelector } from '@xstate/react'

import { words } from '../site'
import { Button, IconButton } from '../context/controls'
import { useStore } from '../context/inspector-context'
import type { Brake } from '../sources/brake'

const { brake: labels } = words

const useIsStill = ({ control }: Brake) =>
  useSelector(control, (snapshot) => snapshot.hasTag('still'))

export function FreezeButton({ brake }: { brake: Brake }) {
  const isStill = useIsStill(brake)
  return (
    <IconButton
      label={isStill ? labels.go : labels.freeze}
      glyph="freeze"
      aria-pressed={isStill}
      onClick={() => brake.control.send({ type: isStill ? 'page.go' : 'page.freeze' })}
    />
  )
}

/** Says that the page is frozen, or at which breakpoint its machines wait, and lets it go on. */
export function BrakeReport({ brake }: { brake: Brake }) {
  // Events that wait are no entries of the log: it is looked at again with each that comes.
  useStore()
  const isStill = useIsStill(brake)
  const hit = useSelector(brake.control, ({ context }) => context.hit)
  const waits =
    hit && `${hit.breakpoint.actor} ${labels.waits} ${hit.breakpoint.name} · ${hit.event}`
  return (
    <>
      <span role="status" className="ins-waits">
        {waits ? `${waits} · ${brake.waiting()} ${labels.queued}` : isStill && labels.frozen}
      </span>
      {isStill && (
        <Button
          className="ins-button ins-strong"
          onClick={() => brake.control.send({ type: 'page.go' })}
        >
          {labels.go}
        </Button>
      )}
    </>
  )
}
