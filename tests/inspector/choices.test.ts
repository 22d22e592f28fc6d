import { expect, it } from 'vitest'

import { site } from '../../src/inspector/site'
import { entries, machineOf } from '../../src/inspector/sources/machines'
import { choicesOf } from '../../src/inspector/store/choices'
import { sendableOf } from '../../src/inspector/workspace/chart/sendable'
import { watched } from './watched'

it.each(entries.map(({ id }) => id))('the events of %s stay in one order', (id) => {
  const { actor, clock, view } = watched(id)
  const types = () => choicesOf(machineOf(id), id, view().snapshot).map(({ event }) => event.type)
  const order = types()
  for (const event of site.samplesOf(id)) {
    if (actor.getSnapshot().status === 'active') actor.send(event)
    clock.set(clock.now() + 500)
    expect(types()).toEqual(order)
  }
})

it('what would change nothing is not offered in the chart', () => {
  const { snapshot } = watched('motion').view()
  const machine = machineOf('motion')
  const offered = sendableOf(machine, snapshot, choicesOf(machine, 'motion', snapshot))
  const types = [...offered.values()].map(({ type }) => type)
  expect(types).toContain('motion.toggle')
  expect(types).not.toContain('motion.follow')
})

it('an event comes with data by which it would change something', () => {
  const { send, view } = watched('scene')
  send({ type: 'scene.release', reason: 'inactive' })
  const { snapshot } = view()
  const release = choicesOf(machineOf('scene'), 'scene', snapshot).find(
    ({ event }) => event.type === 'scene.release',
  )
  expect(release).toEqual({ event: { type: 'scene.release', reason: 'offscreen' }, does: true })
})
