import type { AnyMachineSnapshot } from 'xstate'

import { persistedOf } from '#devtools/actors/children-of.ts'
import { CopyButton } from '../panel/controls.tsx'
import { useView } from '../panel/inspector-context.ts'
import { outcomesOf, stepName } from '../explain/step-texts.ts'
import { roundedText, valueText } from '../explain/values.ts'

/** What a snapshot holds besides its status: actors without states have less. */
const dataOf = (snapshot: object) => {
  const { value, context, status, output, error } = snapshot as AnyMachineSnapshot
  return {
    ...('value' in snapshot && { state: value }),
    ...('context' in snapshot && { context }),
    ...(status === 'done' && { output }),
    ...((status as string) === 'error' && { error }),
  }
}

/** What came of the actor's last event, and its state and context. */
export default function Snapshot() {
  const { shown, machine } = useView()
  if (!shown) return null
  const { snapshot, step } = shown
  /** The snapshot as `getPersistedSnapshot` gives it. */
  const persisted = () =>
    valueText(machine ? persistedOf(snapshot as AnyMachineSnapshot) : snapshot, 2)

  return (
    <div className="ins-sheet">
      <h3 className="ins-muted">
        {step ? `Last step: ${stepName(step)}` : 'Its last step is forgotten'}
      </h3>
      <ul>{step && outcomesOf(step).map((line) => <li key={line}>{line}</li>)}</ul>
      <pre>{roundedText(dataOf(snapshot), 2)}</pre>
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
