import type { Page } from 'playwright'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getInitialSnapshot,
  getNextSnapshot,
} from 'xstate'

import { violations } from './axe.ts'
import { expect } from './expect.ts'
import { expectLayout, layoutOf } from './layouts.ts'
import { runningAnimations } from './visibility.ts'

export interface Deed {
  event: AnyEventObject
  /** What a visitor, or their system, does. */
  act: (page: Page) => Promise<unknown>
  /** Whether it can be done in this state; always, if it is not told. */
  isPossible?: (snapshot: AnyMachineSnapshot) => boolean
}

export interface Tour {
  /** Of the file with the layouts of its states. */
  name: string
  machine: AnyStateMachine
  input?: unknown
  deeds: readonly Deed[]
  /** What the page reports by itself: the end of a movement, code that has come. */
  answers?: (snapshot: AnyMachineSnapshot) => AnyEventObject[]
  /** What a visitor sees of the machine. */
  look: (page: Page) => Promise<unknown>
  /** The same as the machine's state says it. */
  expected: (snapshot: AnyMachineSnapshot) => unknown
  /** The part of the page that axe looks at in each state, and whose layout is compared. */
  part: string
  /** What tells its states apart, if its context counts without end. */
  keyOf?: (snapshot: AnyMachineSnapshot) => string
}

const wholeKey = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context])

/** A machine's states after what the page answers, and which deeds lead from one to another. */
const planOf = ({ machine, input, deeds, answers = () => [], keyOf = wholeKey }: Tour) => {
  const settle = (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    const [answer] = answers(snapshot)
    return answer ? settle(getNextSnapshot(machine, snapshot, answer)) : snapshot
  }
  const start = settle(getInitialSnapshot(machine, input))
  const after = (snapshot: AnyMachineSnapshot, { event }: Deed) =>
    settle(getNextSnapshot(machine, snapshot, event))
  const possible = (snapshot: AnyMachineSnapshot) =>
    deeds.filter(({ isPossible }) => isPossible?.(snapshot) ?? true)

  /** The states that a state leads to. */
  const reached = new Map<string, Set<string>>()
  const reachFrom = (from: AnyMachineSnapshot) => {
    const known = reached.get(keyOf(from))
    if (known) return known
    const states = new Map([[keyOf(from), from]])
    for (const state of states.values())
      for (const deed of possible(state)) {
        const next = after(state, deed)
        if (!states.has(keyOf(next))) states.set(keyOf(next), next)
      }
    const keys = new Set(states.keys())
    reached.set(keyOf(from), keys)
    return keys
  }

  /**
   * The shortest way from a state to a deed that was not done there. What leads to where there is no
   * way back from comes last.
   */
  const wayFrom = (from: AnyMachineSnapshot, done: Set<string>): Deed[] | undefined => {
    const queue: [AnyMachineSnapshot, Deed[]][] = [[from, []]]
    const seen = new Set([keyOf(from)])
    let best: { way: Deed[]; reach: number } | undefined
    for (const [state, way] of queue)
      for (const deed of possible(state)) {
        const longer = [...way, deed]
        const next = after(state, deed)
        const isNew = !done.has(`${keyOf(state)} ${deeds.indexOf(deed)}`)
        const reach = reachFrom(next).size
        if (isNew && reach > (best?.reach ?? 0)) best = { way: longer, reach }
        if (best?.reach === reachFrom(from).size) return best.way
        if (!seen.has(keyOf(next))) queue.push([next, longer])
        seen.add(keyOf(next))
      }
    return best?.way
  }
  return { start, after, wayFrom, numberOf: (deed: Deed) => deeds.indexOf(deed) }
}

/** All that axe judges a part by, in a window of one size. */
const markupOf = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const parts = [document.documentElement.cloneNode(), ...document.querySelectorAll(selector)]
    return parts.map((element) => (element as Element).outerHTML).join('\n')
  }, part)

/**
 * Does every deed in every state of a machine that it can be done in, on a page: after each, the page
 * shows what the machine's state says. axe looks once at what is the same in several states; the
 * layout of each is compared.
 */
export const walkThrough = async (page: Page, tour: Tour) => {
  const { start, after, wayFrom, numberOf } = planOf(tour)
  const { keyOf = wholeKey } = tour
  const done = new Set<string>()
  const states = new Set<string>()
  const judged = new Set<string>()
  const layouts: string[] = []
  let at = start
  const compare = async (event: string) => {
    await expect
      .poll(() => tour.look(page), { message: `after ${event} to ${keyOf(at)}`, intervals: [20] })
      .toEqual(tour.expected(at))
    if (states.has(keyOf(at))) return
    states.add(keyOf(at))
    // What the page moves under a pointer that stands still looks pointed at a moment later.
    await page.mouse.move(-1, -1)
    await expect.poll(() => runningAnimations(page)).toEqual([])
    const markup = await markupOf(page, tour.part)
    if (!judged.has(markup)) expect(await violations(page, tour.part), keyOf(at)).toEqual([])
    judged.add(markup)
    layouts.push(keyOf(at), ...(await layoutOf(page.locator(tour.part).first())))
  }
  await compare('the start')
  for (let way = wayFrom(at, done); way; way = wayFrom(at, done))
    for (const deed of way) {
      done.add(`${keyOf(at)} ${numberOf(deed)}`)
      await deed.act(page)
      at = after(at, deed)
      await compare(JSON.stringify(deed.event))
    }
  await expectLayout(layouts, `tour-${tour.name}`)
  return { states: states.size, steps: done.size }
}
