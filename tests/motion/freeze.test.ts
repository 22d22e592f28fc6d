import { expect, onTestFinished, test } from 'vitest'

import { gsap } from '#motion/set-up'

import { holdAnimations } from '../../src/inspector/observe/hold-animations'
import { site } from '../../src/inspector/site'
import { animations, box, frames } from './box'

const freeze = () => {
  const release = holdAnimations(() => false, site.rootTimeline)
  onTestFinished(release)
  return release
}

test('a page that is frozen holds what GSAP draws, also what begins then, and lets it go on', async () => {
  const [first, second] = [box(), box()]
  const seen = () => [first, second].map(({ offsetHeight }) => offsetHeight)
  gsap.to(first, { height: 90, duration: 0.3 })
  await frames(2)
  const release = freeze()
  gsap.to(second, { height: 90, duration: 0.3 })
  const before = seen()
  await frames(30)
  expect(seen()).toEqual(before)
  expect(before).not.toContain(90)
  release()
  await expect.poll(seen).toEqual([90, 90])
})

test('it holds a Web Animation, and lets run again what ran', async () => {
  const [running, resting] = [box(), box()].map((element) =>
    element.animate({ opacity: [0, 1] }, 86_400_000),
  )
  resting!.pause()
  const release = freeze()
  await frames(2)
  expect(animations().map(({ playState }) => playState)).toEqual(['paused', 'paused'])
  release()
  expect([running!.playState, resting!.playState]).toEqual(['running', 'paused'])
})
