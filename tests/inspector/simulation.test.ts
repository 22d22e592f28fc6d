import { describe, expect, it, vi } from 'vitest'

import { site } from '../../src/inspector/site'
import { coverageOf } from '../../src/inspector/store/coverage'
import { createSimulation } from '../../src/inspector/simulator/simulation'

describe('the simulator', () => {
  it('moves when its clock is moved, and counts what it has been through', () => {
    const simulation = createSimulation('carousel')
    const at = () => [...simulation.store.actors.values()].at(-1)!.snapshot
    const coverage = () => coverageOf(simulation.store, site.charts['carousel']!)
    // The carousel takes one before it can be observed.
    expect(coverage().transitions.size).toBe(1)
    expect(simulation.nextDue()).toBe(2000)
    simulation.advance(1000)
    expect(simulation.now()).toBe(1000)
    simulation.advanceToTimer()
    expect(simulation.now()).toBe(2000)
    expect(at().value).toEqual({ rotation: 'waiting', track: { moving: 'running' } })
    const { size } = coverage().transitions
    expect(size).toBeGreaterThan(1)
    expect(coverage().states).toContain('carousel.track.moving.running')
    // The whole machine is always active.
    expect(coverage().states).not.toContain('carousel')
    simulation.restart()
    expect(simulation.now()).toBe(0)
    expect(at().value).toEqual({ rotation: 'waiting', track: 'resting' })
    expect(coverage().transitions.size).toBe(size)
    simulation.end()
  })
})

it('the simulator tells of each step of its clock, and of no other time', () => {
  const simulation = createSimulation('carousel')
  const onTime = vi.fn<() => void>()
  const end = simulation.onTime?.(onTime)
  simulation.advance(1)
  simulation.advanceToTimer()
  simulation.restart()
  expect(onTime).toHaveBeenCalledTimes(3)
  simulation.send('', { type: 'slide.next' })
  expect(onTime).toHaveBeenCalledTimes(3)
  end?.()
  simulation.advance(1)
  expect(onTime).toHaveBeenCalledTimes(3)
  simulation.end()
})

it('a simulation goes on from an earlier moment, and forgets what came after it', async () => {
  const simulation = createSimulation('carousel')
  const { store } = simulation
  const present = () => [...store.actors.values()].at(-1)!.snapshot
  simulation.advance(500)
  simulation.send('', { type: 'slide.next' })
  const moment = store.log.at(-1)!.id
  const then = present()
  simulation.advance(1000)
  simulation.send('', { type: 'rotation.hold', reason: 'visitor' })
  expect(await simulation.restore!(moment)).toMatchObject({ restored: ['carousel'] })
  // The last entry is the new actor's first.
  expect(store.log.map(({ id }) => id)).toEqual([0, 1, 2])
  expect([...store.actors.keys()]).toEqual(['carousel'])
  expect(simulation.now()).toBe(500)
  expect(present()).toEqual(then)
  // Its timers are armed: what was left of the interval is left.
  expect(simulation.nextDue()).toBe(2500)
  simulation.advanceToTimer()
  expect(present().value).toMatchObject({ rotation: 'due' })
  simulation.end()
})
