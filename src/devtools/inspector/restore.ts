import { type AnyActor, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate'

import { childrenOf, persistedOf } from '#devtools/actors/children-of.ts'
import { onStep, startWithTimers } from '#devtools/actors/observe-actors.ts'
import { pageClock } from '#devtools/actors/page-clock.ts'
import { onRegistryChange, registeredActors, replaceActor } from '#devtools/actors/registry.ts'
import type { Step, Timer } from '#devtools/actors/step.ts'
import { messageOf } from './explain/values.ts'
import { machineOf, rootsAt, type ActorMoment, actorAt } from './moments.ts'
import { site } from './site.ts'
import type { Source } from './source.ts'

/** How long a page may take to mount its actors after a navigation. Milliseconds. */
const LATEST_MS = 2000

/** Whether an actor has started others: these cannot be brought back. */
const hasChildren = (snapshot: object) => childrenOf(snapshot).length > 0

/**
 * Begins the delays of a restored actor with what was left of them, which XState does not do. An
 * action that cancels a delay ends it here, too.
 */
const resumeTimers = (actor: AnyActor, timers: readonly Timer[]) => {
  startWithTimers(actor, timers)
  const now = pageClock.now()
  const delays = timers.map(({ event, due, to = actor }) => ({
    event,
    timeout: pageClock.setTimeout(() => (to as AnyActor).send(event), due - now),
  }))
  const endListening = onStep((step) => {
    if (step.actor !== actor) return
    const left = delays.filter(({ event }) => step.timers.some((timer) => timer.event === event))
    for (const delay of delays) if (!left.includes(delay)) pageClock.clearTimeout(delay.timeout)
    if (left.length === 0) endListening()
  })
}

/**
 * Replaces an actor of the page by itself at an earlier moment, with what was left of its delays.
 *
 * @param at the moment's time on the page's clock
 * @returns why that cannot be, in words; undefined if it is done
 */
export const restoreActor = (
  { actor, snapshot, timers }: ActorMoment,
  at: number,
): string | undefined => {
  const { id, logic } = actor
  const isLike = (other: AnyActor) => other.id === id && Object(other.logic).id === Object(logic).id
  const old = registeredActors().findLast(isLike)
  if (!old) return 'it is not here'
  if (hasChildren(snapshot) || hasChildren(old.getSnapshot() as object))
    return 'it has started other actors'
  const machine = old.logic as AnyStateMachine
  const { input } = old.options as { input?: unknown }
  const persisted = persistedOf(snapshot as AnyMachineSnapshot)
  const options = { id, input, clock: pageClock, snapshot: persisted }
  const next: AnyActor = createActor(machine, options as never)
  const { status, error } = next.getSnapshot() as { status: string; error: unknown }
  // XState throws nothing, as if the machine has no such state any more.
  if (status === 'error' && snapshot.status !== 'error') return messageOf(error)
  const passed = pageClock.now() - at
  resumeTimers(
    next,
    timers.map((timer) => ({ ...timer, due: timer.due + passed })),
  )
  replaceActor(old, next)
  // The component stops the old actor only when it is unmounted: until then its delays must not run
  // on.
  old.stop()
  return undefined
}

/** Resolves when all of some actors are here, or it takes too long. */
const arrivalOf = (ids: readonly string[]) =>
  new Promise<void>((resolve) => {
    const look = () => {
      const here = new Set(registeredActors().map(({ id }) => id))
      if (!ids.every((id) => here.has(id))) return
      clearTimeout(timeout)
      end()
      resolve()
    }
    const end = onRegistryChange(look)
    const timeout = setTimeout(() => {
      end()
      resolve()
    }, LATEST_MS)
    look()
  })

/**
 * Puts the actors of a page back to their state after a step. The page itself comes first, as by a
 * link, and its address, which an actor may read. The actor that changes pages is not put back: it
 * has led there.
 *
 * @param address where the page was then, if that is known: path and hash
 * @returns the result, in words
 */
export const restorePage = async (source: Source, moment: Step, address?: string) => {
  const all = rootsAt(source, moment)
    .map((actor) => actorAt(source, actor, moment))
    .filter((one) => one !== undefined)
    .filter(({ actor, hasLeft }) => !hasLeft && machineOf(actor))
  const then = all.filter(({ actor }) => !site.isNavigation(actor))
  const navigation = all.find(({ actor }) => site.isNavigation(actor))
  if (navigation && !(await site.goTo(navigation.snapshot, address)))
    return 'Not restored: its page did not come.'
  await arrivalOf(then.map(({ actor }) => actor.id))
  const faults: string[] = []
  for (const past of then) {
    const fault = restoreActor(past, moment.at)
    if (fault) faults.push(`${past.actor.id} (${fault})`)
  }
  const restored = `Restored: ${then.length - faults.length}.`
  return faults.length > 0 ? `${restored} Not restored: ${faults.join(', ')}.` : restored
}
