import { useSelector } from '@xstate/react'

import { Button, IconButton, More } from '../context/controls'
import type { Move } from '../observe/manual-clock'
import type { Brake } from '../sources/brake'

const heldText = (count: number) => (count === 1 ? '1 event waits' : `${count} events wait`)

/** That the page is frozen, or where it has stopped. */
export function StopReport({ brake: { control } }: { brake: Brake }) {
  const isStill = useSelector(control, (snapshot) => snapshot.hasTag('still'))
  const isStepping = useSelector(control, (snapshot) => snapshot.matches('stepping'))
  const { hit, held } = useSelector(control, ({ context }) => context)
  const parts = [
    hit && `${hit.actor} stopped at ${hit.name}`,
    isStill && !hit && 'The page is frozen',
    isStepping && 'The page runs until the next event',
    held.length > 0 && heldText(held.length),
  ]
  return parts.filter(Boolean).join(' · ')
}

interface MoveClockProps {
  move: Move
  isDisabled?: boolean
}

/** Moves a clock that stands. */
export const MoveClock = ({ move, isDisabled }: MoveClockProps) => (
  <>
    <IconButton label="+1 s" glyph="second" disabled={isDisabled} onClick={() => move(1000)} />
    <IconButton
      label="Next timer"
      glyph="timer"
      disabled={isDisabled}
      onClick={() => move('timer')}
    />
  </>
)

/** Freezes the page and moves its clock by hand; tells what waits and where it stops. */
export function PageClock({ brake }: { brake: Brake }) {
  const { control, move, pass } = brake
  const isStill = useSelector(control, (snapshot) => snapshot.hasTag('still'))
  const { held, breakpoints } = useSelector(control, ({ context }) => context)
  return (
    <>
      <IconButton
        label={isStill ? 'Let the page go on' : 'Freeze the page'}
        glyph="freeze"
        aria-pressed={isStill}
        onClick={() => control.send({ type: isStill ? 'page.go' : 'page.freeze' })}
      />
      <MoveClock move={move} isDisabled={!isStill} />
      <IconButton
        label="Next event"
        glyph="event"
        disabled={!isStill}
        onClick={() => (held.length > 0 ? pass(0) : control.send({ type: 'page.step' }))}
      />
      <More label="What waits, and breakpoints" glyph="stop">
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
