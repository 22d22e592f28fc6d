/** A state with a route can be gone to from anywhere: it is drawn, foreseen, sent, counted and copied as such. */
import { expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { chartOf } from '#devtools/actors/chart-of.ts'
import { transitionsIn } from '#devtools/chart/chart.ts'
import { toMermaid } from '#devtools/chart/mermaid.ts'
import { asTest } from '#devtools/inspector/explain/as-test.ts'
import { offersFor, sendableIn } from '#devtools/inspector/explain/offers.ts'
import { rowOf } from '#devtools/inspector/explain/step-texts.ts'
import { explain, previewOf } from '#devtools/inspector/explain/why.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'
import { cases, routeTo, slow } from './foreign/cases.ts'
import { routesMachine } from './foreign/routes.ts'

const none = { events: [], values: {} }

const begin = (machine: (typeof cases)[number]['machine']) => {
  const simulation = createSimulation(machine, { input: undefined })
  return {
    simulation,
    now: () => simulation.steps().at(-1)!.after as AnyMachineSnapshot,
    send: (event: AnyEventObject) => simulation.send(simulation.roots()[0]!, event),
  }
}

it('has its target and the guard of its author in the chart', () => {
  const chart = chartOf(routesMachine)
  const drawn = transitionsIn(chart).map(({ trigger, guards, targets }) => [
    trigger,
    targets[0],
    ...(guards ?? []),
  ])
  expect(drawn).toEqual([
    ['route #home', 'home'],
    ['route #search', 'search'],
    ['route #results', 'results'],
    ['route #settings', 'settings', 'isMember'],
  ])
  expect(toMermaid(chart)).toContain(
    'rooms_hidden --> state_settings : route #35;settings [isMember]',
  )
})

it('is offered by its own event, asked by the guard of its author, counted and copied', () => {
  const { simulation, now, send } = begin(routesMachine)
  const offers = offersFor(now(), none)
  expect(offers.map(({ event, changes }) => [event['to'], changes])).toEqual([
    ['#home', false],
    ['#search', true],
    ['#results', true],
    ['#settings', false],
  ])
  expect([...sendableIn(now(), none).keys()]).toContain('rooms/xstate.route/2')
  expect(previewOf(now(), routeTo('settings'))).toBe('isMember: no; isMember false')
  expect(previewOf(now(), routeTo('hidden'))).toBe('this machine has no such event')
  expect(explain(now(), routeTo('results')).flatMap(({ tries }) => tries)).toEqual([
    expect.objectContaining({ targets: ['search.results'], check: null, taken: true }),
  ])
  send(routeTo('results'))
  expect(now().value).toEqual({ search: 'results' })
  const last = simulation.steps().at(-1)!
  expect(rowOf(last).name).toBe('route #results')
  expect(simulation.coverage!().text).toBe('3/6 states · 1/4 transitions')
  expect(asTest(last, { id: 'rooms', machine: routesMachine })).toContain(
    "transition(machine, before, { type: 'xstate.route', to: '#results' } as never)",
  )
})

it('enters its sibling regions anew, and the preview says so; so it says of any state', () => {
  const { now, send } = begin(cases.find(({ id }) => id === 'regions')!.machine)
  expect(previewOf(now(), routeTo('b'))).toBe('→\u00A0left.b · re-enters left, right')
  expect(previewOf(now(), { type: 'SELF' })).toBe('re-enters left, right · changes: entered')
  send({ type: 'NEXT' })
  expect(now().value).toEqual({ left: 'b', right: 'two' })
  expect(previewOf(now(), routeTo('b'))).toBe('→\u00A0right.one · re-enters left, right')
  send(routeTo('b'))
  expect(now()).toMatchObject({ value: { left: 'b', right: 'one' }, context: { entered: 2 } })
})

it('what takes too many steps is not foreseen, and no machine of the page is changed', () => {
  const { now, send, simulation } = begin(slow)
  const [go, step] = offersFor(now(), none)
  expect([go?.changes, step?.changes]).toEqual([false, true])
  const words = 'not foreseen: it takes more than 200 microsteps'
  expect(previewOf(now(), { type: 'GO' })).toBe(words)
  send({ type: 'GO' })
  // Who sends it waits for it.
  expect(now()).toMatchObject({ value: 'rest', context: { n: 3000 } })
  send({ type: 'GO', most: 9000 })
  expect(rowOf(simulation.steps().at(-1)!).outcome).toContain('it takes more than 5000 microsteps')
  expect(slow.options.maxIterations).toBe(Infinity)
})
