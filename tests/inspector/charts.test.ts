/** The charts, their Mermaid and the README of the machines say what these do. */
import { expect, it } from 'vitest'
import { createActor, createMachine, not, or } from 'xstate'
import { getStateNodes } from 'xstate/graph'

import { transitionId } from '../../src/actors/transition-id'
import { documentMachines } from '../../src/publish/charts/document.ts'
import { chartOf, transitionsOf } from '../../src/actors/chart-of'
import { labelOf, transitionsIn } from '../../src/chart/chart'
import { catalogue as entries } from '#machines'
import { entryOf } from './watched'
import { snapshotOf } from '../../src/inspector/observe/snapshots'
import { chartAt } from '../../src/inspector/store/figures'

const chart = (id: string) => {
  const { machine, input, events } = entryOf(id)!
  return chartOf(machine, input, events)
}
const carousel = chart('carousel')

/** Written anew by `npx vitest run tests/inspector/charts.test.ts -u`. */
it('the machines are documented as they are', () =>
  expect(documentMachines()).toMatchFileSnapshot('../../machines/README.md'))

it.each(entries)('$id has each transition under the name by which it is seen taken', (entry) => {
  const { id, machine } = entry
  const drawn = transitionsIn(chart(id)).map((transition) => transition.id)
  const all = [machine.root, ...getStateNodes(machine)].flatMap(transitionsOf)
  expect(drawn.toSorted()).toEqual(all.map(transitionId).toSorted())
})

it('a chart says what a delay lasts, an action sends and a state does', () => {
  const transitions = transitionsIn(carousel)
  const labels = ['after interval', 'always [not isHeld]', 'always [in track.resting]']
  expect(transitions.map(labelOf)).toEqual(expect.arrayContaining(labels))
  expect(transitions.find(({ delay }) => delay)).toMatchObject({ figure: '2 s' })
  expect(transitions.flatMap(({ actions }) => actions)).toContain('raises slide.next')
  const emitting = transitionsIn(chart('accordion')).flatMap(({ actions }) => actions)
  expect(emitting).toContain('emits address.changed')
  expect(chart('copy').nodes).toContainEqual(expect.objectContaining({ entry: ['requestCopy'] }))
  expect(chart('theme').nodes.at(-1)).toMatchObject({ key: 'light', tags: ['light'] })
})

it('the delays of a chart are those of the actor, not of the sample', () => {
  const { machine, input } = entryOf('carousel')!
  const started = (options: object) =>
    snapshotOf(createActor(machine, { input: { ...(input as object), ...options } }).start())
  const own = chartAt(started({ intervalMs: 1000 }))
  expect(transitionsIn(own).find(({ delay }) => delay)).toMatchObject({ figure: '1 s' })
  // An equal one needs no new layout.
  expect(chartAt(started({ intervalMs: 1000, count: 5 }))).toBe(own)
})

it('guards made of others are told as such, also those of another copy of XState', () => {
  const inner = not('b')
  const guard = or(['a', inner])
  for (const made of [guard, inner] as unknown as { check: (...args: unknown[]) => boolean }[]) {
    const { check } = made
    made.check = (...args) => check(...args)
  }
  const [drawn] = transitionsIn(chartOf(createMachine({ on: { GO: { guard, actions: 'x' } } })))
  expect(labelOf(drawn!)).toBe('GO [a or not b]')
})

const waiting = (laps: number, on = {}) =>
  createMachine(
    { context: { laps: new Set(Array(laps).keys()) }, after: { each: {} }, on },
    { delays: { each: ({ context }) => context.laps.size * 100 } },
  )

it('of two machines without an id, each has its own chart, and delays by data of any kind', () => {
  const drawn = [waiting(1), waiting(2), waiting(2, { GO: {} })].map((machine) =>
    transitionsIn(chartAt(snapshotOf(createActor(machine).start()))),
  )
  const told = drawn.map((all) => all.map(({ event, figure }) => figure ?? event))
  expect(told).toEqual([['100 ms'], ['200 ms'], ['GO', '200 ms']])
})
