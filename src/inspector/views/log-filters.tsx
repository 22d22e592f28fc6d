import { type LogFilter, logKinds } from '#machines/inspector/inspector-setup'

import { words } from '../site'
import { Button, Check } from '../context/controls'
import { Select } from './select'
import { useInspector, useInspectorState, useStore } from '../context/inspector-context'

/** The log's filter, and the button that clears it. */
export function LogFilters() {
  const store = useStore()
  const { panel } = useInspector()
  const { filter } = useInspectorState()
  const changeFilter = (change: Partial<LogFilter>) => panel.send({ type: 'filter.change', change })
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
      <Button
        onClick={() => {
          store.clear()
          panel.send({ type: 'time.live' })
        }}
      >
        {words.log.clear}
      </Button>
    </div>
  )
}
