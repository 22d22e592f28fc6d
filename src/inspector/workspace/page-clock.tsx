import { useSelector } from '@xstate/react'

import { IconButton } from '../context/controls'
import type { Move } from '../observe/manual-clock'
import { useView } from '../context/inspector-context'
import { site } from '../seam'
import { type Brake, goingOn } from '../sources/brake'

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
    held.length > 0 &&
      `${held.length} wait: ${held.map(({ actor, event }) => `${actor} ${event.type}`).join(', ')}`,
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

/** Freezes the page and moves its clock by hand. */
export function PageClock({ brake }: { brake: Brake }) {
  const { control, move, pass } = brake
  const state = useSelector(control, (snapshot) => snapshot)
  const { held } = state.context
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
        onClick={() => (held.length > 0 ? pass() : control.send({ type: 'page.step' }))}
      >
        event
      </IconButton>
    </>
  )
}
