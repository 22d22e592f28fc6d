import { useSelector } from '@xstate/react'

import { words } from '../site'
import { logKinds } from '../store/log-filter'
import { useFilter, useInspector, useStore } from '../context/inspector-context'

const newestOf = (log: readonly { id: number }[]) => log.at(-1)?.id ?? 0

/** The log's filter, and its buttons to pause and to clear. */
export function LogFilters() {
  const store = useStore()
  const { panel, source } = useInspector()
  const { filter, changeFilter } = useFilter()
  const isPaused = useSelector(panel, (snapshot) => snapshot.matches({ open: { log: 'paused' } }))
  return (
    <div className="ins-filters">
      <input
        type="search"
        aria-label={words.log.filter}
        placeholder={words.log.filter}
        value={filter.text}
        onChange={({ target }) => changeFilter({ text: target.value })}
      />
      <select
        aria-label={words.log.actor}
        value={filter.sessionId}
        onChange={({ target }) => changeFilter({ sessionId: target.value })}
      >
        <option value="">{words.log.everyone}</option>
        {[...store.actors.values()].map((record) => (
          <option key={record.sessionId} value={record.sessionId}>
            {record.name}
          </option>
        ))}
      </select>
      <select
        aria-label={words.log.kind}
        value={filter.kind}
        onChange={({ target }) =>
          changeFilter({ kind: logKinds.find((kind) => kind === target.value) ?? 'all' })
        }
      >
        {logKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.log.kinds[kind]}
          </option>
        ))}
      </select>
      <TimersCheck />
      <button
        type="button"
        className="ins-button"
        onClick={() =>
          panel.send(
            isPaused
              ? { type: 'log.resume' }
              : { type: 'log.pause', entry: newestOf(store.log), at: source.now() },
          )
        }
      >
        {isPaused ? words.log.resume : words.log.pause}
      </button>
      <button
        type="button"
        className="ins-button"
        onClick={() => {
          store.clear()
          panel.send({ type: 'time.live' })
        }}
      >
        {words.log.clear}
      </button>
    </div>
  )
}

/** Whether timer events are shown, in the log and in the sequence. */
export function TimersCheck() {
  const { filter, changeFilter } = useFilter()
  return (
    <label className="ins-check">
      <input
        type="checkbox"
        checked={filter.timers}
        onChange={() => changeFilter({ timers: !filter.timers })}
      />
      {words.log.timers}
    </label>
  )
}
