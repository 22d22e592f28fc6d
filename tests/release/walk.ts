/**
 * Does every step in every state of a machine, on a page that shows what the state says. Which steps a state has, the
 * machine knows: a control is used wherever its event changes something, and a delay ends in each state that has one.
 */
import type { Page } from 'playwright'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromTransition,
  initialTransition,
  transition,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'

import { catalogue } from '#machines/catalogue.ts'

import { activeStates } from '#devtools/actors/active-states.ts'
import { violations } from '../site/axe.ts'
import { expect } from '../site/expect.ts'
import { fireTimers } from '../site/paused-timers.ts'
import type { Visit } from '../site/site.ts'

export type Act = (page: Page) => Promise<unknown>
export type When = (snapshot: AnyMachineSnapshot) => boolean

/** Also where the machine does nothing: the page is to stay as it is. */
export const ANYWHERE = 'anywhere'

type Sent = string | AnyEventObject

/**
 * What a control sends, and what a visitor or their system does with it. It is used wherever that changes something,
 * or only in some of these states, or in each state.
 */
export type Control = [sent: Sent, act: Act, where?: When | typeof ANYWHERE]

/** What the page reports by itself where that changes something, or only in some of these states. */
type Answer = [sent: Sent, where?: When]

interface StepEvent {
  type: 'step'
  event: AnyEventObject
  /** Of a control in the tour's list; none if a delay ends. */
  index?: number
}

interface Tour {
  machine: AnyStateMachine
  input?: unknown
  controls: readonly Control[]
  answers?: readonly Answer[]
  /** Events of a visitor that no control of this page sends, or that end the walk. */
  without?: readonly string[]
  /** What a visitor sees of the machine. */
  look: () => Promise<unknown>
  /** The same as the machine's state says it. */
  expected: (snapshot: AnyMachineSnapshot) => unknown
  /** The part of the page that axe looks at in each state. */
  part: string
  /** A key for each state, if the context counts without end. */
  keyOf?: (snapshot: AnyMachineSnapshot) => string
}

const wholeKey = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context])

const eventOf = (sent: Sent): AnyEventObject => (typeof sent === 'string' ? { type: sent } : sent)

/** The delays that run in a state, each by the event of its end, and how long they are. */
const delaysIn = (snapshot: AnyMachineSnapshot) =>
  activeStates(snapshot).flatMap(({ after }) =>
    after.map(({ eventType: type, delay }) => {
      const known = snapshot.machine.implementations.delays[String(delay)] ?? delay
      const ms: unknown =
        typeof known === 'function'
          ? known({ context: snapshot.context } as never, undefined)
          : known
      return { event: { type }, ms: Number(ms) }
    }),
  )

/** A visitor's events that a state hears, and no control sends. */
const unsentIn = (snapshot: AnyMachineSnapshot, { machine, controls, without = [] }: Tour) => {
  const { visitor, byHand } = catalogue.find(({ id }) => id === machine.id)!
  const sent = new Set([...controls.map(([event]) => eventOf(event).type), ...without])
  const heard = new Set(activeStates(snapshot).flatMap(({ ownEvents }) => ownEvents))
  return [...visitor, ...byHand].filter((type) => heard.has(type) && !sent.has(type))
}

/** What axe judges a part by; not which one of several like elements is chosen. */
const shapeOf = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const alike = / (?:id|style|href|aria-(?:activedescendant|controls|label|labelledby))="[^"]*"/g
    const elements = document.querySelectorAll(`html, ${selector}, ${selector} *`)
    const shapes = [...elements].map((element) => (element.cloneNode() as Element).outerHTML)
    return shapes
      .map((shape) => shape.replaceAll(alike, ''))
      .toSorted()
      .join('\n')
  }, part)

/** After each step, the page shows what the machine's state says; axe looks once at each shape. */
export const walkThrough = async ({ page, said }: Visit, tour: Tour) => {
  const { machine, controls, answers = [], keyOf = wholeKey } = tour
  const take = (snapshot: AnyMachineSnapshot, event: AnyEventObject): AnyMachineSnapshot =>
    transition(machine, snapshot, event)[0]
  const isChangedBy = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
    wholeKey(take(snapshot, event)) !== wholeKey(snapshot)
  const settle = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    const answer = answers.find(
      ([sent, isGiven = () => true]) => isGiven(snapshot) && isChangedBy(snapshot, eventOf(sent)),
    )
    return answer ? settle(take(snapshot, eventOf(answer[0]))) : snapshot
  }
  const start = settle(initialTransition(machine, tour.input)[0])

  /** What a step leads to, with what follows by itself. */
  const after = (snapshot: AnyMachineSnapshot, { event }: StepEvent) =>
    settle(take(snapshot, event))
  const driven = fromTransition(after, start)
  const possible = (snapshot: AnyMachineSnapshot): StepEvent[] => [
    ...delaysIn(snapshot).map(({ event }) => ({ type: 'step' as const, event })),
    ...controls.flatMap(([sent, , where = () => true], index): StepEvent[] => {
      const event = eventOf(sent)
      const isUsed = where === ANYWHERE || (where(snapshot) && isChangedBy(snapshot, event))
      return isUsed ? [{ type: 'step', event, index }] : []
    }),
  ]
  const act = async (snapshot: AnyMachineSnapshot, { event, index }: StepEvent) => {
    if (index !== undefined) return controls[index]![1](page)
    const ended = delaysIn(snapshot).find((delay) => delay.event.type === event.type)!
    return fireTimers(ended.ms)(page)
  }
  /** The shortest path to each state that a state leads to. */
  const pathsFrom = (snapshot: AnyMachineSnapshot) =>
    getShortestPaths(driven, {
      fromState: { ...initialTransition(driven)[0], context: snapshot },
      events: ({ context }) => possible(context),
      serializeState: ({ context }) => keyOf(context),
    }).map((path) => ({
      state: path.state.context,
      events: path.steps.map(({ event }) => event).filter(({ type }) => type === 'step'),
    }))
  const done = new Set<string>()
  const keyOfStep = (snapshot: AnyMachineSnapshot, { event, index }: StepEvent) =>
    `${keyOf(snapshot)} ${index ?? event.type}`
  const reaches = new Map<string, number>()
  /** How many states a state leads to. */
  const reachOf = (snapshot: AnyMachineSnapshot) => {
    const reach = reaches.get(keyOf(snapshot)) ?? pathsFrom(snapshot).length
    reaches.set(keyOf(snapshot), reach)
    return reach
  }
  /** A path to a step that was not done yet. Steps from whose state fewer others can be reached come last. */
  const nextPath = (from: AnyMachineSnapshot) => {
    const undone = pathsFrom(from).flatMap(({ state, events }) =>
      possible(state)
        .filter((event) => !done.has(keyOfStep(state, event)))
        .map((event) => ({ events: [...events, event], reach: reachOf(after(state, event)) })),
    )
    return undone.toSorted(
      (one, other) => other.reach - one.reach || one.events.length - other.events.length,
    )[0]?.events
  }

  let at = start
  const states = new Set<string>()
  const shapes = new Set<string>()
  const used = new Set<number | undefined>()
  const compare = async (event: unknown) => {
    await expect
      .poll(tour.look, { message: `${JSON.stringify(event)}: ${keyOf(at)}`, intervals: [20] })
      .toEqual(tour.expected(at))
    if (states.has(keyOf(at))) return
    states.add(keyOf(at))
    expect(unsentIn(at, tour), keyOf(at)).toEqual([])
    // An element that moves under the pointer is hovered a moment later.
    await page.mouse.move(-1, -1)
    const shape = await shapeOf(page, tour.part)
    if (!shapes.has(shape)) expect(await violations(page, tour.part), keyOf(at)).toEqual([])
    shapes.add(shape)
  }
  await compare('start')
  for (let path; (path = nextPath(at));)
    for (const step of path) {
      done.add(keyOfStep(at, step))
      used.add(step.index)
      await act(at, step)
      at = after(at, step)
      await compare(step.event)
    }
  expect(controls.filter((_, index) => !used.has(index)).map(([sent]) => sent)).toEqual([])
  expect(said).toEqual([])
}
