import { describe, expect, it } from 'vitest'

import { site } from '../../src/inspector/site'
import { layOut } from '../../src/build/charts/layout.ts'
import { activeNodes } from '../../src/inspector/chart/active'
import { labelOf } from '../../src/inspector/chart/chart'
import { toMermaid } from '../../src/inspector/chart/mermaid'
import { entries, machineOf } from '../../src/inspector/sources/machines'
import { transitionId } from '../../src/actors/transition-id'
import { allTransitions } from '../machines/transition-coverage'

const transitionsIn = (id: string) => {
  const { edges, nodes } = site.charts[id]!
  return [
    ...edges.flatMap(({ transitions }) => transitions),
    ...nodes.flatMap(({ inner }) => inner),
  ]
}

describe.each(entries)('the chart of the $id machine', ({ id, machine }) => {
  it('is laid out the same each time', async () => {
    expect(await layOut(id, machine)).toEqual(site.charts[id])
  })

  it('draws each transition under the name by which it is seen taken', () => {
    const drawn = new Set(transitionsIn(id).map((transition) => transition.id))
    expect(drawn).toEqual(new Set(allTransitions(machine).map(transitionId)))
  })

  it('has a place for everything, inside of what it belongs to', () => {
    const { nodes, edges, width, height } = site.charts[id]!
    for (const { x, y, parent, ...node } of nodes) {
      const outer = nodes.find((candidate) => candidate.id === parent)
      expect(x).toBeGreaterThanOrEqual(outer?.x ?? 0)
      expect(y).toBeGreaterThanOrEqual(outer?.y ?? 0)
      expect(x + node.width).toBeLessThanOrEqual(outer ? outer.x + outer.width : width)
      expect(y + node.height).toBeLessThanOrEqual(outer ? outer.y + outer.height : height)
    }
    for (const { path } of edges) expect(path).toMatch(/^M[\d.]+ /)
  })

  it('points at a first state wherever there is one', () => {
    const { nodes, starts } = site.charts[id]!
    expect(starts).toHaveLength(nodes.filter(({ initial }) => initial).length)
  })
})

it('names guards, delays and what happens always', () => {
  const words = transitionsIn('carousel').map(labelOf)
  expect(words).toContain('after interval')
  expect(words).toContain('always [not isHeld]')
  expect(words).toContain('always [in track.resting]')
})

it('draws parallel regions and transitions to the same state', () => {
  const { nodes, edges } = site.charts['carousel']!
  expect(nodes[0]).toMatchObject({ type: 'parallel' })
  expect(edges.some(({ source, target }) => source === target)).toBe(true)
})

it('lights the states of a value, and what is around them', () => {
  const value = { rotation: 'stopped', track: { moving: 'frozen' } }
  expect([...activeNodes(site.charts['carousel']!, value)]).toEqual([
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
  expect((await layOut('menu', changed)).hash).toBe(site.charts['menu']!.hash)
  const { config } = root.machine
  const { createMachine } = await import('xstate')
  const other = createMachine({ ...config, on: {} } as never)
  expect((await layOut('menu', other)).hash).not.toBe(site.charts['menu']!.hash)
})

it('is written as Mermaid with states nested and concurrent', () => {
  const text = toMermaid(site.charts['carousel']!)
  expect(text).toMatch(/^stateDiagram-v2\n/)
  expect(text).toContain('state "moving" as carousel_track_moving {')
  expect(text).toContain('--\n')
  expect(text).toContain('carousel_rotation_waiting --> carousel_rotation_due : after interval')
})
