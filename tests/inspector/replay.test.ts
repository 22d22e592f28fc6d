/** A machine is led to its past moments; the page and a sandbox go on from there. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AnyActor } from 'xstate'

import { register } from '../../src/actors/registry'
import { entryOf } from '../../src/inspector/sources/machines'
import { restorePage } from '../../src/inspector/sources/restore'
import { createSandbox } from '../../src/inspector/sources/sandbox'
import { watched } from './watched'

const failed = (reason: string) => ({ restored: [], failed: [`menu (${reason})`] })

describe('a page', () => {
  beforeEach(() => {
    vi.stubGlobal('location', new URL('https://site.example/'))
    vi.stubGlobal('history', { state: null, pushState: () => {} })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('gets an actor of an earlier moment for the one it had', async () => {
    const { actor, store, send, last } = watched('menu')
    let rendered: AnyActor = actor
    onTestFinished(register(actor, (next) => (rendered = next)))
    store.receive({ kind: 'route', at: 0, path: '/' })
    send({ type: 'menu.toggle' })
    const moment = last()
    send({ type: 'timeline.done' })
    expect(await restorePage(store, moment)).toEqual({ restored: ['menu'], failed: [] })
    expect(rendered.getSnapshot()).toMatchObject({ value: 'opening', status: 'active' })
    expect(actor.getSnapshot().status).toBe('stopped')
  })

  it('is told what failed: actors that never come, and one that cannot be replayed', async () => {
    vi.useFakeTimers()
    const { actor, store, view, last } = watched('menu')
    store.receive({ kind: 'route', at: 0, path: '/about' })
    const outcome = restorePage(store, last())
    await vi.runAllTimersAsync()
    expect(await outcome).toEqual(failed('it is not here'))

    onTestFinished(register(actor, () => {}))
    // Changed in place, which the log has not seen.
    Object.assign(view().snapshot.live.snapshot, { context: { other: 1 } })
    store.receive({ kind: 'route', at: 0, path: '/' })
    expect(await restorePage(store, last())).toEqual(
      failed('its context was changed in place since'),
    )
  })
})

it('a sandbox moves by its clock, goes on from an earlier moment, and starts anew', async () => {
  const input = { count: 3, visible: 1, intervalMs: 2000, linear: false }
  const sandbox = createSandbox(entryOf('carousel')!, { input })
  const { store, now } = sandbox
  const move = sandbox.move
  const present = () => {
    const { value, context, timers } = [...store.actors.values()].at(-1)!.snapshot
    return { value, context, timers: timers.map(({ event, due }) => [event, due]) }
  }
  move(500)
  sandbox.send('carousel', { type: 'slide.next' })
  const moment = store.log.at(-1)!.id
  const then = present()
  move(1000)
  sandbox.send('carousel', { type: 'rotation.hold', reason: 'visitor' })
  expect(await sandbox.restore(moment)).toMatchObject({ restored: ['carousel'] })
  // What came after it is forgotten; the last entry is the new actor's first.
  expect(store.log.map(({ id }) => id)).toEqual([0, 1, 2])
  expect([store.actors.size, now(), present()]).toEqual([1, 500, then])
  // What was left of the interval is left.
  move('timer')
  expect(now()).toBe(2500)
  expect(present().value).toMatchObject({ rotation: 'due' })
})
