import { memo } from 'react'

import { inspector as words } from '#content/inspector'

import type { LogFilter } from '../store/log-filter'
import { useShown, useStore } from './shown'

interface LogFiltersProps {
  filter: LogFilter
  onFilter: (filter: LogFilter) => void
  isPaused: boolean
  onPause: () => void
}

const kinds = ['all', 'step', 'actor', 'route'] as const

/** Not drawn anew while the log is only scrolled. */
export const LogFilters = memo(function LogFilters(props: LogFiltersProps) {
  const { filter, onFilter, isPaused, onPause } = props
  const store = useStore()
  const { actor } = useShown()
  return (
    <div className="ins-filters">
      <input
        type="search"
        aria-label={words.log.filter}
        placeholder={words.log.filter}
        value={filter.text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <select
        aria-label={words.log.actor}
        value={filter.actor}
        onChange={({ target }) => onFilter({ ...filter, actor: target.value })}
      >
        <option value="">{words.log.everyone}</option>
        {[...store.actors.values()].map((view) => (
          <option key={view.actor} value={view.actor}>
            {view.name}
          </option>
        ))}
      </select>
      <select
        aria-label={words.log.kind}
        value={filter.kind}
        onChange={({ target }) =>
          onFilter({ ...filter, kind: kinds.find((kind) => kind === target.value) ?? 'all' })
        }
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.log.kinds[kind]}
          </option>
        ))}
      </select>
      <label className="ins-check">
        <input
          type="checkbox"
          checked={filter.timers}
          onChange={({ target }) => onFilter({ ...filter, timers: target.checked })}
        />
        {words.log.timers}
      </label>
      <button type="button" className="ins-button" onClick={onPause}>
        {isPaused ? words.log.resume : words.log.pause}
      </button>
      <button
        type="button"
        className="ins-button"
        onClick={() => {
          store.clear()
          actor.send({ type: 'time.live' })
        }}
      >
        {words.log.clear}
      </button>
    </div>
  )
})
