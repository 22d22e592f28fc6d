import { changeLines } from '../store/changes'
import { keptAt } from '../sources/source'
import { lastStepOf, snapshotAt } from '../store/history'
import { eventName } from '../store/texts'
import { CopyButton } from '../context/controls'
import { useView } from '../context/inspector-context'

/** What the last event changed in the actor, and its state and context. */
export default function Snapshot() {
  const { source, store, chosen, moment, mark } = useView()
  if (!chosen) return null
  const { record, snapshot } = chosen
  const { value: state, context, output, error } = snapshot
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
      <pre>{JSON.stringify({ state, context, output, error }, null, 2)}</pre>
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
