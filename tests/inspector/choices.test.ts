import { expect, it } from 'vitest'

import { site } from '../../src/inspector/site'
import { entries, machineOf } from '../../src/inspector/sources/machines'
import { choicesOf } from '../../src/inspector/store/choices'
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
