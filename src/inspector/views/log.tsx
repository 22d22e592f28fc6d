import './log.css'

import { useLayoutEffect, useMemo, type KeyboardEvent } from 'react'

import type { LogFilter } from '#machines/inspector/inspector-setup'

import { words } from '../site'
import { filterLog } from '../store/log-filter'
import { Button, Check } from '../context/controls'
import { LOG_ROW_HEIGHT, LogRow } from './log-row'
import { useInspectorState, useInspector, useStore } from '../context/inspector-context'
import { useRowsInSight } from './use-rows-in-sight'
import { entryOutcome, snapshotBefore } from '../store/step-outcome'
import type { Entry } from '../store/store'
import { Why } from './why'

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
}

/** The entries that pass the filter. */
const useRows = () => {
  const store = useStore()
  const { filter } = useInspectorState()
  const { version } = store
  return useMemo(
    () => filterLog(store, filter),
    // The log stays the same array: only the version changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [store, version, filter],
  )
}

/** All entries in order. Only the rows in sight are rendered. */
export default function Log() {
  const store = useStore()
  const { panel, source } = useInspector()
  const { entry } = useInspectorState()
  const rows = useRows()
  const { list, first, last, follow, reveal, onScroll } = useRowsInSight()
  const start = store.log[0]?.at ?? 0

  // The slider stops at filtered entries, too: then the row before is the moment.
  const chosen = entry === null ? -1 : rows.findLastIndex(({ id }) => id <= entry)

  useLayoutEffect(() => {
    if (entry === null) follow()
  }, [rows.length, entry, follow])

  useLayoutEffect(() => {
    if (chosen >= 0) reveal(chosen)
  }, [chosen, reveal])

  const turn = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    const index = entry === null ? rows.length : chosen
    const row = rows[Math.min(rows.length - 1, Math.max(0, index + by))]
    if (row) panel.send({ type: 'time.seek', entry: row.id })
  }

  return (
    <div className="ins-log">
      <Filter isEmpty={rows.length === 0} />
      {store.dropped > 0 && (
        <p className="ins-quiet">
          {store.dropped} {words.log.dropped}
        </p>
      )}
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={words.log.label}
        aria-activedescendant={chosen < 0 ? undefined : `ins-entry-${rows[chosen]?.id}`}
        className="ins-rows"
        onScroll={onScroll}
        onKeyDown={turn}
      >
        <div style={{ height: rows.length * LOG_ROW_HEIGHT }}>
          <div style={{ transform: `translateY(${first * LOG_ROW_HEIGHT}px)` }}>
            {rows.slice(first, last).map((row, index) => (
              <LogRow
                key={row.id}
                entry={row}
                position={first + index + 1}
                total={rows.length}
                start={start}
                isChosen={first + index === chosen}
                name={
                  'sessionId' in row ? (store.actors.get(row.sessionId)?.name ?? row.sessionId) : ''
                }
                outcome={entryOutcome(store, row, source.machineOf)}
                onChoose={(id) => panel.send({ type: 'time.seek', entry: id })}
              />
            ))}
          </div>
        </div>
      </div>
      <Chosen entry={rows[chosen]} />
    </div>
  )
}

/** The whole of the chosen entry: its event, and what was asked and tried. */
function Chosen({ entry }: { entry: Entry | undefined }) {
  const { source } = useInspector()
  const store = useStore()
  if (entry?.kind !== 'step') return null
  const record = store.actors.get(entry.sessionId)
  const machine = record && source.machineOf(record)
  return (
    <section className="ins-chosen ins-mono" aria-label={words.why.label}>
      <p>
        <code>{JSON.stringify(entry.event)}</code> {entryOutcome(store, entry, source.machineOf)}
      </p>
      {machine && (
        <Why machine={machine} snapshot={snapshotBefore(store, entry)} event={entry.event} />
      )}
    </section>
  )
}

/** The log's filter, and the button that clears the log. */
function Filter({ isEmpty }: { isEmpty: boolean }) {
  const store = useStore()
  const { panel } = useInspector()
  const { filter } = useInspectorState()
  const change = (part: Partial<LogFilter>) =>
    panel.send({ type: 'filter.change', filter: { ...filter, ...part } })
  const clear = () => {
    store.clear()
    panel.send({ type: 'time.live' })
  }
  return (
    <div className="ins-filters">
      <input
        type="search"
        aria-label={words.log.filter}
        placeholder={words.log.filter}
        value={filter.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Check checked={filter.timers} onChange={() => change({ timers: !filter.timers })}>
        {words.log.timers}
      </Check>
      <Button onClick={clear}>{words.log.clear}</Button>
      {isEmpty && filter.text.trim() === '' && <p>{words.log.empty}</p>}
      {isEmpty && filter.text.trim() !== '' && (
        <p>
          {words.log.nothing} <Button onClick={() => change({ text: '' })}>{words.log.all}</Button>
        </p>
      )}
    </div>
  )
}
