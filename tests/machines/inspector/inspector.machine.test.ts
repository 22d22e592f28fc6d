import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { LARGEST, RESTORE_TIMEOUT_MS, SMALLEST } from '#machines/inspector/inspector-setup'
import { inspectorMachine } from '#machines/inspector/inspector.machine'

const openPanel = () => {
  const panel = createActor(inspectorMachine, {
    input: { dock: 'bottom', size: 50, machine: 'carousel' },
  }).start()
  panel.send({ type: 'panel.open', actorId: 'menu' })
  return { panel, context: () => panel.getSnapshot().context }
}

it('is closed at first, and does nothing then', () => {
  const panel = createActor(inspectorMachine, {
    input: { dock: 'right', size: 50, machine: 'carousel' },
  }).start()
  panel.send({ type: 'dock.toggle' })
  panel.send({ type: 'view.show', view: 'log' })
  expect(panel.getSnapshot().value).toBe('closed')
  expect(panel.getSnapshot().context).toMatchObject({ dock: 'right', view: 'events' })
})

it('opens on the actor that is asked for, and keeps it when none is', () => {
  const { panel, context } = openPanel()
  expect(context().actorId).toBe('menu')
  panel.send({ type: 'panel.close' })
  panel.send({ type: 'panel.open', actorId: null })
  expect(context().actorId).toBe('menu')
  panel.send({ type: 'panel.open', actorId: 'theme' })
  expect(context().actorId).toBe('theme')
})

it('can be neither too small nor too large', () => {
  const { panel, context } = openPanel()
  panel.send({ type: 'panel.resize', size: 1 })
  expect(context().size).toBe(SMALLEST)
  panel.send({ type: 'panel.resize', size: 100 })
  expect(context().size).toBe(LARGEST)
  panel.send({ type: 'panel.resize', size: 60 })
  expect(context().size).toBe(60)
})

it('looks back until it is told to return, or at another log', () => {
  const { panel, context } = openPanel()
  const time = () => panel.getSnapshot().matches({ open: { time: 'past' } })
  panel.send({ type: 'time.seek', entry: 3 })
  panel.send({ type: 'time.seek', entry: 2 })
  expect([time(), context().entry]).toEqual([true, 2])
  panel.send({ type: 'time.live' })
  expect([time(), context().entry]).toEqual([false, null])
  panel.send({ type: 'time.seek', entry: 1 })
  panel.send({ type: 'mode.show', mode: 'simulator' })
  expect([time(), context().entry]).toEqual([false, null])
})

it('gives up a restore that never ends, and stays at its moment', () => {
  const clock = new SimulatedClock()
  const input = { dock: 'bottom', size: 50, machine: 'carousel' } as const
  const panel = createActor(inspectorMachine, { clock, input }).start()
  for (const event of [
    { type: 'panel.open', actorId: null },
    { type: 'time.seek', entry: 3 },
    { type: 'time.restore' },
  ] as const)
    panel.send(event)
  clock.increment(RESTORE_TIMEOUT_MS - 1)
  expect(panel.getSnapshot().matches({ open: { time: 'restoring' } })).toBe(true)
  clock.increment(1)
  expect(panel.getSnapshot().matches({ open: { time: 'past' } })).toBe(true)
  expect(panel.getSnapshot().context.entry).toBe(3)
})

it('pauses the log apart from all else', () => {
  const { panel } = openPanel()
  panel.send({ type: 'log.pause', entry: 7, at: 1 })
  panel.send({ type: 'time.seek', entry: 1 })
  expect(panel.getSnapshot().value).toMatchObject({ open: { time: 'past', log: 'paused' } })
  panel.send({ type: 'log.resume' })
  expect(panel.getSnapshot().matches({ open: { log: 'following' } })).toBe(true)
})

it('lists itself, and what only enters, when it is asked to', () => {
  const { panel } = openPanel()
  expect(panel.getSnapshot().value).toMatchObject({ open: { self: 'hidden', entrances: 'folded' } })
  panel.send({ type: 'self.toggle' })
  panel.send({ type: 'entrances.toggle' })
  expect(panel.getSnapshot().value).toMatchObject({
    open: { self: 'listed', entrances: 'unfolded' },
  })
})

it('goes back for good only from an earlier moment, and says what came of it', () => {
  const { panel, context } = openPanel()
  const outcome = { restored: ['menu'], failed: ['theme'] }
  panel.send({ type: 'time.restore' })
  panel.send({ type: 'time.restored', outcome })
  expect(context().outcome).toBeNull()

  panel.send({ type: 'time.seek', entry: 3 })
  panel.send({ type: 'time.restore' })
  panel.send({ type: 'time.seek', entry: 1 })
  expect(context().entry).toBe(3)
  panel.send({ type: 'time.restored', outcome })
  expect(panel.getSnapshot().matches({ open: { time: 'live' } })).toBe(true)
  expect(context()).toMatchObject({ entry: null, outcome })
  panel.send({ type: 'time.seek', entry: 1 })
  expect(context().outcome).toBeNull()
})

it('pauses the log at an entry, until another log is looked at', () => {
  const { panel, context } = openPanel()
  const isPaused = () => panel.getSnapshot().matches({ open: { log: 'paused' } })
  panel.send({ type: 'log.pause', entry: 9, at: 500 })
  expect([isPaused(), context().pause]).toEqual([true, { entry: 9, at: 500 }])
  panel.send({ type: 'mode.show', mode: 'simulator' })
  expect([isPaused(), context().pause]).toEqual([false, null])
})

it('shows a recording that was opened, and says why one was not', () => {
  const { panel, context } = openPanel()
  panel.send({ type: 'recording.refused', fault: 'Too large.' })
  expect(context()).toMatchObject({ mode: 'page', fault: 'Too large.' })
  panel.send({ type: 'recording.opened' })
  expect(context()).toMatchObject({ mode: 'recording', fault: '' })
})

it('keeps the machine of the simulator while something else is looked at', () => {
  const { panel, context } = openPanel()
  panel.send({ type: 'machine.choose', machine: 'theme' })
  panel.send({ type: 'mode.show', mode: 'page' })
  panel.send({ type: 'mode.show', mode: 'simulator' })
  expect(context().machine).toBe('theme')
})

it('remembers that the browser allows it no window, until it does', () => {
  const { panel } = openPanel()
  const place = (name: 'blocked' | 'docked' | 'popup') =>
    panel.getSnapshot().matches({ open: { place: name } })
  panel.send({ type: 'popup.blocked' })
  expect(place('blocked')).toBe(true)
  panel.send({ type: 'popup.opened' })
  expect(place('popup')).toBe(true)
  panel.send({ type: 'panel.dock' })
  expect(place('docked')).toBe(true)
})

it('stays where it is, and lists what it listed, when another mode is shown', () => {
  const { panel } = openPanel()
  panel.send({ type: 'popup.opened' })
  panel.send({ type: 'self.toggle' })
  panel.send({ type: 'entrances.toggle' })
  panel.send({ type: 'mode.show', mode: 'simulator' })
  panel.send({ type: 'recording.opened' })
  expect(panel.getSnapshot().value).toMatchObject({
    open: { place: 'popup', self: 'listed', entrances: 'unfolded' },
  })
})

it('opens in a window, and is closed with it', () => {
  const panel = createActor(inspectorMachine, {
    input: { dock: 'bottom', size: 50, machine: 'carousel' },
  }).start()
  panel.send({ type: 'popup.opened' })
  expect(panel.getSnapshot().matches({ open: { place: 'popup' } })).toBe(true)
  panel.send({ type: 'panel.close' })
  panel.send({ type: 'panel.open', actorId: null })
  expect(panel.getSnapshot().matches({ open: { place: 'docked' } })).toBe(true)
})
