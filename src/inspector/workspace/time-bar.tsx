import './time-bar.css'

import type { Outcome } from '#machines/inspector/inspector-setup'

import { Button } from '../context/controls'
import { words } from '../site'
import {
  useInspectorState,
  useInspector,
  usePanelMatch,
  useStore,
} from '../context/inspector-context'

const outcomeIn = ({ restored, failed }: Outcome) => {
  if (restored.length + failed.length === 0) return words.time.nobody
  const parts = [`${words.time.restored}: ${restored.length}`]
  if (failed.length > 0) parts.push(`${words.time.failed}: ${failed.join(', ')}`)
  return `${parts.join('. ')}.`
}

/** Seconds in the past, as `−1.2 s`. */
const agoText = (ms: number) => {
  const seconds = (ms / 1000).toFixed(1)
  return seconds === '0.0' ? '0.0 s' : `−${seconds} s`
}

/** A slider over the log: each entry is a moment to show or to restore. */
export function TimeBar() {
  const store = useStore()
  const { panel, source, host } = useInspector()
  const { entry, outcome, pause } = useInspectorState()
  const isRestoring = usePanelMatch({ open: { time: 'restoring' } })
  const { log } = store
  // Before the first actor there is nothing to show.
  const first = log.find(({ kind }) => kind === 'actor')?.id ?? log[0]?.id ?? 0
  const last = log.at(-1)?.id ?? 0
  const isPast = entry !== null
  const moment = log.find(({ id }) => id === entry)

  const restore = async () => {
    if (entry === null || !source.restore) return
    panel.send({ type: 'time.restore' })
    panel.send({ type: 'time.restored', outcome: await source.restore(entry) })
  }

  return (
    <div className="ins-time">
      <input
        type="range"
        aria-label={words.time.label}
        aria-valuetext={
          isPast ? `${entry - first + 1} ${words.time.of} ${log.length}` : words.time.live
        }
        min={first}
        max={last + 1}
        value={entry ?? last + 1}
        onChange={({ target }) => {
          const wanted = target.valueAsNumber
          panel.send(wanted > last ? { type: 'time.live' } : { type: 'time.seek', entry: wanted })
        }}
      />
      <span className="ins-moment ins-mono" data-live={(!isPast && !pause) || undefined}>
        {moment ? agoText(source.now() - moment.at) : pause ? words.time.paused : words.time.live}
      </span>
      <span role="status" className="ins-message">
        {outcome && outcomeIn(outcome)}
      </span>
      {isPast && (
        <>
          <Button onClick={() => panel.send({ type: 'time.live' })}>{words.time.back}</Button>
          {source.restore && (
            <Button
              className="ins-button ins-strong"
              title={source === host ? words.time.restoreHint : words.time.branchHint}
              disabled={isRestoring}
              onClick={() => void restore()}
            >
              {source === host ? words.time.restore : words.time.branch}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
