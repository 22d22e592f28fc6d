import { changeLines } from '../store/changes'
import { snapshotAt, lastStepOf } from '../store/history'
import { Button } from '../context/controls'
import { useView } from '../context/inspector-context'

/** The actor's state and context, and what the last event changed in them. */
export default function Snapshot() {
  const { store, panel, chosen, moment, mark } = useView()
  if (!chosen) return null
  const { record, snapshot } = chosen
  const step = lastStepOf(store, record.sessionId, moment?.id ?? Infinity)
  const marked = mark === null ? undefined : snapshotAt(store, record.sessionId, mark)
  const before = marked ?? step?.before
  const changes = before ? changeLines(before, snapshot) : []

  return (
    <div className="ins-snapshot ins-sheet ins-mono">
      <h3 className="ins-muted">state</h3>
      <pre>{JSON.stringify(snapshot.value, null, 2)}</pre>
      <h3 className="ins-muted">context</h3>
      <pre>{JSON.stringify(snapshot.context, null, 2)}</pre>
      <h3 className="ins-muted">
        {marked ? 'Changed since the marked moment' : 'Changed by the last event'}
      </h3>
      {marked && (
        <Button onClick={() => panel.send({ type: 'mark.set', mark: null })}>Stop comparing</Button>
      )}
      {changes.length === 0 && <p>Nothing changed.</p>}
      <ul className="ins-changes">
        {changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
