/** A timeline plays to its end and says so once, turns round midway, and can be killed. */
import { gsap } from 'gsap'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { play } from '#motion/play'

import { animations, box, frames, ownClock, xOf } from './box'

type Build = (element: HTMLElement) => gsap.core.Timeline

const to = (vars: gsap.TweenVars): Build => {
  return (element) =>
    gsap.timeline().to(element, { x: 1000, duration: 1000, ease: 'none', ...vars })
}

const compositorsClock = () => (seconds: number) => {
  for (const animation of animations()) {
    const passed = seconds * 1000 * animation.playbackRate
    animation.currentTime = Number(animation.currentTime) + passed
  }
}

const start = (build: Build, clock = compositorsClock) => {
  const element = box()
  const advance = clock()
  const timeline = build(element)
  const [onDone, onReversed] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const playback = play(timeline, { onDone, onReversed })
  onTestFinished(playback.kill)
  const isOn = () => gsap.globalTimeline.getChildren().includes(timeline)
  /** Its place to ten pixels, and whether anything runs. */
  const now = () => [Math.round(xOf(element) / 10) * 10, animations().length > 0 || isOn()]
  /** How often it was done, and how often it was back. */
  const reports = async () => {
    await frames(2)
    return [onDone.mock.calls.length, onReversed.mock.calls.length]
  }
  return { ...playback, element, timeline, advance, now, reports }
}

// So slow that the seconds the test itself takes are not seen. Both have to do the same.
describe.each([
  ['baked', to({}), compositorsClock],
  ['on the ticker', to({ borderRadius: 10 }), ownClock],
] as const)('a timeline played %s', (_, build, clock) => {
  test('is done once, holds its last look and leaves nothing running', async () => {
    const { element, advance, now, reports } = start(build, clock)
    advance(300)
    expect(now()).toEqual([300, true])
    advance(700)
    expect(await reports()).toEqual([1, 0])
    expect(element.style.transform).toBe('translate(1000px, 0px)')
    expect(now()).toEqual([1000, false])
    advance(100)
    expect(await reports()).toEqual([1, 0])
  })

  test('turns round where it is at each call, and reports each run', async () => {
    const { forward, reverse, advance, now, reports } = start(build, clock)
    advance(600)
    reverse()
    expect(now()).toEqual([600, true])
    advance(200)
    forward()
    forward()
    expect(now()).toEqual([400, true])
    advance(600)
    expect(await reports()).toEqual([1, 0])
    reverse()
    advance(300)
    expect(now()).toEqual([700, true])
    advance(800)
    expect(await reports()).toEqual([1, 1])
    expect(now()).toEqual([0, false])
    reverse()
    expect(await reports()).toEqual([1, 2])
    forward()
    advance(1000)
    expect(await reports()).toEqual([2, 2])
  })

  test.each(['playback', 'timeline'])('stays where it is when its %s is killed', async (who) => {
    const { kill, timeline, forward, reverse, advance, now, reports } = start(build, clock)
    advance(1000)
    await reports()
    reverse()
    advance(300)
    if (who === 'timeline') timeline.kill()
    else kill()
    forward()
    reverse()
    advance(1000)
    expect(now()).toEqual([700, false])
    expect(await reports()).toEqual([1, 0])
  })

  test('leaves no trace in a context that is reverted first', () => {
    const element = box()
    element.style.visibility = 'visible'
    const before = element.style.cssText
    const context = gsap.context(() => play(build(element).from(element, { autoAlpha: 0 }, 0)).kill)
    expect(element.style.cssText).not.toBe(before)
    context.revert()
    expect(element.style.cssText).toBe(before)
    expect(animations()).toEqual([])
  })
})

test('an end that is reported late ends nothing else, and says nothing once it is killed', async () => {
  const { reverse, kill, now, reports } = start(to({}))
  animations()[0]!.finish() // its event is on its way
  reverse()
  expect(await reports()).toEqual([0, 0])
  expect(now()).toEqual([1000, true])
  animations()[0]!.finish()
  kill()
  expect(await reports()).toEqual([0, 0])
})

test('all by itself it comes to its end, also where its element is not in the page', async () => {
  const { element, reports } = start(to({ duration: 0.05 }))
  element.remove()
  await expect.poll(reports).toEqual([1, 0])
  expect(element.style.transform).toBe('translate(1000px, 0px)')
})

test.each<[string, Build]>([
  ['another property', to({ height: 10 })],
  ['a property of the start', (element) => to({})(element).from(element, { width: 5 }, 0)],
  ['a callback of each in a stagger', to({ stagger: { each: 0.1, onStart: () => {} } })],
  ['repeats', to({ repeat: 1, yoyo: true })],
  ['a repeated timeline', (element) => to({})(element).repeat(2)],
  ['another pace inside', (element) => gsap.timeline().add(to({})(element).timeScale(2))],
  ['a delay of its own', (element) => gsap.timeline({ delay: 0.01 }).to(element, { x: 100 })],
  ['nothing that changes', to({ x: 0 })],
])('with %s it is left to GSAP’s ticker', async (_, build) => {
  const { timeline } = start(build)
  expect(animations()).toEqual([])
  await expect.poll(() => timeline.totalTime()).toBeGreaterThan(0)
})
