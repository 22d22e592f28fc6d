import './log.css'

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

import type { LogFilter } from '#machines/inspector/inspector-setup'

import { Button, More } from '../context/controls'
import { useView } from '../context/inspector-context'
import { useCopying } from '../context/use-copying'
import { filterLog } from '../store/log-filter'
import { stepOutcome } from '../store/step-outcome'
import type { Entry } from '../store/store'
import { LogRow, rowId } from './log-row'
import { Why } from './why'

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
}

/** Scrolled so near to its end, the list goes on with what comes. Pixels. */
const NEAR = 20

/** All entries in order. Those out of sight are neither laid out nor painted. */
export default function Log() {
  const { store, panel, entry, filter } = useView()
  const rows = filterLog(store, filter)
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const start = store.log[0]?.at ?? 0

  // The slider stops at filtered entries, too: then the row before is the moment.
  const chosen = entry === null ? undefined : rows.findLast(({ id }) => id <= entry)

  useLayoutEffect(() => {
    const { current: element } = list
    if (element && entry === null && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [rows.length, entry])

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const turn = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    const index = entry === null ? rows.length : chosen ? rows.indexOf(chosen) : -1
    const row = rows[Math.min(rows.length - 1, Math.max(0, index + by))]
    if (row) panel.send({ type: 'time.seek', entry: row.id })
  }

  return (
    <div className="ins-log">
      <Filter isEmpty={rows.length === 0} />
      {store.dropped > 0 && <p className="ins-quiet">{store.dropped} older entries dropped</p>}
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label="Log"
        aria-activedescendant={chosen && rowId(panel, chosen)}
        className="ins-rows"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollTop + clientHeight > scrollHeight - NEAR
        }}
        onKeyDown={turn}
      >
        {rows.map((row) => (
          <LogRow key={row.id} entry={row} start={start} isChosen={row === chosen} />
        ))}
      </div>
      <Chosen entry={chosen} />
    </div>
  )
}

/** The whole of the chosen entry: its event, and what was asked and tried. */
function Chosen({ entry }: { entry: Entry | undefined }) {
  const { source, store } = useView()
  if (entry?.kind !== 'step') return null
  const record = store.actors.get(entry.sessionId)
  const machine = record && source.machineOf(record)
  return (
    <section className="ins-chosen ins-mono" aria-label="Why?">
      <p>
        <code className="ins-muted">{JSON.stringify(entry.event)}</code>{' '}
        {stepOutcome(source, entry)}
      </p>
      {machine && <Why machine={machine} snapshot={entry.before} event={entry.event} />}
    </section>
  )
}

/** Clears the log; takes what the actor was sent up to the moment that is shown away, as a test. */
function Exports() {
  const { store, panel, entry, chosen } = useView()
  const { isCopied, copy } = useCopying()
  const clear = () => {
    store.clear()
    panel.send({ type: 'time.live' })
  }
  const copyTest = async () => {
    const [{ recordingOf }, { asTest }] = await Promise.all([
      import('../recording/recording'),
      import('../recording/as-test'),
    ])
    const until = entry ?? store.log.at(-1)?.id ?? 0
    if (chosen) await copy(asTest(recordingOf(store, until, chosen.record)))
  }
  return (
    <More>
      <Button onClick={clear}>Clear</Button>
      {chosen && <Button onClick={() => void copyTest()}>Copy as test</Button>}
      <span role="status">{isCopied && 'Copied.'}</span>
    </More>
  )
}

/** The log's filter, and what is done with the log. */
function Filter({ isEmpty }: { isEmpty: boolean }) {
  const { panel, filter } = useView()
  const change = (part: Partial<LogFilter>) =>
    panel.send({ type: 'filter.change', filter: { ...filter, ...part } })
  return (
    <div className="ins-bar ins-line ins-muted">
      <input
        type="search"
        aria-label="Filter: actor, event, path"
        placeholder="Filter: actor, event, path"
        value={filter.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <label className="ins-check">
        <input
          type="checkbox"
          checked={filter.timers}
          onChange={({ target }) => change({ timers: target.checked })}
        />
        Timers
      </label>
      <Exports />
      {isEmpty && filter.text.trim() === '' && (
        <p>Nothing has happened yet. Use the page, or send an event.</p>
      )}
      {isEmpty && filter.text.trim() !== '' && (
        <p>
          Nothing in the log is like this.{' '}
          <Button onClick={() => change({ text: '' })}>Show everything</Button>
        </p>
      )}
    </div>
  )
}
