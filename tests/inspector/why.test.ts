/** The inspector says truly what an event would do, why it does nothing, and what is waited for. */
import { expect, it } from 'vitest'
import { createMachine } from 'xstate'

import { snapshotOf } from '../../src/inspector/observe/snapshots'
import type { JsonEvent } from '../../src/inspector/protocol'
import { site } from '../../src/inspector/site'
import { choicesOf } from '../../src/inspector/store/choices'
import { outcomeOf } from '../../src/inspector/store/preview'
import type { LoggedStep } from '../../src/inspector/store/store'
import { stepOutcome } from '../../src/inspector/store/texts'
import { waitsFor } from '../../src/inspector/store/waits'
import { reasonOf } from '../../src/inspector/store/why'
import { sendableOf } from '../../src/inspector/workspace/chart/parts'
import type { Any as Given } from './foreign/foreign'
import { observed, watched } from './watched'

/** The snapshot of a machine's actor after it was sent something. */
const after = (id: string, ...sent: readonly JsonEvent[]) => {
  const { send, view } = watched(id)
  sent.forEach(send)
  return view().snapshot
}
const toggle = (id: string): JsonEvent => ({ type: 'item.toggle', id })

it('the list of events keeps its order', () => {
  const { view, send } = watched('carousel')
  const types = () => choicesOf(view().snapshot).map(({ event }) => event.type)
  const order = types()
  for (const event of site.samplesOf('carousel')) {
    send(event)
    expect(types()).toEqual(order)
  }
})

it('the guard that refuses is named once, with the values that it read', () => {
  const reason = reasonOf(after('carousel'), { type: 'slide.select', index: 0 })
  expect(reason).toContain('isAnotherSlide: no; index 0, ')
  expect(reason).toContain('position 0')
  expect(reason.match(/isAnotherSlide/g)).toHaveLength(1)
})

it.each<[string, JsonEvent[], JsonEvent, string]>([
  ['carousel', [], { type: 'rotation.release', reason: 'visitor' }, 'changes nothing'],
  ['carousel', [], { type: 'viewport.resized', visible: 2 }, 'changes: visible'],
  ['accordion', [toggle('one')], toggle('two'), 'address.changed'],
  // Only the regions that would be in another state.
  ['carousel', [], { type: 'slide.next' }, '→\u00A0track.moving.running'],
  ['menu', [], { type: 'escape.pressed' }, 'not in this state'],
  ['menu', [], { type: 'unheard.of' }, 'this machine has no such event'],
])('of a %s after %j, the outcome of %j is told: %s', (id, sent, event, told) => {
  expect(outcomeOf(after(id, ...sent), event)).toContain(told)
})

it('what would change nothing is not offered in the chart, and data is such that it would', () => {
  const offered = sendableOf(after('menu'))
  const types = [...offered.values()].map(({ type }) => type)
  expect(types).toContain('menu.toggle')
  expect(types).not.toContain('viewport.widened')

  const held = after('scene', { type: 'scene.release', reason: 'inactive' })
  const release = { type: 'scene.release', reason: 'offscreen' }
  expect(choicesOf(held)).toContainEqual({ event: release, does: true })
})

it.each<[string, JsonEvent[], string | RegExp]>([
  ['scene', [], 'stands still: not in use, off screen'],
  ['carousel', [{ type: 'rotation.hold', reason: 'offscreen' }], 'stands still: off screen'],
  ['menu', [], /^waits for menu\.toggle(?!.*viewport)/],
  ['see-inside', [], /^waits for (?:[a-z.]+, ){2}[a-z.]+$/],
  // Three by name, and how many more.
  ['inspector', [{ type: 'panel.open', actorId: null }], /^waits for (?:[a-z.]+, ){3}\d+ more$/],
  ['entrance', [{ type: 'page.shown' }], 'waits for nothing more'],
  // A timer of its own will move it.
  ['carousel', [], /^$/],
])('a %s after %j says what it waits for: %s', (id, sent, told) => {
  expect(waitsFor(after(id, ...sent))).toMatch(told)
})

/** An actor that nobody here wrote: no sample of its events is known. */
const foreign = (config: object) => observed(createMachine(config))
const actions = () => {}

it.each([
  [
    'a list that a guard reads is not what holds it',
    {
      ...{ context: { todos: ['milk'] }, initial: 'few' },
      states: {
        few: {
          always: { guard: ({ context }: Given) => context.todos.length > 1, target: 'many' },
          on: { ADD: 'many' },
        },
        many: {},
      },
    },
    'waits for ADD',
  ],
  [
    'it may take with data what it refuses without',
    { on: { BID: { guard: ({ event }: Given) => event.price > 5, actions } } },
    '',
  ],
  ['it may take any event', { on: { '*': { actions } } }, ''],
  ['it takes none', {}, 'waits for nothing more'],
])('of a foreign machine, %s', (_, config, told) => {
  expect(waitsFor(snapshotOf(foreign(config).actor))).toBe(told)
})

it('a guard that was asked of a context that is another one now is not told as asked', () => {
  const context = { count: 0 }
  const on = { GO: { guard: () => context.count > 0, actions } }
  const { actor, store } = foreign({ context, on })
  actor.send({ type: 'GO' })
  context.count = 1
  expect(stepOutcome(store.log.at(-1) as LoggedStep)).toContain('not known')
  expect(outcomeOf(store.actors.get('(machine)')!.snapshot, { type: 'GO' })).toContain('not known')
})

it('a guard that answers otherwise another time says what it asks', () => {
  const { actor } = foreign({ on: { GO: { guard: () => Math.random() > 2, actions } } })
  const reason = reasonOf(snapshotOf(actor), { type: 'GO' })
  expect(reason).toContain('asks "Math.random"')
})
