import { useSelector } from '@xstate/react'
import { useMemo } from 'react'

import type { Outcome } from '#machines/inspector/inspector.machine'

import { Button, IconButton } from '../context/controls'
import { useView } from '../context/inspector-context'
import type { Move } from '../observe/manual-clock'
import { seconds } from '../observe/tick'
import { site } from '../seam'
import { type Brake, goingOn } from '../sources/brake'
import { obstaclesAt } from '../sources/source'
import { filterLog } from '../store/texts'

const outcomeIn = ({ restored, failed }: Outcome) => {
  if (restored.length + failed.length === 0) return 'Nothing was running then.'
  const parts = [`Restored: ${restored.length}`]
  if (failed.length > 0) parts.push(`Not restored: ${failed.join(', ')}`)
  return `${parts.join('. ')}.`
}

/** The clock of the page, and the moment that is shown: it can be compared and restored. */
export function ClockBar() {
  const { panel, source, store, brake, entry, outcome, moment } = useView()
  const isRestoring = useSelector(panel, (state) => state.matches({ open: 'restoring' }))

  const obstacles = useMemo(() => {
    if (entry === null) return []
    return source.restore ? obstaclesAt(store, entry) : ['This page does not replace its actors']
  }, [source, store, entry])
  const restore = async () => {
    if (!source.restore || entry === null) return
    panel.send({ type: 'time.restore' })
    panel.send({ type: 'time.restored', outcome: await source.restore(entry) })
  }

  return (
    <div className="ins-time ins-bar" data-past={entry !== null || undefined}>
      <span className="ins-steps">
        <Steps />
        {brake ? <PageClock brake={brake} /> : source.move && <MoveClock move={source.move} />}
      </span>
      <span role="status" className="ins-report">
        {outcome
          ? outcomeIn(outcome)
          : obstacles.join('. ') || (brake && <StopReport brake={brake} />)}
      </span>
      <span className="ins-moment">
        {moment && seconds(moment.at - source.now()).replace('-', '−')}
        {!moment && (brake ? 'now' : seconds(source.now()))}
      </span>
      <span className="ins-live">
        <Button disabled={entry === null} onClick={() => panel.send({ type: 'time.live' })}>
          Return to now
        </Button>
        <Button
          disabled={entry === null || isRestoring || !source.restore}
          onClick={() => void restore()}
        >
          {brake ? 'Restore' : 'Go on from here'}
        </Button>
      </span>
    </div>
  )
}

/** Steps through and compares the entries that pass the log's filter. */
function Steps() {
  const { store, panel, entry, mark, filter } = useView()
  const moments = filterLog(store, filter)
  const before = moments.findLast(({ id }) => id < (entry ?? Infinity))
  const after = entry === null ? undefined : moments.find(({ id }) => id > entry)

  const step = (to: typeof before) =>
    panel.send(to ? { type: 'time.seek', entry: to.id } : { type: 'time.live' })

  return (
    <>
      <IconButton label="Event before in the log" disabled={!before} onClick={() => step(before)}>
        ‹
      </IconButton>
      <IconButton
        label="Next event in the log"
        disabled={entry === null}
        onClick={() => step(after)}
      >
        ›
      </IconButton>
      <IconButton
        label="Compare"
        title="Compare other moments with this one, in the snapshot"
        disabled={entry === null && mark === null}
        aria-pressed={mark !== null}
        onClick={() => panel.send({ type: 'mark.set', mark: mark === null ? entry : null })}
      >
        ⇄
      </IconButton>
    </>
  )
}

/** That the page is frozen, or where it has stopped. */
function StopReport({ brake: { control } }: { brake: Brake }) {
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

const MoveClock = ({ move, isDisabled }: { move: Move; isDisabled?: boolean }) => (
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
function PageClock({ brake }: { brake: Brake }) {
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
