import './log.css'

import { useSelector } from '@xstate/react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { inspector as words } from '#content/inspector'

import { everything, filterLog } from '../store/log-filter'
import { LogFilters } from './log-filters'
import { LOG_ROW_HEIGHT, LogRow } from './log-row'
import { useInspector, useShown, useStore } from './shown'

const BEYOND = 8

/** Everything that happened, in order. Only the rows in sight are drawn. */
export default function Log() {
  const store = useStore()
  const { actor } = useShown()
  const { entry } = useInspector()
  const [filter, setFilter] = useState(everything)
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(400)
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches({ open: { log: 'paused' } }))
  const [pausedAt, setPausedAt] = useState(Infinity)

  const { version } = store
  const rows = useMemo(
    () => filterLog(store.log, filter).filter(({ id }) => !isPaused || id <= pausedAt),
    // The log is the same array: its version tells that it has grown.
    // oxlint-disable-next-line react/exhaustive-deps
    [store, version, filter, isPaused, pausedAt],
  )
  const first = Math.max(0, Math.floor(top / LOG_ROW_HEIGHT) - BEYOND)
  const shown = rows.slice(first, Math.ceil((top + height) / LOG_ROW_HEIGHT) + BEYOND)
  const start = store.log[0]?.at ?? 0

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    setHeight(element.clientHeight)
    if (isAtEnd.current && entry === null) element.scrollTop = element.scrollHeight
  }, [rows.length, entry])

  const turnPause = useCallback(() => {
    setPausedAt(store.log.at(-1)?.id ?? 0)
    actor.send({ type: isPaused ? 'log.resume' : 'log.pause' })
  }, [store, actor, isPaused])

  const step = (by: number) => {
    const index = entry === null ? rows.length : rows.findIndex(({ id }) => id === entry)
    const next = rows[Math.min(rows.length - 1, Math.max(0, index + by))]
    if (!next) return
    actor.send({ type: 'time.seek', entry: next.id })
    const place = rows.indexOf(next) * LOG_ROW_HEIGHT
    const element = list.current
    if (!element) return
    if (place < element.scrollTop) element.scrollTop = place
    if (place > element.scrollTop + element.clientHeight - LOG_ROW_HEIGHT)
      element.scrollTop = place - element.clientHeight + LOG_ROW_HEIGHT
  }

  return (
    <div className="ins-log">
      <LogFilters filter={filter} onFilter={setFilter} isPaused={isPaused} onPause={turnPause} />
      {store.dropped > 0 && (
        <p className="ins-quiet">
          {store.dropped} {words.log.dropped}
        </p>
      )}
      {rows.length === 0 && <p className="ins-quiet">{words.log.empty}</p>}
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={words.log.label}
        aria-activedescendant={entry === null ? undefined : `ins-entry-${entry}`}
        className="ins-rows"
        onScroll={({ currentTarget }) => {
          const { scrollTop, scrollHeight, clientHeight } = currentTarget
          isAtEnd.current = scrollTop + clientHeight > scrollHeight - LOG_ROW_HEIGHT
          // Some rows beyond those in sight are drawn: not every step needs new ones.
          setTop(scrollTop - (scrollTop % (LOG_ROW_HEIGHT * 4)))
        }}
        onKeyDown={(event) => {
          const by = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key]
          if (by === undefined) return
          event.preventDefault()
          step(by)
        }}
      >
        <div style={{ height: rows.length * LOG_ROW_HEIGHT }}>
          <div style={{ transform: `translateY(${first * LOG_ROW_HEIGHT}px)` }}>
            {shown.map((row, index) => (
              <LogRow
                key={row.id}
                entry={row}
                position={first + index + 1}
                total={rows.length}
                start={start}
                isChosen={row.id === entry}
                name={'actor' in row ? (store.actors.get(row.actor)?.name ?? row.actor) : ''}
                onChoose={(id) => actor.send({ type: 'time.seek', entry: id })}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
