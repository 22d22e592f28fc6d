import { expect, it, onTestFinished, vi } from 'vitest'

import { liveScenes } from '#scenes/index'
import type { Frame } from '#scenes/scene'

import type { Report } from '../../src/canvas/protocol'
import { createRenderer } from '../../src/canvas/renderer'

const SIZE = { width: 320, height: 200, ratio: 2 }
const PALETTE = {
  ink: '#000000',
  raised: '#111111',
  inset: '#222222',
  line: '#333333',
  lineStrong: '#444444',
  text: '#ffffff',
  muted: '#cccccc',
  hue: '#ffb347',
}

/** A stage on which one scene, made for the test, has been mounted. */
const rehearse = async (draw: (frame: Frame) => boolean | void = () => {}) => {
  const frames: Frame[] = []
  const reports: Report[] = []
  let calls = 0
  vi.spyOn(liveScenes, 'crypto').mockResolvedValue({
    still: 3,
    scene: () => (frame: Frame) => {
      frames.push({ ...frame })
      return draw(frame)
    },
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const stage = createRenderer(
    (report) => reports.push(report),
    () => (calls += 1),
  )
  const canvas = new OffscreenCanvas(300, 150)
  stage.handle({ type: 'mount', id: 1, canvas, scene: 'crypto', size: SIZE, palette: PALETTE })
  await vi.waitFor(() => expect(calls + reports.length).toBeGreaterThan(0))
  return { stage, frames, reports, canvas, wakes: () => calls }
}

it('draws the still moment first, at the size of the screen, and reports it once', async () => {
  const { stage, frames, reports, canvas } = await rehearse()
  stage.draw(1000)
  stage.draw(1016)
  expect(frames).toEqual([{ time: 3, width: 320, height: 200 }])
  expect(reports).toEqual([{ type: 'drawn', id: 1 }])
  expect([canvas.width, canvas.height]).toEqual([640, 400])
})

it('goes on from the still moment while it plays, and stands while it is paused', async () => {
  const { stage, frames } = await rehearse()
  stage.handle({ type: 'play', id: 1 })
  expect(stage.draw(1000)).toBe(true)
  stage.draw(1050)
  expect(frames.at(-1)?.time).toBeCloseTo(3.05)
  stage.handle({ type: 'pause', id: 1 })
  expect(stage.draw(1100)).toBe(false)
  expect(frames).toHaveLength(2)
})

it('does not make up for an hour in which no frame was asked for', async () => {
  const { stage, frames } = await rehearse()
  stage.handle({ type: 'play', id: 1 })
  stage.draw(0)
  stage.draw(3_600_000)
  expect(frames.at(-1)?.time).toBeLessThan(3.2)
})

it('lets a scene rest that has nothing to show, until there is update', async () => {
  const { stage, wakes } = await rehearse(() => false)
  stage.handle({ type: 'play', id: 1 })
  expect(stage.draw(0)).toBe(false)
  const before = wakes()
  stage.handle({ type: 'update', id: 1, update: {} })
  expect(wakes()).toBe(before + 1)
})

it('draws anew in another size, also while it is paused', async () => {
  const { stage, frames } = await rehearse()
  stage.draw(0)
  stage.handle({ type: 'resize', id: 1, size: { ...SIZE, width: 500 } })
  stage.draw(16)
  expect(frames.at(-1)).toEqual({ time: 3, width: 500, height: 200 })
})

it('reports an error while drawing once, and draws no more', async () => {
  const { stage, reports } = await rehearse(() => {
    throw new Error('no ink')
  })
  stage.handle({ type: 'play', id: 1 })
  stage.draw(0)
  stage.draw(16)
  expect(reports).toEqual([{ type: 'failed', id: 1, reason: 'no ink' }])
})

it('reports a lost context', async () => {
  const { canvas, reports } = await rehearse()
  canvas.dispatchEvent(new Event('contextlost'))
  expect(reports).toEqual([{ type: 'failed', id: 1, reason: 'context lost' }])
})

it('forgets a scene that was released while its code was on the way', async () => {
  const { stage, frames } = await rehearse()
  const canvas = new OffscreenCanvas(300, 150)
  stage.handle({ type: 'mount', id: 2, canvas, scene: 'crypto', size: SIZE, palette: PALETTE })
  stage.handle({ type: 'release', id: 2 })
  await Promise.resolve()
  stage.draw(0)
  expect(frames).toHaveLength(1)
})

it('keeps what a scene is told while its code is on the way', async () => {
  const { stage, frames } = await rehearse()
  const canvas = new OffscreenCanvas(300, 150)
  stage.handle({ type: 'mount', id: 2, canvas, scene: 'crypto', size: SIZE, palette: PALETTE })
  stage.handle({ type: 'resize', id: 2, size: { ...SIZE, width: 500 } })
  stage.handle({ type: 'play', id: 2 })
  await Promise.resolve()
  stage.draw(0)
  stage.draw(50)
  expect(frames.filter(({ width }) => width === 500).map(({ time }) => time)).toEqual([3, 3.05])
})
