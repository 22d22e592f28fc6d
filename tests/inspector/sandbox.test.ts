import { describe, expect, it, vi } from 'vitest'

import { freshRecording } from '../../src/inspector/recording/recording'
import { createSandbox } from '../../src/inspector/sources/sandbox'

const carousel = () =>
  createSandbox(
    freshRecording('carousel', { count: 3, visible: 1, intervalMs: 2000, linear: false }),
  )

describe('a sandbox', () => {
  it('moves when its clock is moved, and counts what it has been through', () => {
    const sandbox = carousel()
    const at = () => [...sandbox.store.actors.values()].at(-1)!.snapshot
    const coverage = () => sandbox.store.coverageOf('carousel')
    // The carousel takes one before it can be observed.
    expect(coverage().transitions.size).toBe(1)
    expect(sandbox.nextDue()).toBe(2000)
    sandbox.moveTo(sandbox.now() + 1000)
    expect(sandbox.now()).toBe(1000)
    sandbox.moveTo(sandbox.nextDue())
    expect(sandbox.now()).toBe(2000)
    expect(at().value).toEqual({ rotation: 'waiting', track: { moving: 'running' } })
    const { size } = coverage().transitions
    expect(size).toBeGreaterThan(1)
    expect(coverage().states).toContain('carousel.track.moving.running')
    // The whole machine is always active.
    expect(coverage().states).not.toContain('carousel')
    sandbox.restart()
    expect(sandbox.now()).toBe(0)
    expect(at().value).toEqual({ rotation: 'waiting', track: 'resting' })
    expect(coverage().transitions.size).toBe(size)
    sandbox.end()
  })
})

it('a sandbox tells of each step of its clock, and of no other time', () => {
  const sandbox = carousel()
  const onTime = vi.fn<() => void>()
  const end = sandbox.onTime?.(onTime)
  sandbox.moveTo(sandbox.now() + 1)
  sandbox.moveTo(sandbox.nextDue())
  sandbox.restart()
  expect(onTime).toHaveBeenCalledTimes(3)
  sandbox.send('0', { type: 'slide.next' })
  expect(onTime).toHaveBeenCalledTimes(3)
  end?.()
  sandbox.moveTo(sandbox.now() + 1)
  expect(onTime).toHaveBeenCalledTimes(3)
  sandbox.end()
})

it('a sandbox goes on from an earlier moment, and forgets what came after it', async () => {
  const sandbox = carousel()
  const { store } = sandbox
  const present = () => [...store.actors.values()].at(-1)!.snapshot
  sandbox.moveTo(500)
  sandbox.send('0', { type: 'slide.next' })
  const moment = store.log.at(-1)!.id
  const then = present()
  sandbox.moveTo(sandbox.now() + 1000)
  sandbox.send('0', { type: 'rotation.hold', reason: 'visitor' })
  expect(await sandbox.restore!(moment)).toMatchObject({ restored: ['carousel'] })
  // The last entry is the new actor's first.
  expect(store.log.map(({ id }) => id)).toEqual([0, 1, 2])
  expect(store.actors.size).toBe(1)
  expect(sandbox.now()).toBe(500)
  expect(present()).toEqual(then)
  // Its timers are armed: what was left of the interval is left.
  expect(sandbox.nextDue()).toBe(2500)
  sandbox.moveTo(sandbox.nextDue())
  expect(present().value).toMatchObject({ rotation: 'due' })
  sandbox.end()
})
