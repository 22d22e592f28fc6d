import { describe, expect, it } from 'vitest'

import { site } from '../../src/inspector/site'
import { previewOf } from '../../src/inspector/store/preview'
import { stateLine } from '../../src/inspector/store/state-line'
import { entries, machineOf } from '../../src/inspector/sources/machines'
import { watched } from './watched'

describe('the preview of an event', () => {
  const { snapshot } = watched('menu').view()
  const menu = machineOf('menu')!

  it('says where it leads, and leaves the actor alone', () => {
    expect(previewOf(menu, snapshot, { type: 'menu.toggle' })?.value).toBe('opening')
    expect(snapshot.value).toBe('closed')
  })

  it.each(entries.map(({ id }) => id))('is what a running %s does', (id) => {
    for (const event of site.samplesOf(id)) {
      const { actor, view, send } = watched(id)
      const preview = previewOf(machineOf(id)!, view().snapshot, event)
      const can = actor.getSnapshot().can(event)
      send(event)
      const { value, context } = view().snapshot
      expect(preview && [preview.value, preview.context]).toEqual(can ? [value, context] : null)
    }
  })

  it('says that it is ignored', () => {
    expect(previewOf(menu, snapshot, { type: 'escape.pressed' })).toBeNull()
  })

  it('writes a state in one line', () => {
    expect(stateLine({ rotation: 'waiting', track: { moving: 'running' } })).toBe(
      'rotation.waiting · track.moving.running',
    )
  })
})
