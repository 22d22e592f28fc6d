/** The brake freezes the page, waits at a breakpoint and keeps each breakpoint once. */
import { expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { brakeMachine, type Breakpoint } from '#machines/inspector/brake.machine'

const toggle: Breakpoint = { kind: 'event', actor: 'menu', name: 'menu.toggle' }
const hit = { breakpoint: toggle, event: 'menu.toggle' }

const set = (breakpoint: Breakpoint) => ({ type: 'break.toggle', breakpoint }) as const

const start = (...events: EventFromLogic<typeof brakeMachine>[]) => {
  const brake = createActor(brakeMachine).start()
  for (const event of events) brake.send(event)
  return brake.getSnapshot()
}

it('lets the page run, until it is frozen, and again when it goes on', () => {
  expect([...start().tags]).toEqual([])
  expect([...start({ type: 'page.freeze' }).tags]).toEqual(['still'])
  expect(start({ type: 'page.freeze' }, { type: 'page.go' }).value).toBe('running')
})

it.each([[[]], [[{ type: 'page.freeze' } as const]]])(
  'waits at a breakpoint, with its reason, until it goes on: after %o',
  (before) => {
    const waits = start(...before, { type: 'break.hit', hit })
    expect([...waits.tags]).toEqual(['still', 'waiting'])
    expect(waits.context.hit).toEqual(hit)
    const gone = start(...before, { type: 'break.hit', hit }, { type: 'page.go' })
    expect([gone.value, gone.context.hit]).toEqual(['running', null])
  },
)

it('keeps each breakpoint once, by kind, actor and name', () => {
  const others: Breakpoint[] = [
    { ...toggle, kind: 'guard' },
    { ...toggle, actor: 'theme' },
    { ...toggle, name: 'timeline.done' },
  ]
  const all = [toggle, ...others]
  expect(start(...all.map(set)).context.breakpoints).toEqual(all)
  expect(start(...all.map(set), set({ ...toggle })).context.breakpoints).toEqual(others)
  const again = start(set(toggle), set(toggle), set(toggle))
  expect(again.context.breakpoints).toEqual([toggle])
})
