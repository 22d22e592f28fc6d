import { createActor } from 'xstate'

import { changeLines } from '../store/changes'
import { snapshotAt, lastStepOf } from '../store/history'
import { resolve } from '../store/why'
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
  const machine = source.machineOf(record)
  const persisted = () => {
    const actor = machine && createActor(machine, { snapshot: resolve(machine, snapshot) })
    return JSON.stringify(actor?.getPersistedSnapshot(), null, 2)
  }

  return (
    <div className="ins-sheet">
      <h3 className="ins-muted">
        {marked
          ? 'Changed since the marked moment'
          : `Changed by ${step?.event.type ?? 'no event'}`}
      </h3>
      {changes.length === 0 && <p>Nothing changed.</p>}
      <ul className="ins-changes">
        {changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ul className="ins-tree">
        <Tree name="state" value={snapshot.value} />
        <Tree name="context" value={snapshot.context} />
      </ul>
      {machine && (
        <p className="ins-line">
          <CopyButton title="Copies what getPersistedSnapshot() returns" text={persisted}>
            Copy
          </CopyButton>
        </p>
      )}
    </div>
  )
}
