/** The brake freezes the page, waits at a breakpoint and keeps each breakpoint once. */
import { expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { brakeMachine, type Breakpoint } from '#machines/inspector/brake.machine'

type Event = EventFromLogic<typeof brakeMachine>

const toggle: Breakpoint = { actor: 'menu', name: 'menu.toggle' }
const hit: Event = { type: 'break.hit', hit: toggle }
const freeze: Event = { type: 'page.freeze' }
const go: Event = { type: 'page.go' }
const step: Event = { type: 'page.step' }
const set = (breakpoint: Breakpoint): Event => ({ type: 'break.toggle', breakpoint })

const start = (...events: Event[]) => {
  const brake = createActor(brakeMachine).start()
  for (const event of events) brake.send(event)
  return brake.getSnapshot()
}

it('lets the page run, until it is frozen, and again when it goes on or steps', () => {
  expect([...start().tags]).toEqual([])
  expect([...start(freeze).tags]).toEqual(['still'])
  expect(start(freeze, go).value).toBe('running')
  expect([...start(freeze, step).tags]).toEqual([])
  expect(start(freeze, step, freeze).value).toBe('frozen')
  expect(start(freeze, step, go).value).toBe('running')
  expect(start(hit, step).value).toBe('stepping')
})

it('keeps the events that wait, and no reason once they have passed', () => {
  const held = [{ actor: 'menu', event: { type: 'menu.toggle' } }]
  const waits = start(hit, { type: 'event.held', held })
  expect(waits.context).toMatchObject({ hit: toggle, held })
  const passed = start(hit, { type: 'event.held', held }, { type: 'event.passed', held: [] })
  expect(passed.context).toMatchObject({ hit: null, held: [] })
})

it.each([[[]], [[freeze]], [[freeze, step]]])(
  'waits at a breakpoint, with its reason, until it goes on: after %o',
  (before) => {
    const waits = start(...before, hit)
    expect([...waits.tags]).toEqual(['still', 'waiting'])
    expect(waits.context.hit).toEqual(toggle)
    const gone = start(...before, hit, go)
    expect([gone.value, gone.context.hit]).toEqual(['running', null])
  },
)

it('keeps each breakpoint once, by actor and name', () => {
  const others: Breakpoint[] = [
    { ...toggle, actor: 'theme' },
    { ...toggle, name: 'timeline.done' },
  ]
  const all = [toggle, ...others]
  expect(start(...all.map(set)).context.breakpoints).toEqual(all)
  expect(start(...all.map(set), set({ ...toggle })).context.breakpoints).toEqual(others)
  const again = start(set(toggle), set(toggle), set(toggle))
  expect(again.context.breakpoints).toEqual([toggle])
})
