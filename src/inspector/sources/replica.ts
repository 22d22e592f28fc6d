import {
  type AnyActor,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
} from 'xstate'

import { ManualClock } from '../observe/manual-clock'
import { actorAt, snapshotOf } from '../observe/snapshots'
import { timersOf } from '../observe/timers'
import type { ActorSnapshot } from '../protocol'
import { transitionId } from '../seam'
import { type DeliveredEvent, finderAt, historyOf } from '../store/history'
import type { ActorRecord, Store } from '../store/store'
import { takenIn } from '../xstate/private'
import { isActive, keepApart, type Own, sendApart } from '../xstate/services'
import { keep, type Kept, revive } from './keep'

const nothing = () => {}

export interface Beginning {
  input?: unknown
  /** From where it goes on; it is started if it is null. */
  base?: Kept | null | undefined
  at?: number
  /** Whether it was started by another actor, to which it may send. */
  isChild?: boolean | undefined
}

/**
 * Runs a machine away from everything: its services wait, its own actions do nothing, and its clock is
 * moved by hand.
 */
export const createReplica = (
  machine: AnyStateMachine,
  { input, base = null, at = 0, isChild = false }: Beginning,
  onInspect: (inspected: InspectionEvent) => void = nothing,
) => {
  const { id } = machine
  const clock = new ManualClock(at)
  const taken = new Set<string>()
  const met = new Set<Own>()
  const inspect = (inspected: InspectionEvent) => {
    const inspectedActor = inspected.actorRef as AnyActor
    if (inspected.type === '@xstate.actor') keepApart(inspectedActor, (own) => met.add(own))
    if (inspected.type === '@xstate.microstep' && inspectedActor.id === id)
      for (const one of takenIn(inspected)) taken.add(transitionId(one))
    onInspect(inspected)
  }
  const parent = isChild ? createActor(fromCallback(nothing), { clock }).start() : undefined
  parent?.system.inspect(inspect)
  const options = { id, input: input ?? undefined, clock, inspect, parent, logger: nothing }
  const actor = base
    ? revive(machine, base, options)
    : (createActor(machine, options as never) as AnyActor)
  // Else XState would tell the page of an error.
  actor.subscribe({ error: nothing })
  if (!base) actor.start()

  return {
    actor,
    clock,
    /** Ids of the transitions that it has taken, also those to its first state. */
    taken,
    /** What it was kept from. */
    met,
    /** Sends an event, or moves the clock to the timer that does; false if that is not there. */
    play: ({ at: latest, event, isDelayed, path = [] }: DeliveredEvent) => {
      const timers = timersOf(actor, true)
      const target = actorAt(actor, path)
      if (isDelayed) {
        const own = timers.find((one) => one.target === target && one.event.type === event.type)
        if (own) clock.set(own.due)
        return own !== undefined
      }
      // Just before the next timer, so that none fires that did not.
      clock.pass(Math.min(latest, ...timers.map(({ due }) => due - 1)))
      if (target && isActive(target)) sendApart(target, event)
      return true
    },
  }
}

const write = ({ value, context, status }: ActorSnapshot) =>
  JSON.stringify([value, context, status])

/** What leads a fresh actor of a machine to where another one is. Its times begin at 0. */
export interface Recording extends Beginning {
  events: readonly DeliveredEvent[]
  /** The id of the transition that the last event is for. */
  wanted?: string
}

/**
 * What an actor was sent up to an entry, to be sent again elsewhere.
 *
 * @throws what cannot be brought back, in words
 */
export const recordingOf = (
  machine: AnyStateMachine,
  store: Store,
  entryId: number,
  actor: ActorRecord,
): Recording => {
  const { base, events } = historyOf(store, actor, entryId)
  const { input, parent } = actor
  const isChild = parent !== null
  const fresh = snapshotOf(createReplica(machine, { input, isChild }).actor)
  const isFresh = write(base.snapshot) === write(fresh)
  return {
    ...{ input, isChild },
    base: isFresh ? null : keep(base.snapshot, finderAt(store, base.id), base.at),
    events: events.map(({ at, ...rest }) => ({
      ...rest,
      at: Math.max(0, Math.round(at - base.at)),
    })),
  }
}
