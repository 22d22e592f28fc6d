import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { AnyActor } from 'xstate'

import { register } from '../../src/actors/registry'
import { restorePage } from '../../src/inspector/sources/restore'
import { watched } from './watched'

const standAt = (path: string) => {
  vi.stubGlobal('location', new URL(path, 'https://site.example'))
  vi.stubGlobal('history', { state: null, pushState: () => {} })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A menu on the page at `/`, and the actor that its component renders. */
const menuOnPage = () => {
  standAt('/')
  const menu = watched('menu')
  let rendered: AnyActor = menu.actor
  onTestFinished(register(menu.actor, (next) => (rendered = next)))
  menu.store.receive({ kind: 'route', at: 0, path: '/' })
  return { ...menu, rendered: () => rendered }
}

it('gives the page an actor in the state of an earlier moment', async () => {
  const { store, send, last, rendered } = menuOnPage()
  send({ type: 'menu.toggle' })
  const moment = last()
  send({ type: 'timeline.done' })
  expect(await restorePage(store, moment)).toEqual({ restored: ['menu'], failed: [] })
  expect(rendered().getSnapshot()).toMatchObject({ value: 'opening' })
})

it('settles if the actors of another page never come', async () => {
  vi.useFakeTimers()
  standAt('/')
  const { store, last } = watched('menu')
  store.receive({ kind: 'route', at: 0, path: '/about' })
  const outcome = restorePage(store, last())
  await vi.runAllTimersAsync()
  expect(await outcome).toEqual({ restored: [], failed: ['menu'] })
})

it('settles if an actor cannot be replayed, and says so', async () => {
  const { actor, store, view, last } = menuOnPage()
  const { name, machine, input, base } = view()
  store.receive({
    kind: 'actor',
    at: 0,
    sessionId: actor.sessionId,
    name,
    machine,
    input,
    snapshot: { ...base.snapshot, value: 'nowhere' },
  })
  expect(await restorePage(store, last())).toEqual({ restored: [], failed: ['menu'] })
})

it('stops the actor that was there, and its own when that is unmounted for good', async () => {
  const { actor, store, last, rendered } = menuOnPage()
  await restorePage(store, last())
  const restored = rendered()
  const status = () => restored.getSnapshot().status
  expect(actor.getSnapshot().status).toBe('stopped')
  await Promise.resolve()
  expect(status()).toBe('active')
  // As StrictMode does.
  register(restored, () => {})()
  const leave = register(restored, () => {})
  await Promise.resolve()
  expect(status()).toBe('active')
  leave()
  await Promise.resolve()
  expect(status()).toBe('stopped')
})
