/** Does every step in every state of a machine, on a page that shows what the state says. */
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

import { violations } from '../site/axe.ts'
import { expect } from '../site/expect.ts'
import type { Visit } from '../site/site.ts'

export type Act = (page: Page) => Promise<unknown>
export type When = (snapshot: AnyMachineSnapshot) => boolean

/** What the machine hears, what a visitor or their system does, and in which states they can. */
export type Step = [event: string | AnyEventObject, act: Act, isPossible?: When]

interface StepEvent {
  type: 'step'
  /** Of a step in the tour's list. */
  index: number
}

interface Tour {
  machine: AnyStateMachine
  input?: unknown
  steps: readonly Step[]
  /** What the page reports by itself: the end of a movement, code that has come. */
  answer?: (snapshot: AnyMachineSnapshot) => AnyEventObject | false
  /** What a visitor sees of the machine. */
  look: () => Promise<unknown>
  /** The same as the machine's state says it. */
  expected: (snapshot: AnyMachineSnapshot) => unknown
  /** The part of the page that axe looks at in each state. */
  part: string
  /** A key for each state, if the context counts without end. */
  keyOf?: (snapshot: AnyMachineSnapshot) => string
  /** How many states there are to be seen. */
  states: number
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
  const { machine, steps } = tour
  const keyOf =
    tour.keyOf ?? (({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context]))
  const settle = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    const answer = tour.answer?.(snapshot)
    return answer ? settle(transition(machine, snapshot, answer)[0]) : snapshot
  }
  const start = settle(initialTransition(machine, tour.input)[0])

  /** What a step leads to, with what follows by itself. */
  const after = (snapshot: AnyMachineSnapshot, { index }: StepEvent) => {
    const [named] = steps[index]!
    const event = typeof named === 'string' ? { type: named } : named
    return settle(transition(machine, snapshot, event)[0])
  }
  const driven = fromTransition(after, start)
  const possible = (snapshot: AnyMachineSnapshot): StepEvent[] =>
    steps.flatMap(([, , isPossible], index) =>
      (isPossible?.(snapshot) ?? true) ? [{ type: 'step', index }] : [],
    )
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
  const keyOfStep = (snapshot: AnyMachineSnapshot, { index }: StepEvent) =>
    `${keyOf(snapshot)} ${index}`
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
  const compare = async (event: unknown) => {
    await expect
      .poll(tour.look, { message: `${JSON.stringify(event)}: ${keyOf(at)}`, intervals: [20] })
      .toEqual(tour.expected(at))
    if (states.has(keyOf(at))) return
    states.add(keyOf(at))
    // An element that moves under the pointer is hovered a moment later.
    await page.mouse.move(-1, -1)
    const shape = await shapeOf(page, tour.part)
    if (!shapes.has(shape)) expect(await violations(page, tour.part), keyOf(at)).toEqual([])
    shapes.add(shape)
  }
  await compare('start')
  for (let path; (path = nextPath(at));)
    for (const event of path) {
      const [name, act] = steps[event.index]!
      done.add(keyOfStep(at, event))
      await act(page)
      at = after(at, event)
      await compare(name)
    }
  expect(states.size).toBe(tour.states)
  expect(said).toEqual([])
}
