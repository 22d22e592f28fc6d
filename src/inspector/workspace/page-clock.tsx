import { useSelector } from '@xstate/react'

import { Button, IconButton, More } from '../context/controls'
import type { Move } from '../observe/manual-clock'
import { useView } from '../context/inspector-context'
import { site } from '../seam'
import { type Brake, goingOn } from '../sources/brake'

const heldText = (count: number) => (count === 1 ? '1 event waits' : `${count} events wait`)

/** That the page is frozen, or where it has stopped. */
export function StopReport({ brake: { control } }: { brake: Brake }) {
  const state = useSelector(control, (snapshot) => snapshot)
  const { hit, held } = state.context
  const { store } = useView()
  const isStill = state.hasTag('still')
  const free = goingOn(store)
  const parts = [
    hit && `${hit.actor} stopped at ${hit.name}`,
    isStill && !hit && site.frozen,
    isStill && free.length > 0 && `not frozen: ${free.join(', ')}`,
    state.matches('stepping') && 'The page runs until the next event',
    held.length > 0 && heldText(held.length),
  ]
  return parts.filter(Boolean).join(' · ')
}

export const MoveClock = ({ move, isDisabled }: { move: Move; isDisabled?: boolean }) => (
  <>
    <IconButton label="+1 s" disabled={isDisabled} onClick={() => move(1000)}>
      +1 s
    </IconButton>
    <IconButton label="Next timer" disabled={isDisabled} onClick={() => move('timer')}>
      timer
    </IconButton>
  </>
)

/** Freezes the page and moves its clock by hand; tells what waits and where it stops. */
export function PageClock({ brake }: { brake: Brake }) {
  const { control, move, pass } = brake
  const state = useSelector(control, (snapshot) => snapshot)
  const { held, breakpoints } = state.context
  const isStill = state.hasTag('still')
  return (
    <>
      <IconButton
        label={isStill ? 'Let the page go on' : 'Freeze the page'}
        aria-pressed={isStill}
        onClick={() => control.send({ type: isStill ? 'page.go' : 'page.freeze' })}
      >
        ‖
      </IconButton>
      <MoveClock move={move} isDisabled={!isStill} />
      <IconButton
        label="Next event"
        disabled={!isStill}
        onClick={() => (held.length > 0 ? pass(0) : control.send({ type: 'page.step' }))}
      >
        event
      </IconButton>
      <More label="What waits, and breakpoints" sign="●">
        <p>{held.length > 0 ? `${heldText(held.length)}:` : 'No event waits.'}</p>
        {held.map(({ actor, event }, index) => (
          // The same event may wait twice; each is there until it is let through.
          // oxlint-disable-next-line react/no-array-index-key
          <Button key={index} title="Let it through" onClick={() => pass(index)}>
            {actor} {JSON.stringify(event)}
          </Button>
        ))}
        <p>
          {breakpoints.length > 0
            ? 'The page stops at:'
            : 'No breakpoint: the chart has a button that sets them.'}
        </p>
        {breakpoints.map((breakpoint) => (
          <Button
            key={`${breakpoint.actor} ${breakpoint.name}`}
            title="Remove this breakpoint"
            onClick={() => control.send({ type: 'break.toggle', breakpoint })}
          >
            {breakpoint.actor} {breakpoint.name} ×
          </Button>
        ))}
      </More>
    </>
  )
}
