import { describe, expect, it } from 'vitest'

import { site } from '../../src/inspector/site'
import { chartOf } from '../../src/build/charts/graph.ts'
import { activeNodes } from '../../src/inspector/store/active'
import { labelOf, transitionsIn } from '../../src/chart/chart'
import { toMermaid } from '../../src/chart/mermaid'
import { entries, machineOf } from '../../src/inspector/sources/machines'
import { transitionId } from '../../src/actors/transition-id'
import { allTransitions } from '../machines/transition-coverage'

const chart = (id: string) => site.charts[id]!
const find = (id: string, key: string) => chart(id).nodes.find((node) => node.key === key)

describe.each(entries)('the chart of the $id machine', ({ id, machine, input, events }) => {
  it('is the same each time', () => {
    expect(chartOf(machine, input, events)).toEqual(chart(id))
  })

  it('has each transition under the name by which it is seen taken', () => {
    const drawn = transitionsIn(chart(id)).map((transition) => transition.id)
    expect(drawn.toSorted()).toEqual(allTransitions(machine).map(transitionId).toSorted())
  })
})

it('names guards, delays and what happens always', () => {
  const words = transitionsIn(chart('carousel')).map(labelOf)
  expect(words).toContain('after interval')
  expect(words).toContain('always [not isHeld]')
  expect(words).toContain('always [in track.resting]')
})

it('says what a delay lasts, what an action sends and what a guard asks', () => {
  const transitions = transitionsIn(chart('carousel'))
  expect(transitions.find(({ delay }) => delay)).toMatchObject({ figure: '2 s' })
  expect(transitions.find(({ sends }) => sends)?.sends).toEqual({ advance: 'raises slide.next' })
  expect(chart('carousel').guards['isHeld']).toBe('context.holds.length > 0')
  const emitting = transitionsIn(chart('accordion')).find(({ sends }) => sends)?.sends
  expect(emitting).toEqual({ emitAddress: 'emits address.changed' })
})

it('says what a state does on entry, and its tags', () => {
  expect(find('copy', 'copying')).toMatchObject({ entry: ['requestCopy'], exit: [] })
  expect(find('scene', 'paused')).toMatchObject({ tags: ['mounted', 'visible'] })
})

it('knows parallel regions and transitions to the same state', () => {
  const { nodes } = chart('carousel')
  expect(nodes[0]).toMatchObject({ type: 'parallel' })
  const again = nodes.filter(({ id, transitions }) =>
    transitions.some(({ targets }) => targets.includes(id)),
  )
  expect(again.length).toBeGreaterThan(0)
})

it('lights the states of a value, and what is around them', () => {
  const value = { rotation: 'stopped', track: { moving: 'frozen' } }
  expect([...activeNodes(chart('carousel'), value)]).toEqual([
    'carousel',
    'carousel.rotation',
    'carousel.rotation.stopped',
    'carousel.track',
    'carousel.track.moving',
    'carousel.track.moving.frozen',
  ])
})

it('has another hash when a machine has changed', async () => {
  const { root } = machineOf('menu')!
  const changed = machineOf('menu')!.provide({})
  expect(chartOf(changed).hash).toBe(chart('menu').hash)
  const { config } = root.machine
  const { createMachine } = await import('xstate')
  const other = createMachine({ ...config, on: {} } as never)
  expect(chartOf(other).hash).not.toBe(chart('menu').hash)
})

it('is written as Mermaid with states nested and concurrent', () => {
  const text = toMermaid(chart('carousel'))
  expect(text).toMatch(/^stateDiagram-v2\n/)
  expect(text).toContain('state "moving" as carousel_track_moving {')
  expect(text).toContain('--\n')
  expect(text).toContain('carousel_rotation_waiting --> carousel_rotation_due : after interval')
})
