import './log-row.css'

import { memo } from 'react'

import { words } from '../site'
import { stateLine } from '../store/preview'
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
  onChoose: (id: number) => void
}

const delayed = /^xstate\.after\.([^.]+)\./

/** An event's name for readers: `after interval` for a timer's. */
export const eventName = ({ event: { type } }: Step) => {
  const delay = delayed.exec(type)?.[1]
  return delay === undefined ? type : `after ${delay}`
}

const contentOf = (entry: Entry) => {
  switch (entry.kind) {
    case 'route':
      return { what: entry.path, outcome: words.log.route }
    case 'gone':
      return { what: words.log.left, outcome: '' }
    case 'actor':
      return { what: words.log.came, outcome: stateLine(entry.snapshot.value) }
    case 'step':
      return {
        what: eventName(entry),
        outcome: entry.edges.length > 0 ? stateLine(entry.snapshot.value) : words.log.ignored,
      }
  }
}

export const LogRow = memo(function LogRow(props: LogRowProps) {
  const { entry, position, total, start, isChosen, name, onChoose } = props
  const { what, outcome } = contentOf(entry)
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
      data-own={(entry.kind === 'step' && isOwn(entry)) || undefined}
      data-ignored={(entry.kind === 'step' && entry.edges.length === 0) || undefined}
      onClick={() => onChoose(entry.id)}
    >
      <time>{((entry.at - start) / 1000).toFixed(2)}</time>
      <b>{name}</b>
      <span>{what}</span>
      <i>{outcome}</i>
    </div>
  )
})
