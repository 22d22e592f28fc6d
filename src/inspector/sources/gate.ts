import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import type { Breakpoint, Hit } from '#machines/inspector/brake.machine'

import { forEachIn } from '../observe/as-long-as'
import { toJson } from '../observe/json'
import type { ActorSnapshot, JsonEvent } from '../protocol'
import { explain } from '../store/why'

type Deliver = (event: AnyEventObject) => void

/** Private to XState: all events of an actor come through it, those of its timers, too. */
interface Receiver {
  _send: Deliver
}

const stateIds = (actor: AnyActor) =>
  new Set(((actor.getSnapshot() as Partial<AnyMachineSnapshot>)._nodes ?? []).map(({ id }) => id))

const refuses = (actor: AnyActor, event: AnyEventObject, guard: string) => {
  const { value, context, status } = actor.getSnapshot() as ActorSnapshot
  const snapshot = { value, context, status, timers: [] }
  return explain(actor.logic as AnyStateMachine, snapshot, toJson(event) as JsonEvent)
    .flatMap(({ tries }) => tries)
    .some(({ check }) => check !== null && !check.passed && guard.includes(check.guard))
}

/** Lets events through to actors one after another, or keeps them until it is opened. */
export const createGate = (onHit: (hit: Hit) => void) => {
  const waiting: { actor: AnyActor; event: AnyEventObject; deliver: Deliver }[] = []
  const exempted = new WeakSet<AnyEventObject>()
  let breakpoints: readonly Breakpoint[] = []
  let isShut = false

  const shutAt = (breakpoint: Breakpoint, event: AnyEventObject) => {
    isShut = true
    onHit({ breakpoint, event: event.type })
  }

  const breakpointBefore = (actor: AnyActor, event: AnyEventObject) =>
    breakpoints.find(
      ({ kind, actor: name, name: wanted }) =>
        name === actor.id &&
        ((kind === 'event' && event.type === wanted) ||
          (kind === 'guard' && refuses(actor, event, wanted))),
    )

  const pass = (actor: AnyActor, event: AnyEventObject, deliver: Deliver) => {
    const before = stateIds(actor)
    deliver(event)
    const entered = breakpoints.find(
      ({ kind, actor: name, name: wanted }) =>
        kind === 'state' && name === actor.id && !before.has(wanted) && stateIds(actor).has(wanted),
    )
    if (entered) shutAt(entered, event)
  }

  const guard = (actor: AnyActor) => {
    const receiver = actor as unknown as Receiver
    const deliver = receiver._send.bind(actor)
    receiver._send = (event) => {
      if (exempted.has(event)) return deliver(event)
      const breakpoint = isShut ? undefined : breakpointBefore(actor, event)
      if (breakpoint) shutAt(breakpoint, event)
      if (isShut) waiting.push({ actor, event, deliver })
      else pass(actor, event, deliver)
    }
    // Its own property goes; the method of its class is there again.
    return () => void Reflect.deleteProperty(receiver, '_send')
  }

  return {
    /** Guards these actors and no others. */
    guard: forEachIn(guard),
    /** Lets an event through at any time. */
    exempt: (event: AnyEventObject) => void exempted.add(event),
    stopAt: (next: readonly Breakpoint[]) => {
      breakpoints = next
    },
    get waiting() {
      return waiting.length
    },
    /** Delivers what waits, up to the next breakpoint. */
    open: () => {
      isShut = false
      for (let isFirst = true; ; isFirst = false) {
        const [next] = waiting
        if (!next) return
        // The first is the one that was waited at.
        const breakpoint = isFirst ? undefined : breakpointBefore(next.actor, next.event)
        if (breakpoint) return shutAt(breakpoint, next.event)
        waiting.shift()
        pass(next.actor, next.event, next.deliver)
        if (isShut) return
      }
    },
  }
}
