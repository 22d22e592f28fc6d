/** A page goes on from its past moments. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AnyActor } from 'xstate'

import { register } from '../../src/actors/registry'
import { restorePage } from '../../src/inspector/sources/restore'
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

  it('goes to the page of the moment, and waits for its actors', async () => {
    const { actor, store, last } = watched('menu')
    store.receive({ kind: 'route', at: 0, path: '/about' })
    const come = () => onTestFinished(register(actor, () => {}))
    const pushState = vi.fn<() => unknown>(() => setTimeout(come))
    vi.stubGlobal('history', { pushState })
    expect(await restorePage(store, last())).toEqual({ restored: ['menu'], failed: [] })
    expect(pushState).toHaveBeenCalledExactlyOnceWith(null, '', '/about')
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
