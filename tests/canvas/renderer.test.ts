import { expect, it, onTestFinished, vi } from 'vitest'

import { liveScenes } from '#scenes/index'
import type { Frame, Palette, SceneInstance } from '#scenes/scene'

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

/** A renderer with one scene, made for the test. */
const mountOne = async (
  draw: (frame: Frame) => boolean | void = () => {},
  isTransparent?: boolean,
) => {
  const frames: Frame[] = []
  const reports: Report[] = []
  let calls = 0
  vi.spyOn(liveScenes, 'crypto').mockResolvedValue({
    still: 3,
    ...(isTransparent === undefined ? {} : { isTransparent }),
    scene: () => ({
      draw: (frame: Frame) => {
        frames.push({ ...frame })
        return draw(frame)
      },
      update: () => true,
      repaint: () => {},
    }),
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const renderer = createRenderer(
    (report) => reports.push(report),
    () => (calls += 1),
  )
  const canvas = new OffscreenCanvas(300, 150)
  renderer.handle({ type: 'mount', id: 1, canvas, scene: 'crypto', size: SIZE, palette: PALETTE })
  await vi.waitFor(() => expect(calls + reports.length).toBeGreaterThan(0))
  return { renderer, frames, reports, canvas, wakes: () => calls }
}

it('draws the still moment first, at the size of the screen, and reports it once', async () => {
  const { renderer, frames, reports, canvas } = await mountOne()
  renderer.draw(1000)
  renderer.draw(1016)
  expect(frames).toEqual([{ time: 3, width: 320, height: 200 }])
  expect(reports).toEqual([{ type: 'drawn', id: 1 }])
  expect([canvas.width, canvas.height]).toEqual([640, 400])
})

it('goes on from the still moment while it plays, and stands while it is paused', async () => {
  const { renderer, frames } = await mountOne()
  renderer.handle({ type: 'play', id: 1 })
  expect(renderer.draw(1000)).toBeLessThan(Infinity)
  renderer.draw(1050)
  expect(frames.at(-1)?.time).toBeCloseTo(3.05)
  renderer.handle({ type: 'pause', id: 1 })
  expect(renderer.draw(1100)).toBe(Infinity)
  expect(frames).toHaveLength(2)
})

it('does not make up for an hour in which no frame was asked for', async () => {
  const { renderer, frames } = await mountOne()
  renderer.handle({ type: 'play', id: 1 })
  renderer.draw(0)
  renderer.draw(3_600_000)
  expect(frames.at(-1)?.time).toBeLessThan(3.2)
})

it('lets a scene rest that has nothing to show, until there is update', async () => {
  const { renderer, wakes } = await mountOne(() => false)
  renderer.handle({ type: 'play', id: 1 })
  expect(renderer.draw(0)).toBe(Infinity)
  const before = wakes()
  renderer.handle({ type: 'update', id: 1, update: {} })
  expect(wakes()).toBe(before + 1)
})

it('draws anew in another size, also while it is paused', async () => {
  const { renderer, frames } = await mountOne()
  renderer.draw(0)
  renderer.handle({ type: 'resize', id: 1, size: { ...SIZE, width: 500 } })
  renderer.draw(16)
  expect(frames.at(-1)).toEqual({ time: 3, width: 500, height: 200 })
})

it('reports an error while drawing once, and draws no more', async () => {
  const { renderer, reports } = await mountOne(() => {
    throw new Error('no ink')
  })
  renderer.handle({ type: 'play', id: 1 })
  renderer.draw(0)
  renderer.draw(16)
  expect(reports).toEqual([{ type: 'failed', id: 1, reason: 'no ink' }])
})

it('reports a lost context', async () => {
  const { canvas, reports } = await mountOne()
  canvas.dispatchEvent(new Event('contextlost'))
  expect(reports).toEqual([{ type: 'failed', id: 1, reason: 'context lost' }])
})

/** The code of a scene has come, and what waited for it has run. */
const loaded = () => new Promise((resolve) => setTimeout(resolve))

it('forgets a scene that was released while its code was on the way', async () => {
  const { renderer, frames } = await mountOne()
  const canvas = new OffscreenCanvas(300, 150)
  renderer.handle({ type: 'mount', id: 2, canvas, scene: 'crypto', size: SIZE, palette: PALETTE })
  renderer.handle({ type: 'release', id: 2 })
  await loaded()
  renderer.draw(0)
  expect(frames).toHaveLength(1)
})

it('keeps what a scene is told while its code is on the way', async () => {
  const { renderer, frames } = await mountOne()
  const canvas = new OffscreenCanvas(300, 150)
  renderer.handle({ type: 'mount', id: 2, canvas, scene: 'crypto', size: SIZE, palette: PALETTE })
  renderer.handle({ type: 'resize', id: 2, size: { ...SIZE, width: 500 } })
  renderer.handle({ type: 'play', id: 2 })
  await loaded()
  renderer.draw(0)
  renderer.draw(50)
  expect(frames.filter(({ width }) => width === 500).map(({ time }) => time)).toEqual([3, 3.05])
})

it('draws in new colours, and sets a live scene up only once', async () => {
  const setUp = vi.fn<() => SceneInstance>()
  const live = {
    draw: () => false,
    update: () => {},
    repaint: vi.fn<(palette: Palette) => void>(),
  }
  const { renderer } = await mountOne()
  vi.mocked(liveScenes['crypto']!).mockResolvedValue({
    still: 0,
    scene: setUp.mockReturnValue(live),
  })
  const canvas = new OffscreenCanvas(300, 150)
  renderer.handle({ type: 'mount', id: 2, canvas, scene: 'crypto', size: SIZE, palette: PALETTE })
  const light = { ...PALETTE, ink: '#ffffff' }
  renderer.handle({ type: 'repaint', id: 2, palette: light })
  await vi.waitFor(() => expect(live.repaint).toHaveBeenCalledWith(light))
  expect(setUp).toHaveBeenCalledOnce()
})

it('reports a scene that does not exist by its name', async () => {
  const { renderer, reports } = await mountOne()
  const canvas = new OffscreenCanvas(300, 150)
  renderer.handle({ type: 'mount', id: 2, canvas, scene: 'moon', size: SIZE, palette: PALETTE })
  await vi.waitFor(() =>
    expect(reports).toContainEqual({ type: 'failed', id: 2, reason: 'no scene is called moon' }),
  )
})

it('draws no more frames than the picture needs, at any rate of the display', async () => {
  const { renderer, frames } = await mountOne()
  renderer.handle({ type: 'play', id: 1 })
  for (let nowMs = 0; nowMs < 1000; nowMs += 1000 / 144) renderer.draw(nowMs)
  expect(frames.length).toBeGreaterThanOrEqual(29)
  expect(frames.length).toBeLessThanOrEqual(31)
  expect(frames.at(-1)?.time).toBeCloseTo(3.97, 1)
})

it('says when its next frame is due, and starts a new rhythm after a late one', async () => {
  const { renderer } = await mountOne()
  renderer.handle({ type: 'play', id: 1 })
  expect(renderer.draw(0)).toBeCloseTo(1000 / 30)
  expect(renderer.draw(34)).toBeCloseTo(2000 / 30)
  expect(renderer.draw(500)).toBeCloseTo(500 + 1000 / 30)
})

/** What the renderer reports of frames that come at this rhythm. */
const measureFrames = async (everyMs: number) => {
  const { renderer, reports } = await mountOne()
  renderer.handle({ type: 'play', id: 1 })
  for (let frame = 0; frame < 50; frame += 1) renderer.draw(frame * everyMs)
  return reports.find(({ type }) => type === 'measured')
}

it('measures how many frames come late', async () => {
  expect(await measureFrames(1000 / 30)).toEqual({ type: 'measured', late: 0 })
  expect(await measureFrames(80)).toEqual({ type: 'measured', late: 1 })
})

it('shows what a paused scene was told when it plays again', async () => {
  const { renderer, frames, wakes } = await mountOne()
  renderer.draw(0)
  const before = wakes()
  renderer.handle({ type: 'update', id: 1, update: {} })
  renderer.draw(16)
  expect([wakes(), frames.length]).toEqual([before, 1])
  renderer.handle({ type: 'play', id: 1 })
  renderer.draw(32)
  expect(frames).toHaveLength(2)
})

/** How opaque a canvas is on which a scene drew nothing, 0..255. */
const alphaOf = async (isTransparent?: boolean) => {
  const { renderer, canvas } = await mountOne(undefined, isTransparent)
  renderer.draw(0)
  return canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data[3]
}

it('has an opaque canvas, unless the scene leaves parts of it empty', async () => {
  expect(await alphaOf()).toBe(255)
  expect(await alphaOf(true)).toBe(0)
})

/** A scene that has played and stands, and what it reports then. */
const stop = async (isTransparent = false) => {
  const mounted = await mountOne(undefined, isTransparent)
  const copy = vi.spyOn(globalThis, 'createImageBitmap')
  mounted.renderer.draw(0)
  mounted.renderer.handle({ type: 'play', id: 1 })
  mounted.renderer.draw(16)
  mounted.renderer.handle({ type: 'pause', id: 1 })
  const copies = () => mounted.reports.flatMap((report) => ('image' in report ? report.image : []))
  return { ...mounted, copy, copies }
}

it('reports a copy of its last frame when it stands, and of each after that', async () => {
  const { renderer, copies } = await stop()
  await vi.waitFor(() => expect(copies()).toHaveLength(1))
  expect([copies()[0]?.width, copies()[0]?.height]).toEqual([640, 400])
  renderer.handle({ type: 'resize', id: 1, size: { ...SIZE, width: 500 } })
  renderer.draw(32)
  await vi.waitFor(() => expect(copies().at(-1)?.width).toBe(1000))
})

it('reports no copy where it plays again', async () => {
  const { renderer, copy, copies } = await stop()
  renderer.handle({ type: 'play', id: 1 })
  await copy.mock.results[0]?.value
  await loaded()
  expect(copies()).toEqual([])
})

it('makes no copy of a transparent canvas', async () => {
  const { copy } = await stop(true)
  expect(copy).not.toHaveBeenCalled()
})
