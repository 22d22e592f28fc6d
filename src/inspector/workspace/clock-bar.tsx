import { useSelector } from '@xstate/react'
import { useMemo } from 'react'

import type { Outcome } from '#machines/inspector/inspector.machine'

import { Button, IconButton } from '../context/controls'
import { useView } from '../context/inspector-context'
import { seconds } from '../observe/tick'
import { obstaclesAt } from '../sources/source'
import { filterLog } from '../store/texts'
import { MoveClock, PageClock, StopReport } from './page-clock'

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
