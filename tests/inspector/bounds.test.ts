/** What is only looked at has an end: in time, in depth and in size. What is beyond says so. */
import { expect, it, vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'

import { createBudget, previewBudget } from '#devtools/inspector/explain/budget.ts'
import { changeLines } from '#devtools/inspector/explain/changes.ts'
import { offersFor } from '#devtools/inspector/explain/offers.ts'
import { roundedText } from '#devtools/inspector/explain/values.ts'
import { previewOf } from '#devtools/inspector/explain/why.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'
import { type Any, machineOf, set } from './foreign/foreign.ts'

it('all previews of a frame take 8 ms together; the rest are asked again when the browser is idle', () => {
  let time = 0
  const waiting: (() => void)[] = []
  const budget = createBudget(
    () => time,
    (act) => waiting.push(act),
  )
  const work = (ms: number) => budget.spend(() => (time += ms))
  const listener = vi.fn<() => void>()
  budget.subscribe(listener)
  expect([work(20), work(20)]).toEqual([20, 40])
  budget.limit()
  expect([work(5), work(5), work(1), work(1)]).toEqual([45, 50, undefined, undefined])
  expect([waiting.length, budget.revision()]).toEqual([1, 0])
  waiting.pop()!()
  expect([listener.mock.calls.length, budget.revision()]).toEqual([1, 1])
  expect([work(7), work(7), work(1)]).toEqual([57, 64, undefined])
  waiting.pop()!()
  work(1)
  waiting.pop()!()
  // Nothing was refused: nobody needs to ask again.
  expect(listener).toHaveBeenCalledTimes(2)
})

const startOf = (machine: Any) =>
  createSimulation(machine, { input: undefined }).steps()[0]!.after as AnyMachineSnapshot

it('an event that took too long twice is not looked at again', () => {
  let calls = 0
  let time = 0
  const machine = machineOf({
    id: 'long',
    context: { n: 0 },
    on: {
      LONG: {
        actions: set(({ context }) => {
          calls += 1
          time += 60
          return { n: context.n + 1 }
        }),
      },
      SHORT: { actions: set({ n: 1 }) },
    },
  })
  vi.spyOn(performance, 'now').mockImplementation(() => time)
  vi.spyOn(previewBudget, 'isLimited').mockReturnValue(true)
  const previews = [1, 2, 3, 4].map(() => previewOf(startOf(machine), { type: 'LONG' }))
  vi.restoreAllMocks()
  const words = 'not foreseen: it took longer than 50 ms'
  expect(previews).toEqual(['changes: n', 'changes: n', words, words])
  expect(calls).toBe(2)
  expect(previewOf(startOf(machine), { type: 'SHORT' })).toBe('changes: n')
})

it('data of any depth and size is read as far as one reads, and says how much more there is', () => {
  let deep: Any = {}
  for (let depth = 0; depth < 50_000; depth += 1) deep = { deep }
  expect(roundedText(deep)).toContain(':[…]}')
  const long = Array.from({ length: 100_000 }, (_, index) => index)
  expect(roundedText(long)).toMatch(/,99,… 99900 more\]$/)
  expect(roundedText('x'.repeat(5000))).toMatch(/x"… 3000 more$/)
  const keys = Object.fromEntries(long.slice(0, 500).map((key) => [`k${key}`, key]))
  expect(roundedText(keys)).toMatch(/"k99":99,"…":400 more}$/)
  const wide = long.slice(0, 100).map(() => long.slice(0, 100).map(() => [{}]))
  expect(roundedText(wide).length).toBeLessThan(100_000)

  const machine = machineOf({
    id: 'large',
    context: { list: long, deep },
    on: {
      ADD: { actions: set(({ context }) => ({ list: [...context.list, 1] })) },
      WRAP: { actions: set(({ context }) => ({ deep: { deep: context.deep } })) },
    },
  })
  const snapshot = startOf(machine)
  const none = { events: [], values: {} }
  expect(offersFor(snapshot, none).map(({ changes }) => changes)).toEqual([true, true])
  expect(previewOf(snapshot, { type: 'WRAP' })).toBe('changes: deep')
  const simulation = createSimulation(machine, { input: undefined })
  simulation.send(simulation.roots()[0]!, { type: 'ADD' })
  const { before, after } = simulation.steps().at(-1)!
  const [line] = changeLines(before, after)
  expect(line).toMatch(/^list \[0,1,.*… → \[0,1,/)
})
