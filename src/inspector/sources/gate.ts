import type { AnyActor, AnyEventObject, EventFromLogic } from 'xstate'

import type { Breakpoint, brakeMachine } from '#machines/inspector/brake.machine'

import { forEachIn } from '../observe/as-long-as'
import { toJson } from '../observe/json'
import { nameOf } from '../observe/names'
import type { JsonEvent } from '../protocol'
import { statesIn } from '../observe/snapshots'
import { transitionId } from '../seam'
import { takenIn } from '../xstate/private'

/**
 * Stops actors at breakpoints. An event from outside is kept before it is taken: XState reports it
 * too late for that, so each actor's `send` is replaced. What an actor does by itself, by a timer, a
 * raised event or a transient state, is known when it is done.
 */
export const createGate = (tell: (event: EventFromLogic<typeof brakeMachine>) => void) => {
  const held: { actor: AnyActor; event: AnyEventObject }[] = []
  const exempted = new WeakSet<AnyEventObject>()
  let breakpoints: readonly Breakpoint[] = []
  let isAny = false
  let isShut = false

  const report = (type: 'event.held' | 'event.passed') => {
    const events = held.map(({ actor, event }) => ({
      actor: nameOf(actor),
      event: toJson(event) as JsonEvent,
    }))
    tell({ type, held: events })
  }

  const stopsAt = (of: AnyActor, wanted: string) =>
    breakpoints.some(({ actor, name }) => actor === nameOf(of) && name === wanted)

  const stop = (actor: AnyActor, name: string) => {
    isShut = true
    tell({ type: 'break.hit', hit: { actor: nameOf(actor), name } })
  }

  const stopAfter = (actor: AnyActor) => {
    let before = statesIn(actor.getSnapshot() as object)
    let last: AnyEventObject | undefined
    return actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== actor) return
      const { event, snapshot } = inspected
      const taken = takenIn(inspected)
      const states = statesIn(snapshot)
      const targets = new Set(taken.flatMap(({ target = [] }) => target.map(({ id }) => id)))
      const entered = states.filter((id) => !before.includes(id) || targets.has(id))
      before = states
      const own = event === last || exempted.has(event) ? [] : [event.type]
      last = event
      const name = [...own, ...taken.map(transitionId), ...entered].find((one) =>
        stopsAt(actor, one),
      )
      const hit = name ?? (isAny ? own[0] : undefined)
      if (hit !== undefined) stop(actor, hit)
    })
  }

  const guard = (actor: AnyActor) => {
    const send = actor.send.bind(actor)
    const inspection = stopAfter(actor)
    actor.send = (event: AnyEventObject) => {
      const isStop = !isShut && (isAny || stopsAt(actor, event.type))
      if (exempted.has(event) || (!isShut && !isStop)) return send(event)
      held.push({ actor, event })
      if (isStop) stop(actor, event.type)
      report('event.held')
    }
    return () => {
      actor.send = send
      inspection.unsubscribe()
    }
  }

  /** Sends an event whatever it would stop at. */
  const sendPast = (actor: AnyActor, event: AnyEventObject) => {
    exempted.add(event)
    if (actor.getSnapshot().status === 'active') actor.send(event)
  }

  /** Lets one of the events through that wait. */
  const pass = (index: number) => {
    const [next] = held.splice(index, 1)
    if (!next) return
    report('event.passed')
    sendPast(next.actor, next.event)
  }

  return {
    guard: forEachIn(guard),
    sendPast,
    pass,
    stopAt: (next: readonly Breakpoint[], isAnyEvent = false) => {
      breakpoints = next
      isAny = isAnyEvent
    },
    /** Delivers what waits, up to the next breakpoint. */
    open: () => {
      isShut = false
      // The first is the one that was waited at.
      pass(0)
      while (held[0]) {
        const { actor, event } = held[0]
        if (!isShut && (isAny || stopsAt(actor, event.type))) stop(actor, event.type)
        if (isShut) return
        pass(0)
      }
    },
  }
}
