import { memo } from 'react'

import { type InspectorActor, useInspector } from '../context/inspector-context'
import type { Entry } from '../store/store'
import { eventName, isIgnored, textsOf } from '../store/texts'

/** Of a row; the page of a machine may show two logs. */
export const rowId = (panel: InspectorActor, { id }: Entry) => `${panel.id}-entry-${id}`

interface LogRowProps {
  entry: Entry
  isChosen: boolean
}

/** When an entry came, after which event of which actor, and what it is. */
export const LogRow = memo(function LogRow({ entry, isChosen }: LogRowProps) {
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
export const seekTo = (entry: Entry) => ({
  type: 'time.seek' as const,
  entry: entry.id,
  ...('name' in entry ? { actorId: entry.name } : {}),
})
