/** Of delays of any length a live actor, the panel and a simulator say the same: what a browser's timer does. */
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AnyMachineSnapshot, createActor, raise } from 'xstate'

import { chartOf } from '#devtools/actors/chart-of.ts'
import { lastStepOf } from '#devtools/actors/observe-actors.ts'
import { PageClock, pageClock } from '#devtools/actors/page-clock.ts'
import type { Step } from '#devtools/actors/step.ts'
import { transitionsIn, triggerOf } from '#devtools/chart/chart.ts'
import { previewOf } from '#devtools/inspector/explain/why.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'
import { type Any, machineOf, set } from './foreign/foreign.ts'
import { onPage } from './page-actor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MONTH = 30 * 24 * 60 * 60 * 1000

const delay = fc.oneof(
  fc.constantFrom(NaN, Infinity, -Infinity, -5, -0, 0, 0.5, 2 ** 31 - 1, 2 ** 31, MONTH),
  fc.integer({ min: 0, max: 5000 }),
  fc.double(),
)
/** What is no number is no delay: XState sends at once. */
const noDelay = fc.constantFrom('soon', null, undefined)

/** It begins all delays by one event, and one more as each of them ends. */
const machineWith = (delays: readonly unknown[]) =>
  machineOf({
    id: 'delays',
    context: { ended: [] },
    initial: 'rest',
    states: {
      rest: { on: { START: 'waiting' } },
      waiting: {
        entry: delays.map((_, index) =>
          raise({ type: 'END', index } as Any, { delay: `${index}` } as Any),
        ),
        after: Object.fromEntries(
          delays.map((_, index) => [`${index}`, { actions: note('after') }]),
        ),
        on: { END: { actions: note('raised') } },
      },
    },
    delays: Object.fromEntries(delays.map((ms, index) => [index, () => ms])),
  })

const note = (by: string) =>
  set(({ context, event }) => ({
    ended: [...context.ended, `${by} ${event.index ?? event.type}`],
  }))

const endedIn = (snapshot: unknown) => (snapshot as AnyMachineSnapshot).context.ended as string[]

/** What is left of each delay, as the panel has it; clocks do not count smaller parts. */
const leftAfter = ({ at, timers }: Step) =>
  timers.map(({ event, due, asked }) => [event.type, Math.round((due - at) * 1000), asked])

/** Lets delays end one by one, for a live actor on a clock that runs, one on a clock that stands, and a simulator. */
const endAll = (delays: readonly unknown[]) => {
  const machine = machineWith(delays)
  const running = createActor(machine, { clock: new PageClock() }).start()
  const clock = new PageClock(0)
  const standing = createActor(machine, { clock }).start()
  const shown = onPage(createActor(machine, { clock: pageClock }))
  const simulation = createSimulation(machine, { input: undefined })
  for (const actor of [running, standing, shown]) actor.send({ type: 'START' })
  simulation.send(simulation.roots()[0]!, { type: 'START' })
  expect(leftAfter(lastStepOf(shown)!)).toEqual(leftAfter(simulation.steps().at(-1)!))
  let due: number | undefined
  while ((due = clock.next()) !== undefined) {
    expect(due).toBeGreaterThanOrEqual(clock.now())
    expect(simulation.next()).toBe(due)
    vi.advanceTimersByTime(Math.ceil(due) - Math.ceil(clock.now()))
    clock.moveTo(due)
    simulation.moveTo(due)
    const ended = endedIn(standing.getSnapshot())
    expect(endedIn(simulation.steps().at(-1)!.after)).toEqual(ended)
    // Its clock stands at whole milliseconds.
    const isExact = delays.every((ms) => !Number.isFinite(ms) || Number.isInteger(ms))
    expect(isExact ? endedIn(running.getSnapshot()) : ended).toEqual(ended)
  }
  expect(simulation.next()).toBeUndefined()
  // What has ended is in no list any more: each delay has ended twice.
  expect(endedIn(standing.getSnapshot())).toHaveLength(2 * delays.length)
  running.stop()
}

it('any list of delays ends in one order, at the same times', () => {
  const lists = fc.array(fc.oneof({ weight: 6, arbitrary: delay }, noDelay), { maxLength: 6 })
  fc.assert(fc.property(lists, endAll), { numRuns: 200, seed: 2026 })
})

it('a chart, a preview and the time that is left say that a delay ends at once', () => {
  const machine = machineOf({
    id: 'far',
    initial: 'rest',
    states: {
      rest: { on: { GO: { actions: raise({ type: 'BACK' }, { delay: MONTH }) }, WAIT: 'away' } },
      away: { after: { [MONTH]: 'rest', 300: 'rest', none: 'rest' } },
    },
    delays: { none: () => NaN },
  })
  const [, , month, soon] = transitionsIn(chartOf(machine)).map(triggerOf)
  expect([month, soon]).toEqual(['after 300 ms', 'after 2592000 s (ends at once)'])
  const simulation = createSimulation(machine, { input: undefined })
  const rest = simulation.steps()[0]!.after as AnyMachineSnapshot
  expect(previewOf(rest, { type: 'GO' })).toBe('does: raises BACK in 2592000 s (ends at once)')
  simulation.send(simulation.roots()[0]!, { type: 'WAIT' })
  const timers = simulation
    .steps()
    .at(-1)!
    .timers.map(({ due, asked }) => [due, asked])
  expect(timers).toEqual([
    [300, undefined],
    [0, MONTH],
    [0, NaN],
  ])
})

it('a clock stays a time, whatever it is given', () => {
  const clock = new PageClock(0)
  const ended: string[] = []
  for (const ms of [NaN, Infinity, -5, MONTH]) clock.setTimeout(() => ended.push(`${ms}`), ms)
  for (const time of [NaN, Infinity, -1]) clock.moveTo(time)
  expect([clock.now(), clock.next(), ended]).toEqual([0, 0, []])
  clock.moveTo(0)
  expect(ended).toEqual(['NaN', 'Infinity', '-5', `${MONTH}`])
  expect([clock.now(), clock.next()]).toEqual([0, undefined])
})
