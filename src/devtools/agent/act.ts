import type { Actor, AnyActorRef, AnyEventObject } from 'xstate'

import { agents } from 'virtual:words/agents'
import { ui } from 'virtual:words/ui'
import type { agentMachine } from '#machines/agent.machine.ts'

import { onStep } from '#devtools/actors/observe-actors.ts'
import { pageClock } from '#devtools/actors/page-clock.ts'
import { onRegistryChange, registeredActors } from '#devtools/actors/registry.ts'
import type { Step } from '#devtools/actors/step.ts'
import { rowOf } from '#devtools/inspector/explain/step-texts.ts'
import { snapshotOf } from './actors.ts'
import { say } from './say.ts'
import { isAtRest } from './variants.ts'

export type AgentActor = Actor<typeof agentMachine>

/** An event for a part, which passes through the agent's machine. */
interface Act {
  actor: AnyActorRef
  event: AnyEventObject
  /** The part's name. */
  name?: string
  /** Sends the event. */
  send: () => void
  /** Whether the part has come to rest; by default, whether it waits for no movement. */
  isSettled?: () => boolean
}

/** Why the actor does not move at present; empty if it may. */
const standstill = (actor: AnyActorRef) => {
  if (!registeredActors().some((one) => one === actor)) return `${actor.id} has left the page`
  if (document.hidden) return 'the page is hidden'
  if (pageClock.isFrozen) return 'the page is frozen'
  return snapshotOf(actor).hasTag('paused') ? 'the movement is paused' : ''
}

/** Waits until a part has come to rest; the agent's machine says for how long at most. */
const settle = (
  agent: AgentActor,
  actor: AnyActorRef,
  isDone: () => boolean,
  signal: AbortSignal,
) =>
  new Promise<string>((resolve) => {
    let because = ''
    const cancel = (reason: string) => {
      because = reason
      agent.send({ type: 'call.cancelled' })
    }
    const look = () => {
      if (isDone()) return agent.send({ type: 'part.settled' })
      const reason = standstill(actor)
      if (reason) cancel(reason)
    }
    const ends = new AbortController()
    const end = () => {
      if (agent.getSnapshot().matches('waiting')) return
      ends.abort()
      endRegistry()
      for (const subscription of subscriptions) subscription.unsubscribe()
      const { isSettled, choice } = agent.getSnapshot().context
      if (choice !== 'on') because = 'the visitor has switched agents off'
      resolve(isSettled ? '' : because || 'it still moves')
    }
    const subscriptions = [agent.subscribe(end), actor.subscribe(look)]
    const endRegistry = onRegistryChange(look)
    document.addEventListener('visibilitychange', look, ends)
    signal.addEventListener('abort', () => cancel('the call was cancelled'), ends)
    look()
    end()
  })

/**
 * The steps that an event has led to, in their order: its own, those that it caused, and the
 * further steps of its part.
 */
const stepsFrom = (event: AnyEventObject, actor: AnyActorRef, steps: readonly Step[]) => {
  const known = new Set<number>()
  return steps
    .toSorted((one, other) => one.id - other.id)
    .filter((step) => {
      const isOwn = step.event === event || (known.size > 0 && step.actor === (actor as unknown))
      const isEffect = step.cause !== undefined && known.has(step.cause.id)
      if (isOwn || isEffect) known.add(step.id)
      return isOwn || isEffect
    })
    .map(rowOf)
}

/** Sends a part an event through the agent's machine, and waits until it has come to rest. */
export const act = async (
  agent: AgentActor,
  { actor, name = actor.id, event, send, isSettled = () => isAtRest(snapshotOf(actor)) }: Act,
  signal: AbortSignal,
) => {
  const steps: Step[] = []
  const endSteps = onStep((step) => steps.push(step))
  // The step in which the agent's machine passes the event is the cause of the part's step.
  const passing = agent.on('event.sent', send)
  agent.send({ type: 'event.passed', to: name, event })
  const sent = agent.getSnapshot().matches('waiting')
  passing.unsubscribe()
  const because = await settle(agent, actor, isSettled, signal)
  endSteps()
  if (sent) say(`${agents.changed}${ui.colon} ${name}`)
  return {
    sent,
    settled: because === '',
    because: because || undefined,
    steps: stepsFrom(event, actor, steps),
  }
}
