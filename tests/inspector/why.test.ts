/** The inspector says truly what an event would do, why it does nothing, and what is waited for. */
import { expect, it } from 'vitest'

import type { JsonEvent } from '../../src/inspector/protocol'
import { site } from '../../src/inspector/site'
import { choicesOf } from '../../src/inspector/store/choices'
import { outcomeOf } from '../../src/inspector/store/preview'
import { waitsFor } from '../../src/inspector/store/waits'
import { explain, reasonOf } from '../../src/inspector/store/why'
import { sendableOf } from '../../src/inspector/workspace/chart/parts'
import { watched } from './watched'

/** The snapshot of a machine's actor after it was sent something. */
const after = (id: string, ...sent: readonly JsonEvent[]) => {
  const { send, view } = watched(id)
  sent.forEach(send)
  return view().snapshot
}
/** Three events by name, and how many more. */
const opened = { type: 'panel.open', actorId: null }
const three = new RegExp(`^waits for (?:[a-z.]+, ){3}\\d+ more$`)
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

it.each([
  ['rotation.release', ['rotation.waiting', 'rotation', 'track.resting', 'track', 'carousel']],
  ['slide.next', ['rotation.waiting', 'track.resting', 'track']],
])('%s is asked of inner states, and of outer ones if none takes it', (type, names) => {
  expect(explain(after('carousel'), { type }).map(({ name }) => name)).toEqual(names)
})

it.each<[string, JsonEvent[], JsonEvent, string]>([
  ['carousel', [], { type: 'rotation.release', reason: 'visitor' }, 'changes nothing'],
  ['accordion', [], { type: 'timeline.done', id: 'one' }, 'changes nothing'],
  ['carousel', [], { type: 'viewport.resized', visible: 2 }, 'changes: visible'],
  ['accordion', [toggle('one')], toggle('two'), 'address.changed'],
  // Only the regions that would be in another state.
  ['carousel', [], { type: 'slide.next' }, '→\u00A0track.moving.running'],
  ['menu', [], { type: 'escape.pressed' }, 'not in this state'],
  ['menu', [], { type: 'unheard.of' }, 'this machine has no such event'],
  // The fields, not each of their parts.
  ['inspector', [opened], { type: 'state.fold', id: 'open', isOpen: true }, 'changes: folds'],
])('of a %s after %j, the outcome of %j is told: %s', (id, sent, event, told) => {
  expect(outcomeOf(after(id, ...sent), event)).toContain(told)
})

it('what would change nothing is not offered in the chart, and data is such that it would', () => {
  const offered = sendableOf(after('motion'))
  const types = [...offered.values()].map(({ type }) => type)
  expect(types).toContain('motion.toggle')
  expect(types).not.toContain('motion.follow')

  const held = after('scene', { type: 'scene.release', reason: 'inactive' })
  const release = { type: 'scene.release', reason: 'offscreen' }
  expect(choicesOf(held)).toContainEqual({ event: release, does: true })
})

it.each<[string, JsonEvent[], string | RegExp]>([
  ['scene', [], 'stands still: not in use, off screen'],
  ['carousel', [{ type: 'rotation.hold', reason: 'offscreen' }], 'stands still: off screen'],
  ['menu', [], 'waits for menu.toggle'],
  ['motion', [], /^(?!.*motion\.follow)/],
  ['see-inside', [], new RegExp(`^waits for (?:[a-z.]+, ){2}[a-z.]+$`)],
  ['inspector', [opened], three],
  ['entrance', [{ type: 'page.shown' }], 'waits for nothing more'],
  ['pager', [{ type: 'page.more' }], /page\.hide/],
  // A timer of its own will move it.
  ['carousel', [], /^$/],
])('a %s after %j says what it waits for: %s', (id, sent, told) => {
  expect(waitsFor(after(id, ...sent))).toMatch(told)
})
