/** The panel opens, docks and keeps what is chosen; it goes through time and back. */
import { describe, expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import {
  inspectorMachine,
  LARGEST,
  REPORT_MS,
  RESTORE_TIMEOUT_MS,
  SMALLEST,
} from '#machines/inspector/inspector.machine'

import { ManualClock } from '../../../src/inspector/observe/manual-clock'

type Event = EventFromLogic<typeof inspectorMachine>

const opened: Event = { type: 'panel.open', actorId: 'menu' }
const outcome = { restored: ['menu'], failed: ['theme'] }
const live: Event = { type: 'time.live' }
const restore: Event = { type: 'time.restore' }
const restored: Event = { type: 'time.restored', outcome }
const seek = (entry: number): Event => ({ type: 'time.seek', entry })

/** A panel that is closed, and was sent some events. */
const start = (...events: Event[]) => {
  const clock = new ManualClock()
  const input = { size: 50 }
  const panel = createActor(inspectorMachine, { clock, input }).start()
  const send = (...more: Event[]) => more.forEach((event) => panel.send(event))
  send(...events)
  const context = () => panel.getSnapshot().context
  /** Undefined while it is closed. */
  const state = () => {
    const { value } = panel.getSnapshot()
    return typeof value === 'string' ? undefined : value.open
  }
  /** Where it is in time, and the moment that it shows. */
  const time = () => [state(), context().entry]
  return { clock, send, context, state, time }
}

const present = [{ live: 'quiet' }, null]

it('opens on the actor that is asked for, and keeps it when none is', () => {
  const { send, state, context } = start(opened)
  expect(context().actorId).toBe('menu')
  send({ type: 'panel.close' })
  expect(state()).toBeUndefined()
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

it('keeps view, filter, mark, and what a press in the chart does', () => {
  const { send, context } = start(opened, { type: 'view.show', view: 'log' })
  send({ type: 'filter.change', filter: 'menu' }, { type: 'mark.set', mark: 2 }, seek(4))
  expect(context()).toMatchObject({ view: 'log', filter: 'menu', mark: 2, entry: 4 })
  send({ type: 'marks.set', marks: true })
  expect(context().marks).toBe(true)
})

describe('time', () => {
  it.each([
    { what: 'is the present at first', events: [], is: present },
    { what: 'is not restored from the present', events: [restore, restored], is: present },
    { what: 'is an earlier moment', events: [seek(3), seek(2)], is: ['past', 2] },
    { what: 'is the present when told so', events: [seek(3), live], is: present },
    {
      what: 'is no other moment during a restore',
      events: [seek(3), restore, seek(1), live],
      is: ['restoring', 3],
    },
  ])('$what', ({ events, is }) => {
    expect(start(opened, ...events).time()).toEqual(is)
  })

  it('tells the result of a restore for a while', () => {
    const { clock, context, time } = start(opened, seek(3), restore, restored)
    expect(time()).toEqual([{ live: 'reporting' }, null])
    clock.increment(REPORT_MS - 1)
    expect(context().outcome).toEqual(outcome)
    clock.increment(1)
    expect([time(), context().outcome]).toEqual([present, null])
    expect(start(opened, seek(3), restore, restored, seek(1)).context().outcome).toBeNull()
  })

  it('gives up a restore that never ends, and stays at its moment', () => {
    const { clock, time } = start(opened, seek(3), restore)
    clock.increment(RESTORE_TIMEOUT_MS - 1)
    expect(time()).toEqual(['restoring', 3])
    clock.increment(1)
    expect(time()).toEqual(['past', 3])
  })
})
