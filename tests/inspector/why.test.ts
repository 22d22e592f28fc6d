import { describe, expect, it } from 'vitest'

import { inspector as words } from '#content/inspector'

import { explain, reasonOf } from '../../src/inspector/store/why'
import { waitsFor } from '../../src/inspector/store/waits'
import { outcomeOf } from '../../src/inspector/store/preview'
import { site } from '../../src/inspector/site'
import { entries, machineOf } from '../../src/inspector/sources/machines'
import type { JsonEvent } from '../../src/inspector/protocol'
import { watched } from './watched'

const carousel = machineOf('carousel')!
const menu = machineOf('menu')!
const { why, events, status } = words

/** Where an event leads an actor that was sent others before. */
const leads = (id: string, event: JsonEvent, ...sent: readonly JsonEvent[]) => {
  const { send, view } = watched(id)
  for (const before of sent) send(before)
  return outcomeOf(machineOf(id)!, view().snapshot, event)
}

/** What an actor waits for, after it was sent something. */
const waits = (id: string, ...sent: readonly JsonEvent[]) => {
  const { send, view } = watched(id)
  for (const event of sent) send(event)
  return waitsFor(machineOf(id)!, id, view().snapshot)
}

describe('why an event does nothing', () => {
  it('names the guard that refuses, and the values that it read', () => {
    const { snapshot } = watched('carousel').view()
    const reason = reasonOf(carousel, snapshot, { type: 'slide.select', index: 0 })
    expect(reason).toContain(`isAnotherSlide: ${why.no}; index 0, `)
    expect(reason).toContain('position 0')
    // Two states tried it for the same reason, which is given once.
    expect(reason.match(/isAnotherSlide/g)).toHaveLength(1)
  })

  it('tells an event that the machine does not have from one that nothing takes now', () => {
    const { snapshot } = watched('menu').view()
    expect(reasonOf(menu, snapshot, { type: 'unheard.of' })).toBe(why.unknown)
    expect(reasonOf(menu, snapshot, { type: 'escape.pressed' })).toBe(why.unheard)
  })
})

describe('what is asked', () => {
  it('is the inner states first, and the outer ones only if none of these takes it', () => {
    const { snapshot } = watched('carousel').view()
    const asked = (type: string) => explain(carousel, snapshot, { type }).map(({ name }) => name)
    expect(asked('rotation.release')).toEqual([
      'rotation.waiting',
      'rotation',
      'track.resting',
      'track',
      'carousel',
    ])
    expect(asked('slide.next')).toEqual(['rotation.waiting', 'track.resting', 'track'])
  })

  it.each(entries.map(({ id }) => id))('of a %s is taken where XState takes it', (id) => {
    const machine = machineOf(id)!
    const { actor, view, send } = watched(id)
    for (const event of site.samplesOf(id)) {
      const { snapshot } = view()
      const transitions = machine.getTransitionData(actor.getSnapshot(), event) ?? []
      const taken = explain(machine, snapshot, event)
        .flatMap(({ tries }) => tries)
        .filter((tried) => tried.taken)
      expect(taken).toHaveLength(transitions.length)
      send(event)
    }
  })
})

describe('the preview', () => {
  it.each([
    ['carousel', { type: 'rotation.release', reason: 'visitor' }],
    ['accordion', { type: 'timeline.done', id: 'one' }],
    ['motion', { type: 'motion.follow' }],
  ] as const)('of a %s says that %o would change nothing', (id, event) => {
    expect(leads(id, event)).toBe(events.nothing)
  })

  it('says what changes while the state stays, and what is emitted', () => {
    expect(leads('carousel', { type: 'viewport.resized', visible: 2 })).toContain('visible')
    const [one, two] = ['one', 'two'].map((item) => ({ type: 'item.toggle', id: item }))
    expect(leads('accordion', two!, one!)).toContain('address.changed')
  })

  it('names only the regions that would be in another state', () => {
    expect(leads('carousel', { type: 'slide.next' })).toBe('→\u00A0track.moving.running')
  })

  it('says why it would be ignored', () => {
    expect(leads('menu', { type: 'escape.pressed' })).toBe(why.unheard)
  })
})

it('an event that changes data is said to change the fields, not each of their parts', () => {
  const drawn = site.samplesOf('chart-view').find(({ type }) => type === 'chart.drawn')
  expect(leads('chart-view', drawn!)).toBe(`${events.stays}: chart, focus, visited`)
})

describe('an actor at rest', () => {
  it('says what holds it', () => {
    const { holds, still } = status
    expect(waits('scene')).toBe(`${still}: ${holds.inactive}, ${holds.offscreen}`)
    expect(waits('carousel', { type: 'rotation.hold', reason: 'offscreen' })).toBe(
      `${still}: ${holds.offscreen}`,
    )
  })

  it('says which events it waits for, and leaves out those that change nothing', () => {
    expect(waits('menu')).toBe(`${status.waits} menu.toggle`)
    expect(waits('entrance')).toContain('viewport.entered')
    expect(waits('motion')).not.toContain('motion.follow')
    expect(waits('chart-view')).toMatch(/(?:[a-z.]+, ){3}[a-z.]+$/)
    // Where there are more than four, three are named, and the others counted.
    expect(waits('inspector', { type: 'panel.open', actorId: null })).toMatch(
      new RegExp(`(?:[a-z.]+, ){3}\\d+ ${status.more}$`),
    )
  })

  it('says that nothing is left to wait for', () => {
    expect(waits('entrance', { type: 'page.shown' })).toBe(status.rest)
    // It is at its end.
    expect(waits('pager', { type: 'page.more' }, { type: 'rest.failed' })).toBe(status.rest)
  })

  it('says nothing while a timer of its own will move it', () => {
    expect(waits('carousel')).toBe('')
  })
})
