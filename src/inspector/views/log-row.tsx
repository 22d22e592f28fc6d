import { memo } from 'react'

import { type InspectorActor, useInspector } from '../context/inspector-context'
import { pointsAt, useIsPointed } from '../context/pointed'
import type { Source } from '../sources/source'
import { stateLine } from '../store/state-line'
import { stepOutcome } from '../store/step-outcome'
import type { Entry } from '../store/store'
import { delayOf, isOwn, type Step } from '../protocol'

interface LogRowProps {
  entry: Entry
  /** Time of the first entry. */
  start: number
  isChosen: boolean
}

/** Of a row; the page of a machine may show two logs. */
export const rowId = (panel: InspectorActor, { id }: Entry) => `${panel.id}-entry-${id}`

/** An event's name for readers: `after interval` for a timer's. */
const eventName = ({ event: { type } }: Step) => {
  const timer = delayOf(type)
  return timer ? `after ${timer['delay']}` : type
}

/** What an entry is, and what it changed or why it was ignored. */
const textsOf = (source: Source, entry: Entry): readonly [what: string, outcome: string] => {
  switch (entry.kind) {
    case 'route':
      return [entry.path, 'route']
    case 'gone':
      return ['left', '']
    case 'actor':
      return ['came', stateLine(entry.snapshot.value)]
    case 'step':
      return [eventName(entry), stepOutcome(source, entry)]
  }
}

/** When an entry came, of which actor, and what it is. */
export const LogRow = memo(function LogRow({ entry, start, isChosen }: LogRowProps) {
  const { panel, source } = useInspector()
  const step = entry.kind === 'step' ? entry : undefined
  const edges = step?.edges ?? []
  const isLit = useIsPointed(({ transitions }) => edges.some((id) => transitions.includes(id)))
  const [what, outcome] = textsOf(source, entry)
  const actor = entry.kind === 'route' ? undefined : source.store.actors.get(entry.sessionId)
  return (
    // The list handles the arrow keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={rowId(panel, entry)}
      role="option"
      aria-selected={isChosen}
      className="ins-entry ins-mono ins-small"
      data-lit={isLit || undefined}
      data-own={(step && isOwn(step)) || undefined}
      data-ignored={step?.edges.length === 0 || undefined}
      {...pointsAt({ transitions: edges })}
      onClick={() => panel.send({ type: 'time.seek', entry: entry.id })}
    >
      <time className="ins-muted">{((entry.at - start) / 1000).toFixed(2)}</time>
      <b>{actor?.name}</b>
      <span>{what}</span>
      <span className="ins-muted">{outcome}</span>
    </div>
  )
})
