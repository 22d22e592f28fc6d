import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'

import { childrenOf } from '#devtools/actors/children-of.ts'
import type { Step } from '#devtools/actors/step.ts'
import { codeOf } from '../explain/code.ts'
import { findableId } from '../explain/findable-id.ts'
import { isOfMachine } from '../explain/machine-of.ts'
import type { Moment } from './simulation.ts'

/** The start of a moment in an address, behind its `#`, which no server is sent. */
const KEY = 'moment='

/** A moment as JSON. */
interface SerializedMoment {
  value: StateValue
  context: object
  /** What history states remember: ids of states, by the id of the history state. */
  history: Record<string, string[]>
  /** The delays, with what was left of them in milliseconds. */
  timers: { id: string | undefined; event: AnyEventObject; left: number }[]
}

const historyIds = ({ historyValue }: AnyMachineSnapshot) => {
  const entries = Object.entries(historyValue).map(
    ([id, nodes]) => [id, nodes.map(findableId)] as const,
  )
  return Object.fromEntries(entries)
}

/**
 * The address of a machine's simulator that begins after a step, with what is left of its delays.
 *
 * @param path of the machine's page
 * @param now a time on the clock of the step, in milliseconds
 * @throws what an address cannot hold, in words
 */
export const simulatorLink = (path: string, { after, timers }: Step, now: number) => {
  if (!isOfMachine(after)) throw new Error('it is no step of a machine')
  if (after.status !== 'active') throw new Error('it takes no event any more')
  if (childrenOf(after).length > 0) throw new Error('it has started other actors')
  // A simulator has no other actors.
  const own = timers.filter(({ to }) => !to)
  const written: SerializedMoment = {
    value: after.value,
    context: after.context,
    history: historyIds(after),
    timers: own.map(({ id, event, due }) => ({ id, event, left: Math.max(0, due - now) })),
  }
  const text = JSON.stringify(written)
  if (codeOf(JSON.parse(text)) !== codeOf(written))
    throw new Error('its data is more than JSON, such as a Date')
  return `${path}#${KEY}${encodeURIComponent(text)}`
}

const readMoment = (encoded: string, machine: AnyStateMachine): Moment => {
  const { value, context, history, timers } = JSON.parse(
    decodeURIComponent(encoded),
  ) as SerializedMoment
  const historyValue = Object.fromEntries(
    Object.entries(history).map(([id, states]) => [
      id,
      states.map((state) => machine.getStateNodeById(state)),
    ]),
  )
  const snapshot = machine.resolveState({ value, context, historyValue })
  const isOwn = ({ event: { type }, left }: SerializedMoment['timers'][number]) =>
    Number.isFinite(left) && (!type.startsWith('xstate.after.') || machine.events.includes(type))
  // XState replaces a state that the machine lacks by none, and does not throw.
  const isWhole = JSON.stringify(snapshot.value) === JSON.stringify(value) && timers.every(isOwn)
  const isData = Object(context) === context && !Array.isArray(context)
  if (!isWhole || !isData || snapshot.status !== 'active') throw new Error()
  return { snapshot, timers: timers.map(({ id, event, left }) => ({ id, event, due: left })) }
}

/**
 * The moment that an address holds; undefined if it holds none.
 *
 * @param hash the address from its `#` on
 * @throws in words, why the present machine cannot go on from there: anyone may have written the
 * address
 */
export const momentIn = (hash: string, machine: AnyStateMachine): Moment | undefined => {
  const [, encoded] = hash.split(`#${KEY}`)
  if (encoded === undefined) return undefined
  try {
    return readMoment(encoded, machine)
  } catch (error) {
    const message = `The moment in the address is none of ${machine.id} as it is now: an older version may have had it.`
    throw new Error(message, { cause: error })
  }
}
