import type { AnyStateMachine } from 'xstate'

import { codeOf } from '../recording/code'
import { type Beginning, createReplica } from '../sources/replica'

const keyOf = (machine: string) => `simulate:${machine}`

/**
 * Keeps a moment of an actor for the simulator: that is another document, to which only JSON comes.
 *
 * @throws what is none, in words
 */
export const handOver = (machine: string, moment: Beginning) => {
  const text = JSON.stringify(moment)
  if (codeOf(JSON.parse(text)) !== codeOf(moment))
    throw new Error('its data is more than JSON, such as a Date')
  sessionStorage.setItem(keyOf(machine), text)
}

/**
 * The moment that was kept, once; null if there is none. Others at the same host may have stored
 * something else: it must be one from which this machine goes on.
 */
export const takeOver = (machine: AnyStateMachine): Beginning | null => {
  const key = keyOf(machine.id)
  // The visitor may block the storage: the simulator then begins where its machine does.
  try {
    const kept = sessionStorage.getItem(key)!
    sessionStorage.removeItem(key)
    const { input, base, isChild } = JSON.parse(kept) as Beginning
    const moment = { input, base, isChild }
    const { status } = createReplica(machine, moment).actor.getSnapshot()
    return base && status === 'active' ? moment : null
  } catch {
    return null
  }
}
