/** A page that the inspector freezes has all movements paused, and resumes them afterwards. */
import { expect, onTestFinished, test } from 'vitest'

import { gsap } from '#lib/gsap.ts'

import { freezePage } from '#devtools/inspector/freeze.ts'
import { pass } from '../components/time.ts'
import { box } from './box.ts'

test('it pauses GSAP and Web Animations, also those that start then, and resumes only what it has paused', async () => {
  const first = box()
  const second = box()
  const running = box()
  const resting = box()
  const own = box()
  // The panel's own go on.
  own.classList.add('inspector-host')
  const heights = () => [first, second].map(({ offsetHeight }) => offsetHeight)
  const played = [running, resting, own].map((element) => element.animate({}, 86_400_000))
  const states = () => played.map(({ playState }) => playState)
  played[1]!.pause()
  gsap.to(first, { height: 90, duration: 0.3 })
  await pass(100)
  const resume = freezePage()
  onTestFinished(resume)
  gsap.to(second, { height: 90, duration: 0.3 })
  const before = heights()
  await pass(300)
  expect(heights()).toEqual(before)
  expect(states()).toEqual(['paused', 'paused', 'running'])
  resume()
  expect(states()).toEqual(['running', 'paused', 'running'])
  await pass(300)
  expect(heights()).toEqual([90, 90])
})

test('it lets a view transition end, whose pictures would cover the page', async () => {
  const { ready, finished } = document.startViewTransition(() => {})
  await ready
  onTestFinished(freezePage())
  expect(await finished).toBeUndefined()
})
