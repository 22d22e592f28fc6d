import { describe, expect, it } from 'vitest'

import { words } from '../../src/inspector/site'
import { eventFault, readEvent } from '../../src/inspector/store/event-check'

describe('an event by hand', () => {
  it('is a name, or JSON with a type', () => {
    expect(readEvent('menu.toggle')).toEqual({ type: 'menu.toggle' })
    expect(readEvent('{"type":"slide.select","index":1}')).toEqual({
      type: 'slide.select',
      index: 1,
    })
    for (const text of ['', '{', '{"index":1}', '{"type":1}', 'xstate.stop', '[1]', '1', 'a b'])
      expect(readEvent(text)).toBe(words.faults.event)
  })

  it('must carry the data that the catalogue shows', () => {
    expect(eventFault('carousel', { type: 'slide.select', index: 1 })).toBeNull()
    expect(eventFault('carousel', { type: 'slide.select' })).toContain('index: a number')
    expect(eventFault('carousel', { type: 'slide.select', index: 'x' })).toContain('index')
    expect(eventFault('carousel', { type: 'unheard.of' })).toBeNull()
    expect(eventFault('chart-view', { type: 'viewport.resized', viewport: 'wide' })).toContain(
      `viewport: ${words.faults.object}`,
    )
  })
})
