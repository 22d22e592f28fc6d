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
    const { element, advance } = start()
    advance(300)
    expect(placeOf(element)).toBe(300)
  })

  test('reports once that it is done, holds its last look and leaves nothing running', async () => {
    const { element, timeline, advance, reports } = start()
    advance(1000)
    expect(await reports()).toEqual([1, 0])
    expect(element.style.transform).toBe('translate(1000px, 0px)')
    expect(isIdle(timeline)).toBe(true)
    advance(100)
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
    playback.reverse()
    expect(await reports()).toEqual([0, 2])
  })

  test('killed, stays where it is and never says or does anything again', async () => {
    const { element, timeline, playback, advance, reports } = start()
    advance(300)
    playback.kill()
    expect(isIdle(timeline)).toBe(true)
    playback.forward()
    playback.reverse()
    playback.kill()
    advance(1000)
    expect(placeOf(element)).toBe(300)
    expect(isIdle(timeline)).toBe(true)
    expect(await reports()).toEqual([0, 0])
  })

  test('killed before it could report, does not', async () => {
    const { playback, reports } = start()
    playback.reverse()
    playback.kill()
    expect(await reports()).toEqual([0, 0])
  })

  test('stops when its timeline is killed', () => {
    const { element, timeline, playback, advance } = start()
    advance(300)
    timeline.kill()
    expect(isIdle(timeline)).toBe(true)
    expect(placeOf(element)).toBe(300)
    playback.forward()
    expect(isIdle(timeline)).toBe(true)
  })

  test('stops when its timeline is killed on the way back', async () => {
    const { element, timeline, playback, advance, reports } = start()
    advance(1000)
    await reports()
    playback.reverse()
    advance(300)
    timeline.kill()
    expect(isIdle(timeline)).toBe(true)
    expect(placeOf(element)).toBe(700)
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
