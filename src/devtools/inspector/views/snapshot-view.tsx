import type { AnyMachineSnapshot } from 'xstate'

import { persistedOf } from '#devtools/actors/children-of.ts'
import { eventName } from '#devtools/actors/event-name.ts'
import { INIT } from '#devtools/actors/step.ts'
import { CopyButton } from '../panel/controls.tsx'
import { useView } from '../panel/inspector-context.ts'
import { changeLines } from '../explain/changes.ts'
import { roundedText, valueText } from '../explain/values.ts'

/** What the last event changed in the actor, and its state and context. */
export default function Snapshot() {
  const { shown, machine } = useView()
  if (!shown) return null
  const { snapshot, step } = shown
  const isFirst = !step || step.event.type === INIT
  const changes = step ? changeLines(step.before, step.after) : []
  const { value: state, context, output, error } = snapshot as AnyMachineSnapshot
  /** The snapshot as `getPersistedSnapshot` gives it. */
  const persisted = () =>
    valueText(machine ? persistedOf(snapshot as AnyMachineSnapshot) : snapshot, 2)

  return (
    <div className="ins-sheet">
      <h3 className="ins-muted">
        {isFirst ? 'Changed by no event' : `Changed by ${eventName(step.event, machine)}`}
      </h3>
      {changes.length === 0 && <p>Nothing changed.</p>}
      <ul>
        {changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <pre>{roundedText({ state, context, output, error }, 2)}</pre>
      <p className="ins-line">
        <CopyButton
          title="Copies what getPersistedSnapshot() returns, as JSON: a Map or a function is described in words"
          text={persisted}
        >
          Copy
        </CopyButton>
      </p>
    </div>
  )
}
