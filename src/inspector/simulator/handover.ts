import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { codeOf } from '../recording/code'
import { createReplica } from '../sources/replica'
import type { Recording } from '../recording/recording'

const keyOf = (machine: string) => `simulate:${machine}`

/** Undefined where the visitor blocks it: the simulator then begins where its machine does. */
const storage = () => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/**
 * Keeps a moment of an actor for the simulator: that is another document, to which only JSON comes.
 *
 * @throws what is none, in words
 */
export const handOver = (recording: Recording) => {
  const text = JSON.stringify(recording)
  if (codeOf(JSON.parse(text)) !== codeOf(recording))
    throw new Error('its data is more than JSON, such as a Date')
  storage()?.setItem(keyOf(recording.machine), text)
}

/**
 * The moment that was kept, once; null if there is none. Others at the same host may have stored
 * something else: it must be a moment of this machine, from which one of it goes on.
 */
export const takeOver = (machine: AnyStateMachine) => {
  const { id } = machine
  const kept = storage()?.getItem(keyOf(id))
  storage()?.removeItem(keyOf(id))
  try {
    const { machine: of, input, isChild, base, events } = JSON.parse(kept!) as Recording
    const recording: Recording = { machine: of, input, isChild: isChild === true, base, events }
    const [there, fresh] = [recording, { ...recording, base: null }].map((from) => {
      const { actor, end } = createReplica(machine, from)
      const { status, context } = actor.getSnapshot() as AnyMachineSnapshot
      end()
      return `${status} ${Object.keys(context as object).toString()}`
    })
    const isMoment = of === id && base && events.length === 0
    return isMoment && there === fresh ? recording : null
  } catch {
    return null
  }
}
