import './log.css'

import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react'

import { CopyButton } from '../context/controls'
import { type InspectorActor, useInspector, useView } from '../context/inspector-context'
import { machineOf } from '../observe/snapshots'
import { asTest } from '../recording/as-test'
import { site } from '../seam'
import { recordingOf } from '../sources/replica'
import { eventName, filterLog, isIgnored, stepOutcome, textsOf } from '../store/texts'
import type { Entry } from '../store/store'
import { Why } from './why'

const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
}

/** Scrolled so near to its end, the list goes on with what comes. Pixels. */
const NEAR = 20
/** So many rows are rendered, around the moment that is shown; the filter finds the others. */
const RENDERED = 400

/** The entries in the order of cause and effect. */
export default function Log() {
  const { store, panel, entry, filter } = useView()
  const rows = filterLog(store, filter)
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)

  // The filter may hide the entry that is shown: then the row before is the moment.
  const chosenAt = entry === null ? -1 : rows.findLastIndex(({ id }) => id <= entry)
  const chosen = rows[chosenAt]
  const end = chosen ? Math.min(rows.length, chosenAt + RENDERED / 2) : rows.length
  const shown = rows.slice(Math.max(0, end - RENDERED), end)

  // Under a pointer that rests, no row moves.
  const last = rows.at(-1)
  useLayoutEffect(() => {
    const { current: element } = list
    if (element && entry === null && isAtEnd.current && !element.matches(':hover'))
      element.scrollTop = element.scrollHeight
  }, [last, entry])

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  const turn = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    const index = (entry === null ? rows.length : chosenAt) + by
    const row = rows[Math.min(rows.length - 1, Math.max(0, index))]
    if (row) panel.send(seekTo(row))
  }

  return (
    <div className="ins-log">
      <LogTools />
      {rows.length === 0 && <p className="ins-sheet">Nothing in the log is like this.</p>}
      {store.dropped > 0 && <p className="ins-sheet">{store.dropped} older entries dropped</p>}
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
        {shown.map((row) => (
          <LogRow key={row.id} entry={row} isChosen={row === chosen} />
        ))}
      </div>
      <Chosen entry={chosen} />
    </div>
  )
}

/** The whole of the chosen entry: its event, and what was asked and tried. */
function Chosen({ entry }: { entry: Entry | undefined }) {
  if (entry?.kind !== 'step') return null
  return (
    <section className="ins-chosen" aria-label="Why?">
      <p>
        <code className="ins-muted">{JSON.stringify(entry.event)}</code> {stepOutcome(entry)}
      </p>
      {machineOf(entry.before) && <Why snapshot={entry.before} event={entry.sent} />}
    </section>
  )
}

/** The log's filter; takes what the actor was sent up to the moment that is shown away, as a test. */
function LogTools() {
  const { store, panel, entry, chosen, machine, filter } = useView()
  const testOf = async () => {
    const until = entry ?? store.log.at(-1)?.id ?? 0
    const { record } = chosen!
    const of = (await site.entryOf(record.machine)) ?? { id: record.machine, machine: machine! }
    return asTest(recordingOf(of.machine, store, until, record), of)
  }
  return (
    <div className="ins-bar ins-line ins-muted">
      <input
        type="search"
        aria-label="Filter the log"
        placeholder="Actor, event, payload, state, ignored"
        value={filter}
        onChange={({ target }) => panel.send({ type: 'filter.change', filter: target.value })}
      />
      <CopyButton disabled={!chosen || !machine} text={testOf}>
        Copy as test
      </CopyButton>
    </div>
  )
}

/** Of a row; the page of a machine may show two logs. */
const rowId = (panel: InspectorActor, { id }: Entry) => `${panel.id}-entry-${id}`

/** When an entry came, after which event of which actor, and what it is. */
const LogRow = memo(function LogRow({ entry, isChosen }: { entry: Entry; isChosen: boolean }) {
  const { panel, source } = useInspector()
  const { store } = source
  const step = entry.kind === 'step' ? entry : undefined
  const [what, outcome] = textsOf(entry)
  return (
    // The list handles the arrow keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={rowId(panel, entry)}
      role="option"
      aria-selected={isChosen}
      className="ins-entry"
      data-ignored={(step && isIgnored(step)) || undefined}
      onClick={() => panel.send(seekTo(entry))}
    >
      <time className="ins-muted" style={{ marginRight: 14 * Math.min(step?.depth ?? 0, 4) }}>
        {((entry.at - (store.start ?? 0)) / 1000).toFixed(2)}
      </time>
      {step?.source === 'inspector' && <i className="ins-muted">this panel → </i>}
      {step?.by && <i className="ins-muted">{eventName(step.by)} → </i>}
      <b>{'name' in entry && entry.name}</b> <span>{what}</span>{' '}
      <span className="ins-muted">{outcome}</span>
    </div>
  )
})

/** Shows the moment of an entry, and its actor. */
const seekTo = (entry: Entry) => ({
  type: 'time.seek' as const,
  entry: entry.id,
  ...('name' in entry ? { actorId: entry.name } : {}),
})
