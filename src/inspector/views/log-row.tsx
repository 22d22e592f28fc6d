import './log-row.css'

import { memo } from 'react'

import { pointsAt, useIsPointed } from '../context/pointed'
import { words } from '../site'
import type { Entry } from '../store/store'
import { isOwn, type Step } from '../protocol'

export const LOG_ROW_HEIGHT = 26

interface LogRowProps {
  entry: Entry
  position: number
  total: number
  /** Time of the first entry. */
  start: number
  isChosen: boolean
  name: string
  /** What it changed, or why it was ignored. */
  outcome: string
  onChoose: (id: number) => void
}

const delayed = /^xstate\.after\.([^.]+)\./

/** An event's name for readers: `after interval` for a timer's. */
const eventName = ({ event: { type } }: Step) => {
  const delay = delayed.exec(type)?.[1]
  return delay === undefined ? type : `after ${delay}`
}

const whatOf = (entry: Entry) => {
  switch (entry.kind) {
    case 'route':
      return entry.path
    case 'gone':
      return words.log.left
    case 'actor':
      return words.log.came
    case 'step':
      return eventName(entry)
  }
}

export const LogRow = memo(function LogRow(props: LogRowProps) {
  const { entry, position, total, start, isChosen, name, outcome, onChoose } = props
  const edges = entry.kind === 'step' ? entry.edges : []
  const isLit = useIsPointed(({ transitions }) => edges.some((id) => transitions.includes(id)))
  return (
    // The list handles the arrow keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={`ins-entry-${entry.id}`}
      role="option"
      aria-selected={isChosen}
      aria-posinset={position}
      aria-setsize={total}
      className="ins-entry ins-mono"
      data-kind={entry.kind}
      data-lit={isLit || undefined}
      {...pointsAt({ transitions: edges })}
      data-own={(entry.kind === 'step' && isOwn(entry)) || undefined}
      data-ignored={(entry.kind === 'step' && entry.edges.length === 0) || undefined}
      onClick={() => onChoose(entry.id)}
    >
      <time>{((entry.at - start) / 1000).toFixed(2)}</time>
      <b>{name}</b>
      <span>{whatOf(entry)}</span>
      <i title={outcome}>{outcome}</i>
    </div>
  )
})
