import { changeLines } from '../store/changes'
import { keptAt } from '../sources/source'
import { lastStepOf, snapshotAt } from '../store/history'
import { eventName } from '../store/texts'
import { CopyButton } from '../context/controls'
import { useView } from '../context/inspector-context'
import type { Json } from '../protocol'

/** JSON as a tree: objects and lists open and close. */
function Tree({ name, value }: { name: string; value: Json }) {
  if (typeof value !== 'object' || value === null)
    return (
      <li>
        {name}: <b>{JSON.stringify(value)}</b>
      </li>
    )
  const parts = Object.entries(value)
  return (
    <li>
      <details open>
        <summary>
          {name} <i className="ins-muted">{Array.isArray(value) ? `[${parts.length}]` : '{}'}</i>
        </summary>
        <ul>
          {parts.map(([key, part]) => (
            <Tree key={key} name={key} value={part} />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** What the last event changed in the actor, and its state and context. */
export default function Snapshot() {
  const { source, store, chosen, moment, mark } = useView()
  if (!chosen) return null
  const { record, snapshot } = chosen
  const step = lastStepOf(store, record.name, moment?.id ?? Infinity)
  const marked = mark === null ? undefined : snapshotAt(store, record.name, mark)
  const before = marked ?? step?.before
  const changes = before ? changeLines(before, snapshot) : []
  const persisted = () => {
    const kept = keptAt(store, record.name, moment?.id ?? Infinity, moment?.at ?? source.now())
    return JSON.stringify(kept.snapshot, null, 2)
  }

  return (
    <div className="ins-sheet">
      <h3 className="ins-muted">
        {marked
          ? 'Changed since the marked moment'
          : `Changed by ${step ? eventName(step) : 'no event'}`}
      </h3>
      {changes.length === 0 && <p>Nothing changed.</p>}
      <ul>
        {changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ul className="ins-tree">
        <Tree name="state" value={snapshot.value} />
        <Tree name="context" value={snapshot.context} />
        {snapshot.output !== undefined && <Tree name="output" value={snapshot.output} />}
        {snapshot.error !== undefined && <Tree name="error" value={snapshot.error} />}
      </ul>
      <p className="ins-line">
        <CopyButton
          title="Copies what getPersistedSnapshot() returns, as JSON: a Map or a function is lost"
          text={persisted}
        >
          Copy
        </CopyButton>
      </p>
    </div>
  )
}
