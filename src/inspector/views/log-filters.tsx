import { words } from '../site'
import { Button, Check } from '../context/controls'
import { Select } from './select'
import { logKinds } from '../store/log-filter'
import { useFilter, useInspector, usePanelMatch, useStore } from '../context/inspector-context'

/** The log's filter, and its buttons to pause and to clear. */
export function LogFilters() {
  const store = useStore()
  const { panel, source } = useInspector()
  const { filter, changeFilter } = useFilter()
  const isPaused = usePanelMatch({ open: { log: 'paused' } })
  const pause = () =>
    ({ type: 'log.pause', entry: store.log.at(-1)?.id ?? 0, at: source.now() }) as const
  return (
    <div className="ins-filters">
      <input
        type="search"
        aria-label={words.log.filter}
        placeholder={words.log.filter}
        value={filter.text}
        onChange={({ target }) => changeFilter({ text: target.value })}
      />
      <Select
        label={words.log.actor}
        value={filter.sessionId}
        options={[
          ['', words.log.everyone],
          ...[...store.actors.values()].map(({ sessionId, name }) => [sessionId, name] as const),
        ]}
        onChoose={(sessionId) => changeFilter({ sessionId })}
      />
      <Select
        label={words.log.kind}
        value={filter.kind}
        options={logKinds.map((kind) => [kind, words.log.kinds[kind]])}
        onChoose={(kind) =>
          changeFilter({ kind: logKinds.find((known) => known === kind) ?? 'all' })
        }
      />
      <Check checked={filter.timers} onChange={() => changeFilter({ timers: !filter.timers })}>
        {words.log.timers}
      </Check>
      <Button onClick={() => panel.send(isPaused ? { type: 'log.resume' } : pause())}>
        {isPaused ? words.log.resume : words.log.pause}
      </Button>
      <Button
        onClick={() => {
          store.clear()
          panel.send({ type: 'time.live' })
          if (!isPaused) return
          // The pause moves to now: of the moment before nothing is known any more.
          panel.send({ type: 'log.resume' })
          panel.send(pause())
        }}
      >
        {words.log.clear}
      </Button>
    </div>
  )
}
