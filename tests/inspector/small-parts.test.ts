import { describe, expect, it, vi } from 'vitest'

import { site } from '../../src/inspector/site'
import { eventFault, readEvent } from '../../src/inspector/store/event-check'
import { previewOf, stateLine } from '../../src/inspector/store/preview'
import { entries, machineOf } from '../../src/inspector/machine/machines'
import { createSimulation } from '../../src/inspector/machine/simulation'
import { allowedUrl, HOSTED } from '../../src/inspector/stately/allowed-url'
import { ManualClock } from '../../src/inspector/observe/manual-clock'
import { toJson } from '../../src/inspector/observe/json'
import { watched } from './watched'

describe('a clock that is moved by hand', () => {
  it('fires a timer that arms itself again as often as it is due', () => {
    const clock = new ManualClock()
    const fired = vi.fn<() => void>(() => void clock.setTimeout(fired, 100))
    clock.setTimeout(fired, 100)
    clock.set(350)
    expect(fired).toHaveBeenCalledTimes(3)
  })

  it('comes to an end with a timer that has no delay', () => {
    const clock = new ManualClock()
    const fire = () => void clock.setTimeout(fire, 0)
    clock.setTimeout(fire, 0)
    clock.set(10)
    expect(clock.now()).toBe(10)
  })

  it('goes on by itself with what is left of each delay', () => {
    vi.useFakeTimers()
    const clock = new ManualClock(1000)
    const fired = vi.fn<() => void>()
    clock.setTimeout(fired, 300)
    clock.set(1200)
    clock.goLive()
    vi.advanceTimersByTime(99)
    expect(fired).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(fired).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})

describe('what is sent to another window', () => {
  it('is data, whatever it was', () => {
    class Thing {
      secret = 1
    }
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    expect(toJson({ a: [1, 'b', null], thing: new Thing(), act: () => {}, no: undefined })).toEqual(
      { a: [1, 'b', null], thing: '[Thing]', act: '[function]' },
    )
    expect(() => JSON.stringify(toJson(circle))).not.toThrow()
    expect(JSON.stringify(toJson('x'.repeat(9999))).length).toBeLessThan(600)
  })
})

describe('an event by hand', () => {
  it('is a name, or JSON with a type', () => {
    expect(readEvent('menu.toggle')).toEqual({ type: 'menu.toggle' })
    expect(readEvent('{"type":"slide.select","index":1}')).toEqual({
      type: 'slide.select',
      index: 1,
    })
    for (const text of ['', '{', '{"index":1}', '{"type":1}', 'xstate.stop'])
      expect(readEvent(text)).toContain('not an event')
  })

  it('must carry the data that the catalogue shows', () => {
    expect(eventFault('carousel', { type: 'slide.select', index: 1 })).toBeNull()
    expect(eventFault('carousel', { type: 'slide.select' })).toContain('index: a number')
    expect(eventFault('carousel', { type: 'slide.select', index: 'x' })).toContain('index')
    expect(eventFault('carousel', { type: 'unheard.of' })).toBeNull()
  })
})

describe('the preview of an event', () => {
  const { snapshot } = watched('menu').view()
  const menu = machineOf('menu')!

  it('says where it leads, and leaves the actor alone', () => {
    expect(previewOf(menu, snapshot, { type: 'menu.toggle' })).toMatchObject({
      can: true,
      value: 'opening',
    })
    expect(snapshot.value).toBe('closed')
  })

  it.each(entries.map(({ id }) => id))('is what a running %s does', (id) => {
    for (const event of site.samplesOf(id)) {
      const { actor, view, send } = watched(id)
      const preview = previewOf(machineOf(id)!, view().snapshot, event)
      const can = actor.getSnapshot().can(event)
      send(event)
      expect({ can, value: view().snapshot.value, context: view().snapshot.context }).toEqual(
        preview,
      )
    }
  })

  it('says that it is ignored', () => {
    expect(previewOf(menu, snapshot, { type: 'escape.pressed' }).can).toBe(false)
  })

  it('writes a state in one line', () => {
    expect(stateLine({ rotation: 'waiting', track: { moving: 'running' } })).toBe(
      'rotation.waiting · track.moving.running',
    )
  })
})

describe('the simulator', () => {
  it('moves when its clock is moved, and counts what it has been through', () => {
    const simulation = createSimulation('carousel')
    const at = () => [...simulation.store.actors.values()].at(-1)!.snapshot
    const before = simulation.coverage.transitions.size
    expect(simulation.nextDue()).toBe(2000)
    simulation.advance(1000)
    expect(simulation.now()).toBe(1000)
    simulation.advanceToTimer()
    expect(simulation.now()).toBe(2000)
    expect(at().value).toEqual({ rotation: 'waiting', track: { moving: 'running' } })
    expect(simulation.coverage.transitions.size).toBeGreaterThan(before)
    expect(simulation.coverage.states).toContain('carousel.track.moving.running')
    simulation.restart()
    expect(simulation.now()).toBe(0)
    expect(at().value).toEqual({ rotation: 'waiting', track: 'resting' })
    simulation.end()
  })
})

it('the simulator tells of each step of its clock, and of no other time', () => {
  const simulation = createSimulation('carousel')
  const onTime = vi.fn<() => void>()
  const end = simulation.onTime?.(onTime)
  simulation.advance(1)
  simulation.advanceToTimer()
  simulation.restart()
  expect(onTime).toHaveBeenCalledTimes(3)
  simulation.send('', { type: 'slide.next' })
  expect(onTime).toHaveBeenCalledTimes(3)
  end?.()
  simulation.advance(1)
  expect(onTime).toHaveBeenCalledTimes(3)
  simulation.end()
})

describe('the address of the Stately inspector', () => {
  const own = 'https://me.example'

  it('is the hosted one unless another is asked for', () => {
    expect(allowedUrl(null, own)).toBe(HOSTED)
    expect(allowedUrl('https://stately.ai/registry', own)).toBe('https://stately.ai/registry')
    expect(allowedUrl('/receiver.html', own)).toBe('https://me.example/receiver.html')
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'http://stately.ai/inspect',
    'https://stately.ai.evil.example/',
    'https://stately.ai@evil.example/',
    'https://user:word@stately.ai/',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'https://',
  ])('is never %s', (url) => {
    expect(allowedUrl(url, own)).toBeNull()
  })
})
