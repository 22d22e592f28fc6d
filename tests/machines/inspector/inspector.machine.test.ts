import { describe, expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import {
  everything,
  LARGEST,
  LONGEST_GAP_MS,
  REPORT_MS,
  RESTORE_TIMEOUT_MS,
  SMALLEST,
} from '#machines/inspector/inspector-setup'
import { inspectorMachine } from '#machines/inspector/inspector.machine'

import { ManualClock } from '../../../src/inspector/observe/manual-clock'

type Event = EventFromLogic<typeof inspectorMachine>

const input = { dock: 'bottom', size: 50 } as const
const opened: Event = { type: 'panel.open', actorId: 'menu' }
const outcome = { restored: ['menu'], failed: ['theme'] }

const start = (...events: Event[]) => {
  const clock = new ManualClock()
  const panel = createActor(inspectorMachine, { clock, input }).start()
  const send = (...more: Event[]) => more.forEach((event) => panel.send(event))
  send(...events)
  const context = () => panel.getSnapshot().context
  /** The states of its regions; of a closed panel, `closed`. */
  const state = () => {
    const { value } = panel.getSnapshot()
    return typeof value === 'string' ? value : value.open
  }
  return { clock, send, context, state }
}

const live = { time: { live: 'quiet' } }
const seek = (entry: number): Event => ({ type: 'time.seek', entry })
const showRecording: Event = { type: 'mode.show', mode: 'recording' }

it('is closed at first, and does nothing then', () => {
  const { state, context } = start({ type: 'dock.toggle' }, { type: 'view.show', view: 'log' })
  expect(state()).toBe('closed')
  expect(context()).toMatchObject({ dock: 'bottom', view: 'chart' })
})

it('opens on the actor that is asked for, and keeps it when none is', () => {
  const { send, state, context } = start(opened)
  expect(context().actorId).toBe('menu')
  send({ type: 'panel.close' })
  expect(state()).toBe('closed')
  send({ type: 'panel.open', actorId: null })
  expect(context().actorId).toBe('menu')
  send({ type: 'panel.open', actorId: 'theme' })
  expect(context().actorId).toBe('theme')
  send({ type: 'actor.follow', actorId: 'pager' })
  expect(context().actorId).toBe('pager')
})

it.each([
  { size: 1, kept: SMALLEST },
  { size: 100, kept: LARGEST },
  { size: 60, kept: 60 },
])('takes $kept % of the window when $size is asked for', ({ size, kept }) => {
  expect(start(opened, { type: 'panel.resize', size }).context().size).toBe(kept)
})

it('is docked at the other side by each toggle, and shows the view that was chosen', () => {
  const { send, context } = start(opened, { type: 'dock.toggle' })
  expect(context().dock).toBe('right')
  send({ type: 'dock.toggle' }, { type: 'view.show', view: 'log' })
  expect(context()).toMatchObject({ dock: 'bottom', view: 'log' })
})

describe('time', () => {
  it('shows an earlier moment until it is told to return', () => {
    const { send, state, context } = start(opened, seek(3), seek(2))
    expect([state(), context().entry]).toMatchObject([{ time: 'past' }, 2])
    send({ type: 'time.live' })
    expect([state(), context().entry]).toMatchObject([live, null])
  })

  it('is the present of another log', () => {
    const { state, context } = start(opened, seek(1), showRecording)
    expect([state(), context().entry]).toMatchObject([live, null])
  })

  it('is restored only from an earlier moment, and no other is chosen meanwhile', () => {
    const { send, state, context } = start(opened, { type: 'time.restore' })
    send({ type: 'time.restored', outcome })
    expect(context().outcome).toBeNull()
    send(seek(3), { type: 'time.restore' }, seek(1))
    expect([state(), context().entry]).toMatchObject([{ time: 'restoring' }, 3])
    send({ type: 'time.restored', outcome })
    expect(state()).toMatchObject({ time: { live: 'reporting' } })
    expect(context()).toMatchObject({ entry: null, outcome })
  })

  it.each([seek(1), showRecording])('forgets the last result at $type', (event) => {
    const restored: Event = { type: 'time.restored', outcome }
    const { send, context } = start(opened, seek(3), { type: 'time.restore' }, restored)
    send(event)
    expect(context().outcome).toBeNull()
  })

  it('tells the result of a restore for a while', () => {
    const restored: Event = { type: 'time.restored', outcome }
    const { clock, context } = start(opened, seek(3), { type: 'time.restore' }, restored)
    clock.increment(REPORT_MS - 1)
    expect(context().outcome).toEqual(outcome)
    clock.increment(1)
    expect(context().outcome).toBeNull()
  })

  const way = [
    { entry: 4, gapMs: 0 },
    { entry: 5, gapMs: 700 },
    { entry: 8, gapMs: 60_000 },
  ]
  const play: Event = { type: 'time.play', way }

  it('plays moments as they followed each other, shortens a long gap, and ends at the present', () => {
    const { clock, state, context } = start(opened, play)
    clock.increment(0)
    expect([state(), context().entry]).toMatchObject([{ time: 'playing' }, 4])
    clock.increment(699)
    expect(context().entry).toBe(4)
    clock.increment(1)
    expect(context().entry).toBe(5)
    clock.increment(LONGEST_GAP_MS - 1)
    expect(context().entry).toBe(5)
    clock.increment(1)
    expect([state(), context().entry]).toMatchObject([live, null])
  })

  it('stands where a playback is paused, and where another moment is chosen', () => {
    const { clock, send, state, context } = start(opened, seek(1), play)
    clock.increment(0)
    send({ type: 'time.pause' })
    clock.increment(10_000)
    expect([state(), context().entry]).toMatchObject([{ time: 'past' }, 4])
    send(play, seek(2))
    expect([state(), context().entry]).toMatchObject([{ time: 'past' }, 2])
    send(play, { type: 'time.live' })
    expect([state(), context().entry]).toMatchObject([live, null])
  })

  it('stays at the present when it is paused before the first moment', () => {
    const { clock, send, state, context } = start(opened, play)
    send({ type: 'time.pause' })
    clock.increment(10_000)
    expect([state(), context().entry]).toMatchObject([live, null])
  })

  it('is compared with a marked moment, until another log is shown', () => {
    const { send, context } = start(opened, { type: 'mark.set', mark: 2 }, seek(4))
    expect(context()).toMatchObject({ mark: 2, entry: 4 })
    send({ type: 'mark.set', mark: null })
    expect(context().mark).toBeNull()
    send({ type: 'mark.set', mark: 3 }, showRecording)
    expect(context().mark).toBeNull()
  })

  it('gives up a restore that never ends, and stays at its moment', () => {
    const { clock, state, context } = start(opened, seek(3), { type: 'time.restore' })
    clock.increment(RESTORE_TIMEOUT_MS - 1)
    expect(state()).toMatchObject({ time: 'restoring' })
    clock.increment(1)
    expect([state(), context().entry]).toMatchObject([{ time: 'past' }, 3])
  })
})

it('filters the log until another is shown', () => {
  const filter = { text: 'menu', timers: true }
  const { send, context } = start(opened, { type: 'filter.change', filter })
  expect(context().filter).toEqual(filter)
  send(showRecording)
  expect(context().filter).toEqual(everything)
})

it('says why a recording was refused until one is shown', () => {
  const { send, context } = start(opened, { type: 'recording.refused', fault: 'Too large.' })
  expect(context()).toMatchObject({ mode: 'page', fault: 'Too large.' })
  send(showRecording)
  expect(context()).toMatchObject({ mode: 'recording', fault: '' })
})

it('shows lanes on request, in every mode', () => {
  const { send, state } = start(opened)
  expect(state()).toMatchObject({ lanes: 'hidden' })
  send({ type: 'lanes.toggle' }, showRecording)
  expect(state()).toMatchObject({ lanes: 'shown' })
  send({ type: 'lanes.toggle' })
  expect(state()).toMatchObject({ lanes: 'hidden' })
})
