import { describe, expect, it } from 'vitest'

import { asTest } from '../../src/inspector/recording/as-test'
import { wayTo } from '../../src/inspector/recording/way-to'
import { entries } from '../../src/inspector/sources/machines'
import { site } from '../../src/inspector/site'
import { transitionsIn } from '../../src/chart/chart'
import { toJson } from '../../src/inspector/observe/json'

const eventsTo = (machine: string, transition: string) =>
  wayTo(machine, transition, toJson(entries.find(({ id }) => id === machine)!.input))?.events.map(
    ({ event }) => event.type,
  )

describe('the shortest way to a transition', () => {
  it('is the fewest events that lead to it', () => {
    expect(eventsTo('menu', 'menu.open/escape.pressed/0')).toEqual([
      'menu.toggle',
      'timeline.done',
      'escape.pressed',
    ])
  })

  it('is empty for one that is taken at the start', () => {
    expect(eventsTo('theme', 'theme.restoring//2')).toEqual([])
  })

  it('leads over delays, and becomes a test that moves the clock', () => {
    const way = wayTo('carousel', 'carousel.track.moving/timeline.done/0', {
      count: 3,
      visible: 1,
      intervalMs: 2000,
      linear: false,
    })!
    expect(way.events.at(-1)).toMatchObject({ event: { type: 'timeline.done' } })
    const delayed = wayTo('copy', 'copy.copied/xstate.after.shown.copy.copied/0', null)
    const timer = transitionsIn(site.charts['copy']!).find(({ delay }) => delay !== undefined)
    expect(delayed ?? wayTo('copy', timer!.id, null)).not.toBeNull()
    expect(asTest(wayTo('copy', timer!.id, null)!)).toContain('clock.increment(')
  })

  it('is null for one that is not in the machine', () => {
    expect(eventsTo('menu', 'menu/nothing/0')).toBeUndefined()
  })

  it.each(['menu', 'accordion', 'theme', 'pager', 'palette', 'scene'])(
    'is found for most transitions of a %s',
    (id) => {
      const all = transitionsIn(site.charts[id]!)
      const found = all.filter((transition) => eventsTo(id, transition.id))
      expect(found.length / all.length).toBeGreaterThan(0.6)
    },
  )
})
