import { useSelector } from '@xstate/react'

import { Button, IconButton } from '../context/controls'
import { useStore } from '../context/inspector-context'
import type { Brake } from '../sources/brake'

const useIsStill = ({ control }: Brake) =>
  useSelector(control, (snapshot) => snapshot.hasTag('still'))

const queueText = (count: number) => (count === 1 ? '1 event waits' : `${count} events wait`)

export function FreezeButton({ brake }: { brake: Brake }) {
  const isStill = useIsStill(brake)
  return (
    <IconButton
      label={isStill ? 'Let the page go on' : 'Freeze the page'}
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
  const waits = hit && `${hit.breakpoint.actor} waits at ${hit.breakpoint.name} · ${hit.event}`
  return (
    <>
      <span role="status" className="ins-waits">
        {waits ? `${waits} · ${queueText(brake.waiting())}` : isStill && 'The page is frozen.'}
      </span>
      {isStill && (
        <Button
          className="ins-button ins-strong"
          onClick={() => brake.control.send({ type: 'page.go' })}
        >
          Let the page go on
        </Button>
      )}
    </>
  )
}
