import type { AnyActor, AnyEventObject, EventFromLogic } from 'xstate'

import type { Breakpoint, brakeMachine } from '#machines/inspector/brake.machine'

import { forEachIn } from '../observe/as-long-as'
import { nameOf } from '../observe/names'
import { statesIn } from '../observe/snapshots'
import { transitionId } from '../seam'
import { guardSystem, takenIn } from '../xstate/private'

/**
 * Stops actors, and those that they have started, at breakpoints. An event from outside is kept before
 * it is taken. What they do by themselves, by a timer, a raised event or a transient state, and what
 * they send each other, is known when it is done.
 */
export const createGate = (tell: (event: EventFromLogic<typeof brakeMachine>) => void) => {
  const held: { actor: AnyActor; event: AnyEventObject }[] = []
  const exempted = new WeakSet<AnyEventObject>()
  let breakpoints: readonly Breakpoint[] = []
  let isAny = false
  let isShut = false

  const report = (type: 'event.held' | 'event.passed') => {
    tell({ type, held: held.map(({ actor, event }) => ({ actor: nameOf(actor), event })) })
  }

  const stopsAt = (of: AnyActor, wanted: string) =>
    breakpoints.some(({ actor, name }) => actor === nameOf(of) && name === wanted)

  const stop = (actor: AnyActor, name: string) => {
    isShut = true
    tell({ type: 'break.hit', hit: { actor: nameOf(actor), name } })
  }

  const stopAfter = (root: AnyActor) => {
    /** Where each actor of its system was after a step. */
    const before = new WeakMap<object, readonly string[]>()
    return root.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot') return
      const { event, snapshot } = inspected
      const actor = inspected.actorRef as AnyActor
      const isFirst = event.type === 'xstate.init'
      // Of one that is started, it is the first that is told.
      if (inspected.type === '@xstate.snapshot' && !isFirst) return
      const last = before.get(actor) ?? (isFirst ? [] : statesIn(actor.getSnapshot() as object))
      const taken = takenIn(inspected)
      const states = statesIn(snapshot)
      before.set(actor, states)
      const targets = new Set(taken.flatMap(({ target = [] }) => target.map(({ id }) => id)))
      const entered = states.filter((id) => !last.includes(id) || targets.has(id))
      const own = isFirst || exempted.has(event) ? [] : [event.type]
      const name = [...own, ...taken.map(transitionId), ...entered].find((one) =>
        stopsAt(actor, one),
      )
      const hit = name ?? (isAny ? own[0] : undefined)
      if (hit !== undefined && !isShut) stop(actor, hit)
    })
  }

  const guard = (root: AnyActor) => {
    const inspection = stopAfter(root)
    const endGuard = guardSystem(root, (actor, event) => {
      const isStop = !isShut && (isAny || stopsAt(actor, event.type))
      if (exempted.has(event) || (!isShut && !isStop)) return true
      held.push({ actor, event })
      if (isStop) stop(actor, event.type)
      report('event.held')
      return false
    })
    return () => {
      endGuard()
      inspection.unsubscribe()
    }
  }

  /** Sends an event whatever it would stop at. */
  const sendPast = (actor: AnyActor, event: AnyEventObject) => {
    exempted.add(event)
    if (actor.getSnapshot().status === 'active') actor.send(event)
  }

  /** Lets the first of the events through that wait. */
  const pass = () => {
    const next = held.shift()
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
      pass()
      while (held[0]) {
        const { actor, event } = held[0]
        if (!isShut && (isAny || stopsAt(actor, event.type))) stop(actor, event.type)
        if (isShut) return
        pass()
      }
    },
  }
}
