import type { AnyEventObject, AnyStateMachine } from 'xstate'

import { afterDelay } from '#devtools/chart/chart.ts'
import { delayOf } from './delay-of.ts'
import { childName } from './invokes.ts'
import { ROUTE } from './state-routes.ts'

/** Types of the events by which an invoked or spawned actor reports to its parent. */
const FROM_CHILD = /^xstate\.(?<kind>done|error|snapshot)\.(?:actor\.)?(?<id>.+)$/

/**
 * An event's name for readers: `after interval` of a delay, `done load` of an invoked actor, `done`
 * of a state, `route #home` of a route; else its type.
 */
export const eventName = (event: AnyEventObject, machine: AnyStateMachine | undefined): string => {
  const { type } = event
  if (!type.startsWith('xstate.')) return type
  if (type === ROUTE) return `route ${String(event['to'])}`
  const delay = delayOf(type, machine)
  if (delay !== undefined) return afterDelay(delay)
  const { kind, id = '' } = FROM_CHILD.exec(type)?.groups ?? {}
  if (kind === undefined) return type.replace('xstate.', '')
  if (id.startsWith('state.')) return 'done'
  return `${kind} ${machine ? childName(machine, id) : id}`
}
