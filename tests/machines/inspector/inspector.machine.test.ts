/** The panel opens with what was chosen, shows the past, and freezes the page while it is open. */
import { expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import {
  inspectorMachine,
  LARGEST,
  LEAST_ZOOM,
  MOST_ZOOM,
  SMALLEST,
} from '#machines/inspector/inspector.machine.ts'

type Event = EventFromLogic<typeof inspectorMachine>

const opened: Event = { type: 'panel.open', actorId: 'menu' }
const live: Event = { type: 'time.live' }
const restored: Event = { type: 'time.restored', report: 'Restored: 1.' }
const choose = (step: number): Event => ({ type: 'step.choose', step })

/** A panel that is closed, and was sent some events. */
const start = (...events: Event[]) => {
  const panel = createActor(inspectorMachine, { input: { size: 50 } }).start()
  const send = (...more: Event[]) => more.forEach((event) => panel.send(event))
  send(...events)
  const context = () => panel.getSnapshot().context
  /** Whether it shows the past, and of which step. */
  const time = () => [panel.getSnapshot().matches({ open: { time: 'past' } }), context().step]
  const isFrozen = () => panel.getSnapshot().hasTag('frozen')
  const areToolsOpen = () => panel.getSnapshot().matches({ open: { tools: 'open' } })
  const isOpen = () => panel.getSnapshot().matches('open')
  return { send, context, time, isFrozen, isOpen, areToolsOpen }
}

it('opens on the actor that is asked for, or else on the last one', () => {
  const { send, isOpen, context } = start(opened)
  expect(context().actorId).toBe('menu')
  send({ type: 'panel.close' })
  expect(isOpen()).toBe(false)
  send({ type: 'panel.open', actorId: null })
  expect(context().actorId).toBe('menu')
  send({ type: 'panel.open', actorId: 'theme' })
  expect(context().actorId).toBe('theme')
  send({ type: 'actor.choose', actorId: 'pager' })
  expect(context().actorId).toBe('pager')
})

it.each([
  { size: 1, clamped: SMALLEST },
  { size: 100, clamped: LARGEST },
  { size: 60, clamped: 60 },
])('takes $clamped % of the window when $size is asked for', ({ size, clamped }) => {
  expect(start(opened, { type: 'panel.resize', size }).context().size).toBe(clamped)
})

it.each([
  { zoom: 2, clamped: 2 },
  { zoom: 100, clamped: MOST_ZOOM },
  { zoom: 0, clamped: LEAST_ZOOM },
])('draws the chart $clamped times as large when $zoom is asked for', ({ zoom, clamped }) => {
  expect(start(opened, { type: 'chart.zoom', zoom }).context().zoom).toBe(clamped)
})

it('of what is open, Escape closes the tools alone', () => {
  const { send, isOpen, areToolsOpen } = start(opened, { type: 'tools.toggle' })
  expect(areToolsOpen()).toBe(true)
  send({ type: 'escape.pressed' })
  expect([isOpen(), areToolsOpen()]).toEqual([true, false])
  send({ type: 'tools.toggle' }, { type: 'tools.toggle' })
  expect(areToolsOpen()).toBe(false)
})

it('has the chosen view and filter, and with a step its actor', () => {
  const { send, context } = start(opened, { type: 'view.show', view: 'log' })
  send({ type: 'filter.change', filter: 'menu' })
  send({ type: 'step.choose', step: 4, actorId: 'theme' })
  expect(context()).toMatchObject({ view: 'log', filter: 'menu', step: 4, actorId: 'theme' })
})

it.each([
  { what: 'is the present at first', events: [], is: [false, null] },
  { what: 'is an earlier moment', events: [choose(3), choose(2)], is: [true, 2] },
  { what: 'is the present when that is asked for', events: [choose(3), live], is: [false, null] },
  { what: 'is the present after a restore', events: [choose(3), restored], is: [false, null] },
  {
    what: 'is the present when it is opened again',
    events: [choose(3), { type: 'panel.close' } as const, opened],
    is: [false, null],
  },
])('the time $what', ({ events, is }) => {
  expect(start(opened, ...events).time()).toEqual(is)
})

it('reports a restore until something else is done', () => {
  const { send, context } = start(opened, choose(3), restored)
  expect(context().report).toBe('Restored: 1.')
  send(choose(2))
  expect(context().report).toBe('')
  send(restored, { type: 'page.freeze' })
  expect(context().report).toBe('')
  send(restored, { type: 'page.run' })
  expect(context().report).toBe('')
  send(restored, { type: 'panel.close' })
  expect(context().report).toBe('')
})

it('freezes the page until that is ended, or the panel is closed', () => {
  const { send, isFrozen } = start(opened)
  expect(isFrozen()).toBe(false)
  send({ type: 'page.freeze' }, choose(3))
  expect(isFrozen()).toBe(true)
  send({ type: 'page.run' })
  expect(isFrozen()).toBe(false)
  send({ type: 'page.freeze' }, { type: 'panel.close' })
  expect(isFrozen()).toBe(false)
})
