import type { Outcome } from '#machines/inspector/inspector-setup'

import { Button, IconButton } from '../context/controls'
import { usePanelMatch, useView } from '../context/inspector-context'
import { filterLog } from '../store/log-filter'
import { MoveClock, PageClock, StopReport } from './page-clock'

const outcomeIn = ({ restored, failed }: Outcome) => {
  if (restored.length + failed.length === 0) return 'Nothing was running then.'
  const parts = [`Restored: ${restored.length}`]
  if (failed.length > 0) parts.push(`Not restored: ${failed.join(', ')}`)
  return `${parts.join('. ')}.`
}

/** Seconds; of the past, as `−1.2 s`. */
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.replace('-', '−')

/** The clock of the page, and the log as a line of time: each entry is a moment to show or restore. */
export function ClockBar() {
  const { panel, source, brake, entry, outcome, moment } = useView()
  const isRestoring = usePanelMatch({ open: 'restoring' })

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
        {outcome ? outcomeIn(outcome) : brake && <StopReport brake={brake} />}
      </span>
      <span className="ins-moment">
        {moment && seconds(moment.at - source.now())}
        {!moment && (brake ? 'now' : seconds(source.now()))}
      </span>
      <Slider />
      <span className="ins-live">
        <Button disabled={entry === null} onClick={() => panel.send({ type: 'time.live' })}>
          Return to now
        </Button>
        <Button
          className="ins-button ins-strong"
          title={
            brake
              ? 'Bring the page back to this moment'
              : 'Leave what came after, and go on from this moment'
          }
          disabled={entry === null || isRestoring}
          onClick={() => void restore()}
        >
          {brake ? 'Restore' : 'Go on from here'}
        </Button>
      </span>
    </div>
  )
}

function Slider() {
  const { panel, entry, store } = useView()
  const { log } = store
  const first = log[0]?.id ?? 0
  const last = log.at(-1)?.id ?? 0
  return (
    <input
      type="range"
      aria-label="Moment"
      aria-valuetext={entry === null ? 'now' : `${entry - first + 1} of ${last - first + 1}`}
      min={first}
      max={last + 1}
      value={entry ?? last + 1}
      onChange={({ target }) => {
        const wanted = target.valueAsNumber
        panel.send(wanted > last ? { type: 'time.live' } : { type: 'time.seek', entry: wanted })
      }}
    />
  )
}

/** Steps through and compares the entries that pass the log's filter. */
function Steps() {
  const { source, panel, entry, mark, filter, record } = useView()
  const moments = filterLog(source, filter, record?.sessionId)
  const before = moments.findLast(({ id }) => id < (entry ?? Infinity))
  const after = entry === null ? undefined : moments.find(({ id }) => id > entry)

  const step = (to: typeof before) =>
    panel.send(to ? { type: 'time.seek', entry: to.id } : { type: 'time.live' })

  return (
    <>
      <IconButton
        label="Event before in the log"
        glyph="back"
        disabled={!before}
        onClick={() => step(before)}
      />
      <IconButton
        label="Next event in the log"
        glyph="forward"
        disabled={entry === null}
        onClick={() => step(after)}
      />
      <IconButton
        label="Compare"
        title="Compare other moments with this one, in the snapshot"
        glyph="compare"
        disabled={entry === null}
        aria-pressed={entry !== null && mark === entry}
        onClick={() => panel.send({ type: 'mark.set', mark: mark === entry ? null : entry })}
      />
    </>
  )
}
