/** Does every step in every state of a machine, on a page that shows what the state says. */
import type { Page } from 'playwright'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate'

import { violations } from '../site/axe.ts'
import { expect } from '../site/expect.ts'
import type { Visit } from '../site/site.ts'

export type Act = (page: Page) => Promise<unknown>
export type When = (snapshot: AnyMachineSnapshot) => boolean

/** What the machine hears, what a visitor or their system does, and in which states they can. */
export type Step = [event: string | AnyEventObject, act: Act, isPossible?: When]

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
  /** What tells its states apart, if its context counts without end. */
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
  const after = (snapshot: AnyMachineSnapshot, [event]: Step) =>
    settle(transition(machine, snapshot, typeof event === 'string' ? { type: event } : event)[0])
  const possible = (state: AnyMachineSnapshot) =>
    steps.filter(([, , isPossible]) => isPossible?.(state) ?? true)
  const done = new Set<string>()
  const stepOf = (state: AnyMachineSnapshot, step: Step) => `${keyOf(state)} ${steps.indexOf(step)}`

  /** The shortest way to each state that a state leads to, the shortest of all first. */
  const waysFrom = (from: AnyMachineSnapshot) => {
    const ways = [{ state: from, way: [] as Step[] }]
    const seen = new Set([keyOf(from)])
    for (const { state, way } of ways)
      for (const step of possible(state)) {
        const next = after(state, step)
        if (!seen.has(keyOf(next))) ways.push({ state: next, way: [...way, step] })
        seen.add(keyOf(next))
      }
    return ways
  }
  const reaches = new Map<string, number>()
  const reachOf = (state: AnyMachineSnapshot) => {
    const reach = reaches.get(keyOf(state)) ?? waysFrom(state).length
    reaches.set(keyOf(state), reach)
    return reach
  }
  /** To a step that was not done yet. What leads to where nothing leads back from comes last. */
  const wayFrom = (from: AnyMachineSnapshot) => {
    const undone = waysFrom(from).flatMap(({ state, way }) =>
      possible(state)
        .filter((step) => !done.has(stepOf(state, step)))
        .map((step) => ({ way: [...way, step], reach: reachOf(after(state, step)) })),
    )
    return undone.toSorted((one, other) => other.reach - one.reach)[0]?.way
  }

  let at = settle(initialTransition(machine, tour.input)[0])
  const states = new Set<string>()
  const shapes = new Set<string>()
  const compare = async (event: unknown) => {
    await expect
      .poll(tour.look, { message: `${JSON.stringify(event)}: ${keyOf(at)}`, intervals: [20] })
      .toEqual(tour.expected(at))
    if (states.has(keyOf(at))) return
    states.add(keyOf(at))
    // What the page moves under a pointer that stands still looks pointed at a moment later.
    await page.mouse.move(-1, -1)
    const shape = await shapeOf(page, tour.part)
    if (!shapes.has(shape)) expect(await violations(page, tour.part), keyOf(at)).toEqual([])
    shapes.add(shape)
  }
  await compare('start')
  for (let way; (way = wayFrom(at));)
    for (const step of way) {
      done.add(stepOf(at, step))
      await step[1](page)
      at = after(at, step)
      await compare(step[0])
    }
  expect(states.size).toBe(tour.states)
  expect(said).toEqual([])
}
