import { gsap } from 'gsap'
import { describe, expect, test, vi } from 'vitest'

import { play } from '#motion/play'

import { animations, box, frames, ownClock, xOf } from './box'

type Build = (element: HTMLElement) => gsap.core.Timeline

/** So slow that the seconds the test itself takes are not seen. */
const slow = { duration: 1000, ease: 'none' }

/** Both ways of playing have to do the same. */
const ways: Record<string, { build: Build; clock: () => (seconds: number) => void }> = {
  baked: {
    build: (element) => gsap.timeline().to(element, { x: 1000, ...slow }),
    clock: () => (seconds) => {
      for (const animation of animations()) {
        const passed = seconds * 1000 * animation.playbackRate
        animation.currentTime = Number(animation.currentTime) + passed
      }
    },
  },
  'on the ticker': {
    build: (element) => gsap.timeline().to(element, { x: 1000, borderRadius: 10, ...slow }),
    clock: ownClock,
  },
}

/** To ten pixels. */
const placeOf = (element: Element) => Math.round(xOf(element) / 10) * 10

const isIdle = (timeline: gsap.core.Timeline) =>
  animations().length === 0 && !gsap.globalTimeline.getChildren().includes(timeline)

describe.each(Object.entries(ways))('a timeline played %s', (_, { build, clock }) => {
  function start() {
    const element = box()
    const advance = clock()
    const timeline = build(element)
    const onDone = vi.fn<() => void>()
    const onReversed = vi.fn<() => void>()
    const playback = play(timeline, { onDone, onReversed })
    const reports = async () => {
      await frames(2)
      return [onDone.mock.calls.length, onReversed.mock.calls.length]
    }
    return { element, timeline, playback, advance, reports }
  }

  test('moves', () => {
    const { element, playback, advance } = start()
    advance(300)
    expect(placeOf(element)).toBe(300)
    expect(playback.progress()).toBeCloseTo(0.3, 1)
  })

  test('reports once that it is done, holds its last look and leaves nothing running', async () => {
    const { element, timeline, playback, advance, reports } = start()
    advance(1000)
    expect(await reports()).toEqual([1, 0])
    expect(element.style.transform).toBe('translate(1000px, 0px)')
    expect(isIdle(timeline)).toBe(true)
    expect(playback.progress()).toBe(1)
    advance(100)
    playback.resume()
    playback.finish()
    expect(await reports()).toEqual([1, 0])
  })

  test('stands still while it is paused, and goes on from there', async () => {
    const { element, playback, advance, reports } = start()
    advance(300)
    playback.pause()
    playback.pause()
    expect(animations()).toEqual([])
    advance(300)
    expect(placeOf(element)).toBe(300)
    expect(playback.progress()).toBeCloseTo(0.3, 1)
    playback.resume()
    playback.resume()
    advance(300)
    expect(placeOf(element)).toBe(600)
    advance(400)
    expect(await reports()).toEqual([1, 0])
  })

  test('turns round where it is, and reports once that it is back', async () => {
    const { element, timeline, playback, advance, reports } = start()
    advance(600)
    playback.reverse()
    expect(placeOf(element)).toBe(600)
    advance(200)
    expect(placeOf(element)).toBe(400)
    advance(400)
    expect(await reports()).toEqual([0, 1])
    expect(placeOf(element)).toBe(0)
    expect(isIdle(timeline)).toBe(true)
  })

  test('turns round twice, and is done in the end', async () => {
    const { element, playback, advance, reports } = start()
    advance(600)
    playback.reverse()
    advance(200)
    playback.forward()
    playback.forward()
    advance(300)
    expect(placeOf(element)).toBe(700)
    advance(300)
    expect(await reports()).toEqual([1, 0])
  })

  test('turns round while it is paused', () => {
    const { element, playback, advance } = start()
    advance(600)
    playback.pause()
    playback.reverse()
    advance(200)
    expect(placeOf(element)).toBe(400)
    playback.pause()
    playback.resume()
    advance(200)
    expect(placeOf(element)).toBe(200)
  })

  test('plays there and back again, and reports each run', async () => {
    const { element, playback, advance, reports } = start()
    advance(1000)
    expect(await reports()).toEqual([1, 0])
    playback.reverse()
    advance(300)
    expect(placeOf(element)).toBe(700)
    advance(700)
    expect(await reports()).toEqual([1, 1])
    playback.forward()
    advance(1000)
    expect(await reports()).toEqual([2, 1])
  })

  test('is done at once when it is sent to where it is', async () => {
    const { playback, reports } = start()
    playback.reverse()
    expect(await reports()).toEqual([0, 1])
    playback.forward()
    playback.seek(1000)
    expect(await reports()).toEqual([1, 1])
    playback.forward()
    expect(await reports()).toEqual([2, 1])
  })

  test('goes on from where it is sought to', () => {
    const { element, playback, advance } = start()
    playback.seek(500)
    expect(placeOf(element)).toBe(500)
    advance(100)
    expect(placeOf(element)).toBe(600)
    playback.pause()
    playback.seek(200)
    advance(100)
    expect(placeOf(element)).toBe(200)
    playback.seek(-100)
    expect(placeOf(element)).toBe(0)
    playback.resume()
    advance(100)
    expect(placeOf(element)).toBe(100)
  })

  test('sought to its end while paused, is done when it goes on', async () => {
    const { playback, reports } = start()
    playback.pause()
    playback.seek(2000)
    expect(playback.progress()).toBe(1)
    expect(await reports()).toEqual([0, 0])
    playback.resume()
    expect(await reports()).toEqual([1, 0])
  })

  test('finishes at once, and only once', async () => {
    const { element, timeline, playback, advance, reports } = start()
    advance(300)
    playback.finish()
    playback.finish()
    expect(xOf(element)).toBe(1000)
    expect(isIdle(timeline)).toBe(true)
    expect(await reports()).toEqual([1, 0])
  })

  test('finishes from a pause, in the direction it had', async () => {
    const { element, playback, advance, reports } = start()
    advance(300)
    playback.reverse()
    playback.pause()
    playback.finish()
    expect(xOf(element)).toBe(0)
    expect(await reports()).toEqual([0, 1])
  })

  test('killed, stays where it is and never says or does anything again', async () => {
    const { element, timeline, playback, advance, reports } = start()
    advance(300)
    playback.kill()
    expect(isIdle(timeline)).toBe(true)
    playback.resume()
    playback.forward()
    playback.reverse()
    playback.seek(700)
    playback.finish()
    playback.kill()
    advance(1000)
    expect(placeOf(element)).toBe(300)
    expect(isIdle(timeline)).toBe(true)
    expect(await reports()).toEqual([0, 0])
  })

  test('killed before it could report, does not', async () => {
    const { playback, reports } = start()
    playback.finish()
    playback.kill()
    expect(await reports()).toEqual([0, 0])
  })

  test.each(['forward', 'reverse'] as const)('stops when its timeline is killed (%s)', (way) => {
    const { element, timeline, playback, advance } = start()
    playback.finish()
    playback[way === 'forward' ? 'reverse' : 'forward']()
    playback.finish()
    playback[way]()
    advance(300)
    timeline.kill()
    expect(isIdle(timeline)).toBe(true)
    expect(placeOf(element)).toBe(way === 'forward' ? 300 : 700)
    playback.forward()
    expect(isIdle(timeline)).toBe(true)
  })

  test('reverted, leaves no trace', () => {
    const { element, timeline, playback, advance } = start()
    const before = box().style.cssText
    advance(300)
    playback.revert()
    expect(element.style.cssText).toBe(before)
    expect(isIdle(timeline)).toBe(true)
  })

  test('leaves no trace in a context that is reverted first', () => {
    const element = box()
    const before = element.style.cssText
    const advance = clock()
    const context = gsap.context(() => {
      const playback = play(build(element))
      return () => playback.kill()
    })
    advance(300)
    expect(element.style.cssText).not.toBe(before)
    context.revert()
    expect(element.style.cssText).toBe(before)
    expect(animations()).toEqual([])
  })

  test('mounted, unmounted and mounted again, is done once', async () => {
    const element = box()
    const onDone = vi.fn<() => void>()
    const advance = clock()
    play(build(element), { onDone }).kill()
    play(build(element), { onDone })
    advance(1000)
    await frames(2)
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(animations()).toEqual([])
  })
})
