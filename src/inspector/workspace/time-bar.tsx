import './time-bar.css'

import { lazy, Suspense } from 'react'

import type { Outcome } from '#machines/inspector/inspector-setup'

import { BrakeReport, FreezeButton } from './brake-bar'
import { Button, IconButton } from '../context/controls'
import { words } from '../site'
import { filterLog } from '../store/log-filter'
import { usePanelMatch, useView } from '../context/inspector-context'

const Lanes = lazy(() => import('../views/lanes'))

const { time } = words

const outcomeIn = ({ restored, failed }: Outcome) => {
  if (restored.length + failed.length === 0) return time.nobody
  const parts = [`${time.restored}: ${restored.length}`]
  if (failed.length > 0) parts.push(`${time.failed}: ${failed.join(', ')}`)
  return `${parts.join('. ')}.`
}

/** Seconds in the past, as `−1.2 s`. */
const agoText = (ms: number) => `−${(ms / 1000).toFixed(1)} s`.replace('−0.0', '0.0')

/** The log as a line of time: each entry is a moment to show, to play from or to restore. */
export function TimeBar() {
  const { panel, source, brake, entry, outcome, moment } = useView()
  const areLanesShown = usePanelMatch({ open: { lanes: 'shown' } })
  const isRestoring = usePanelMatch({ open: { time: 'restoring' } })

  const restore = async (wanted: number) => {
    if (!source.restore) return
    panel.send({ type: 'time.restore' })
    panel.send({ type: 'time.restored', outcome: await source.restore(wanted) })
  }

  return (
    <div className="ins-time ins-line" data-past={entry !== null || undefined}>
      {areLanesShown && (
        <Suspense fallback={null}>
          <Lanes />
        </Suspense>
      )}
      <span className="ins-playback">
        <Playback />
        <IconButton
          label={time.lanes}
          glyph="lanes"
          aria-pressed={areLanesShown}
          onClick={() => panel.send({ type: 'lanes.toggle' })}
        />
        {brake && <FreezeButton brake={brake} />}
      </span>
      <span className="ins-moment ins-mono ins-muted">
        {moment ? agoText(source.now() - moment.at) : time.live}
      </span>
      <Slider />
      {brake && <BrakeReport brake={brake} />}
      {entry !== null && (
        <>
          <Button onClick={() => panel.send({ type: 'time.live' })}>{time.back}</Button>
          {source.restore && (
            <Button
              className="ins-button ins-strong"
              title={brake ? time.restoreHint : time.branchHint}
              disabled={isRestoring}
              onClick={() => void restore(entry)}
            >
              {brake ? time.restore : time.branch}
            </Button>
          )}
        </>
      )}
      <p role="status" className="ins-muted">
        {outcome && outcomeIn(outcome)}
      </p>
    </div>
  )
}

function Slider() {
  const { panel, entry, store } = useView()
  const { log } = store
  // Before the first actor there is nothing to show.
  const first = log.find(({ kind }) => kind === 'actor')?.id ?? log[0]?.id ?? 0
  const last = log.at(-1)?.id ?? 0
  return (
    <input
      type="range"
      aria-label={time.label}
      aria-valuetext={
        entry === null ? time.live : `${entry - first + 1} ${time.of} ${last - first + 1}`
      }
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

/** Plays, steps through and compares the entries that pass the log's filter. */
function Playback() {
  const { store, panel, entry, mark, filter } = useView()
  const isPlaying = usePanelMatch({ open: { time: 'playing' } })
  const moments = filterLog(store, filter)
  const before = moments.findLast(({ id }) => id < (entry ?? Infinity))
  const after = entry === null ? undefined : moments.find(({ id }) => id > entry)

  const play = () => {
    const way = moments.filter(({ id }) => after === undefined || id >= after.id)
    const from = store.log.find(({ id }) => id === entry)?.at
    panel.send({
      type: 'time.play',
      way: way.map(({ id, at }, index) => ({
        entry: id,
        gapMs: at - (way[index - 1]?.at ?? from ?? at),
      })),
    })
  }
  const step = (to: typeof before) =>
    panel.send(to ? { type: 'time.seek', entry: to.id } : { type: 'time.live' })

  return (
    <>
      <IconButton
        label={isPlaying ? time.pause : time.play}
        glyph={isPlaying ? 'pause' : 'play'}
        disabled={moments.length === 0}
        onClick={() => (isPlaying ? panel.send({ type: 'time.pause' }) : play())}
      />
      <IconButton
        label={time.stepBack}
        glyph="back"
        disabled={!before}
        onClick={() => step(before)}
      />
      <IconButton
        label={time.step}
        glyph="forward"
        disabled={entry === null}
        onClick={() => step(after)}
      />
      <IconButton
        label={time.mark}
        title={time.markHint}
        glyph="compare"
        disabled={entry === null}
        aria-pressed={entry !== null && mark === entry}
        onClick={() => panel.send({ type: 'mark.set', mark: mark === entry ? null : entry })}
      />
    </>
  )
}
