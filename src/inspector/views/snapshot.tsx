import './snapshot.css'

import { words } from '../site'
import { changesBetween } from '../store/changes'
import { snapshotAt, lastStepOf } from '../store/history'
import type { Json } from '../protocol'
import { Button } from '../context/controls'
import {
  useChosen,
  useInspector,
  useInspectorState,
  useMoment,
  useStore,
} from '../context/inspector-context'

const asText = (value: Json | undefined) => (value === undefined ? '' : JSON.stringify(value))

/** The actor's state and context, and what the last event changed in them. */
export default function Snapshot() {
  const store = useStore()
  const moment = useMoment()
  const { panel } = useInspector()
  const { mark } = useInspectorState()
  const chosen = useChosen()
  if (!chosen) return null
  const { record, snapshot } = chosen
  const step = lastStepOf(store, record.sessionId, moment?.id ?? Infinity)
  const previous =
    step && (snapshotAt(store, record.sessionId, step.id - 1) ?? record.base.snapshot)
  const marked = mark === null ? undefined : snapshotAt(store, record.sessionId, mark)
  const before = marked ?? previous
  const changes = before ? changesBetween(before, snapshot) : []

  return (
    <div className="ins-snapshot ins-mono">
      <h3>{words.snapshot.value}</h3>
      <Tree value={snapshot.value} />
      <h3>{words.snapshot.context}</h3>
      <Tree value={snapshot.context} />
      <h3>{marked ? words.snapshot.compared : words.snapshot.changes}</h3>
      {marked && (
        <Button onClick={() => panel.send({ type: 'mark.set', mark: null })}>
          {words.snapshot.unmark}
        </Button>
      )}
      {changes.length === 0 && <p className="ins-quiet">{words.snapshot.none}</p>}
      <ul className="ins-changes">
        {changes.map(({ path, from, to }) => (
          <li key={path}>
            <b>{path}</b> <del>{asText(from)}</del> → <ins>{asText(to)}</ins>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Tree({ value }: { value: Json }) {
  if (typeof value !== 'object' || value === null)
    return <code className="ins-leaf">{JSON.stringify(value)}</code>
  const parts = Object.entries(value)
  if (parts.length === 0)
    return <code className="ins-leaf">{Array.isArray(value) ? '[]' : '{}'}</code>
  return (
    <ul className="ins-tree">
      {parts.map(([key, inner]) => (
        <li key={key}>
          {typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 ? (
            <details open>
              <summary>{key}</summary>
              <Tree value={inner} />
            </details>
          ) : (
            <>
              <span>{key}</span> <Tree value={inner} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
