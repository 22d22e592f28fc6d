import { gsap } from 'gsap'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { play, type PlayOptions } from '#motion/play'

import { animations, box, frames, leaveAsleep, isTickerAwake, xOf } from './box'

type Build = (element: HTMLElement) => gsap.core.Timeline

const to = (vars: gsap.TweenVars): Build => {
  return (element) => gsap.timeline().to(element, { x: 100, duration: 5, ...vars })
}

const own = () => {}

const wholeDay = { x: 100, duration: 86_400 }

/** Plays it, for the length of the test. */
function playing(timeline: gsap.core.Timeline, options?: PlayOptions) {
  const playback = play(timeline, options)
  onTestFinished(playback.kill)
  return playback
}

describe('the compositor draws', () => {
  const cases: Record<string, Build> = {
    transforms: to({ xPercent: 5, y: 1, scale: 2, rotation: 5, rotationX: 9, skewX: 2 }),
    opacity: to({ autoAlpha: 0 }),
    'a delay': to({ delay: 1 }),
    'what depends on the element': to({ x: () => 50, y: 'random(1, 5)' }),
    'a stagger': to({ stagger: { each: 0.1, from: 'end', ease: 'power1.in' } }),
    from: (element) => gsap.timeline().from(element, { opacity: 0 }),
    fromTo: (element) => gsap.timeline().fromTo(element, { x: 5 }, { x: 100 }),
    set: (element) => gsap.timeline().set(element, { x: 5 }).to(element, { x: 100 }),
    defaults: (element) => gsap.timeline({ defaults: { ease: 'none' } }).to(element, { x: 5 }),
    'nested timelines': (element) => gsap.timeline().add(to({})(element), 1),
  }

  test.each(Object.entries(cases))('%s', (_, build) => {
    playing(build(box()))
    expect(animations()).toHaveLength(1)
  })

  test('while the ticker sleeps', async () => {
    await leaveAsleep()
    playing(gsap.timeline().to(box(), wholeDay))
    expect(await isTickerAwake()).toBe(false)
  })

  test('elements that are not in the page', async () => {
    const element = box()
    element.remove()
    const onDone = vi.fn<() => void>()
    playing(gsap.timeline().to(element, { x: 100, duration: 0.05 }), { onDone })
    await expect.poll(() => onDone.mock.calls.length).toBe(1)
    expect(element.style.transform).toBe('translate(100px, 0px)')
  })

  test('to the end, all by itself', async () => {
    const element = box()
    const onDone = vi.fn<() => void>()
    playing(gsap.timeline().to(element, { x: 100, duration: 0.05 }), { onDone })
    expect(xOf(element)).toBeLessThan(100)
    await expect.poll(() => onDone.mock.calls.length).toBe(1)
    expect(xOf(element)).toBe(100)
    expect(animations()).toEqual([])
  })

  test('on a page that was hidden for a day: it is at its end, without a burst', async () => {
    const element = box()
    const onDone = vi.fn<() => void>()
    playing(gsap.timeline().to(element, { x: 100, duration: 500 }), { onDone })
    animations()[0]!.currentTime = 86_400_000
    await frames(3)
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(xOf(element)).toBe(100)
  })

  test('undisturbed by being told what it does anyway', () => {
    const playback = playing(gsap.timeline().to(box(), wholeDay))
    const before = animations()
    playback.forward()
    expect(animations()).toEqual(before)
    expect(animations()[0]).toBe(before[0])
  })

  test('and the timeline itself is over when it is done, not before', async () => {
    const timeline = gsap.timeline().to(box(), wholeDay)
    const kept = vi.fn<() => void>()
    void timeline.then(kept)
    playing(timeline)
    await frames(1)
    expect(kept).not.toHaveBeenCalled()
    animations()[0]!.finish()
    await expect.poll(() => kept.mock.calls.length).toBe(1)
  })

  test('and what only fades keeps the place that its style sheet gives it', () => {
    const element = box()
    element.style.translate = '-50% 0'
    playing(gsap.timeline().to(element, { opacity: 0 }))
    expect(element.style.translate).toBe('-50%')
  })

  test('and a context that is reverted first has nothing hidden again', () => {
    const element = box()
    element.style.visibility = 'visible'
    const before = element.style.cssText
    gsap.context(() => play(gsap.timeline().from(element, { autoAlpha: 0 })).kill).revert()
    expect(element.style.cssText).toBe(before)
  })

  test('and an end that is reported late ends nothing else', async () => {
    const element = box()
    const onDone = vi.fn<() => void>()
    const onReversed = vi.fn<() => void>()
    const playback = playing(gsap.timeline().to(element, wholeDay), { onDone, onReversed })
    animations()[0]!.finish() // its event is on its way
    playback.reverse()
    await frames(3)
    expect([onDone.mock.calls, onReversed.mock.calls]).toEqual([[], []])
    expect(animations()).toHaveLength(1)
  })
})

describe('GSAP draws on its ticker', () => {
  const cases: Record<string, Build> = {
    'another property': to({ height: 10 }),
    'a property of the start': (element) =>
      gsap.timeline().fromTo(element, { x: 0, width: 5 }, { x: 100, duration: 5 }),
    'a clip': to({ clipPath: 'inset(50%)' }),
    onUpdate: to({ onUpdate: own }),
    'a callback on the way': to({ onComplete: own }),
    'a callback of each in a stagger': to({ stagger: { each: 0.1, onStart: own } }),
    'a call': (element) => to({})(element).call(own),
    repeats: to({ repeat: 1, yoyo: true }),
    keyframes: to({ keyframes: [{ y: 1 }, { y: 2 }] }),
    'a repeated timeline': (element) => to({})(element).repeat(2),
    'another pace': (element) => to({})(element).timeScale(2),
    'another pace inside': (element) => gsap.timeline().add(to({})(element).timeScale(2)),
    'a delayed timeline': (element) => gsap.timeline({ delay: 0.01 }).to(element, { x: 100 }),
    'a number': (element) => to({})(element).to({ n: 0 }, { n: 1 }, 0),
    'a drawing': (element) => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
      return to({})(element).to(svg, { opacity: 0.5 }, 0)
    },
    'nothing that changes': to({ x: 0 }),
  }

  test.each(Object.entries(cases))('%s', async (_, build) => {
    const timeline = build(box())
    playing(timeline)
    expect(animations()).toEqual([])
    await expect.poll(() => timeline.totalTime()).toBeGreaterThan(0)
  })

  test('a browser without Web Animations', async () => {
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')!
    Reflect.deleteProperty(Element.prototype, 'animate')
    onTestFinished(() => {
      Object.defineProperty(Element.prototype, 'animate', animate)
    })
    const timeline = to({})(box())
    playing(timeline)
    expect(animations()).toEqual([])
    await expect.poll(() => timeline.totalTime()).toBeGreaterThan(0)
  })

  test('and the ticker stays awake', async () => {
    await leaveAsleep()
    playing(gsap.timeline().to(box(), { ...wholeDay, height: 10 }))
    expect(await isTickerAwake()).toBe(true)
  })

  test('finite repeats to their end', async () => {
    const element = box()
    const onDone = vi.fn<() => void>()
    playing(to({ repeat: 3, yoyo: true, duration: 0.02 })(element), { onDone })
    await expect.poll(() => onDone.mock.calls.length).toBe(1)
    expect(xOf(element)).toBe(0)
  })

  test('endless ones without an end', async () => {
    const onDone = vi.fn<() => void>()
    playing(to({ repeat: -1, duration: 0.01 })(box()), { onDone })
    await frames(5)
    expect(onDone).not.toHaveBeenCalled()
  })

  test('and calls what the timeline itself calls', async () => {
    const onComplete = vi.fn<() => void>()
    playing(gsap.timeline({ onComplete }).to(box(), { x: 100, duration: 0.02 }))
    await expect.poll(() => onComplete.mock.calls.length).toBe(1)
  })
})

describe('a timeline played again', () => {
  test.each(Object.entries({ 'on the compositor': {}, 'on the ticker': { height: 10 } }))(
    '%s, starts where it is',
    async (_, vars) => {
      const element = box()
      const timeline = to({ ...vars, duration: 0.05 })(element)
      const onDone = vi.fn<() => void>()
      playing(timeline, { onDone })
      await expect.poll(() => onDone.mock.calls.length).toBe(1)
      const again = playing(timeline, { onDone })
      await Promise.resolve()
      expect(onDone).toHaveBeenCalledTimes(2)
      again.reverse()
      expect(animations()).toHaveLength('height' in vars ? 0 : 1)
      await expect.poll(() => xOf(element)).toBe(0)
    },
  )
})

describe('a timeline without duration', () => {
  const cases: Record<string, Build> = {
    'of settings': (element) => gsap.timeline().set(element, { x: 100 }),
    'of a call': (element) => gsap.timeline().call(() => gsap.set(element, { x: 100 })),
  }

  test.each(Object.entries(cases))(
    '%s is done at once, but not before play returns',
    async (_, build) => {
      const element = box()
      const onDone = vi.fn<() => void>()
      playing(build(element), { onDone })
      expect(xOf(element)).toBe(100)
      expect(onDone).not.toHaveBeenCalled()
      await Promise.resolve()
      expect(onDone).toHaveBeenCalledTimes(1)
    },
  )

  test('of nothing is done at once', async () => {
    const onDone = vi.fn<() => void>()
    playing(gsap.timeline(), { onDone })
    await Promise.resolve()
    expect(onDone).toHaveBeenCalledTimes(1)
  })
})
