/** The renderer draws scenes at their frame rate, in the screen's resolution, and reports on them. */
import { expect, it, onTestFinished, vi } from 'vitest'

import { scenes } from '#site/scenes/index.ts'
import type { Frame, Palette, Scene, TouchInput } from '#site/scenes/scene.ts'

import { createRenderer } from '#site/scenes/canvas/renderer.ts'
import type { Report } from '#site/scenes/canvas/protocol.ts'

const SIZE = { width: 320, height: 200, ratio: 2 }
const PALETTE = { ink: '#000000' } as Palette
const GRIP = { x: 800, y: 500, radius: 100 }
const WIDE = { ...SIZE, width: 500 }
const still = { time: 3, width: 320, height: 200 }

/** The code of a scene has come, and what waited for it has run. */
const loaded = () => new Promise((resolve) => setTimeout(resolve))

const touch = () => (state: unknown, input: TouchInput) => [...((state ?? []) as []), input]

/** A renderer with one scene, made for the test. */
const mountOne = async (draw: (frame: Frame) => void = () => {}) => {
  const frames: Frame[] = []
  const reports: Report[] = []
  const scene = vi.fn<Scene>(() => (frame) => {
    frames.push({ ...frame })
    draw(frame)
  })
  vi.spyOn(scenes, 'crypto').mockResolvedValue({ still: 3, scene, touch, grip: GRIP })
  onTestFinished(() => void vi.restoreAllMocks())
  const { draw: drawAt, handle } = createRenderer(
    (report) => reports.push(report),
    () => {},
  )
  const mount = (id: number, name = 'crypto') => {
    const canvas = new OffscreenCanvas(300, 150)
    handle({ type: 'mount', id, canvas, scene: name, size: SIZE, palette: PALETTE })
    return canvas
  }
  const send = (type: 'play' | 'pause' | 'rewind' | 'release', id = 1) => handle({ type, id })
  const canvas = mount(1)
  await loaded()
  return { handle, mount, send, drawAt, frames, reports, canvas, scene }
}

it('draws the still frame once, and again for another size or other colours', async () => {
  const { handle, drawAt, frames, reports, canvas, scene } = await mountOne()
  drawAt(1000)
  drawAt(1016)
  expect([frames, reports]).toEqual([[still], [{ type: 'drawn', id: 1, grip: GRIP }]])
  expect([canvas.width, canvas.height]).toEqual([640, 400])
  handle({ type: 'resize', id: 1, size: WIDE })
  drawAt(1032)
  expect(frames[1]).toEqual({ ...still, width: 500 })
  const palette = { ...PALETTE, ink: '#ffffff' }
  handle({ type: 'repaint', id: 1, palette })
  drawAt(48)
  expect(frames).toHaveLength(3)
  expect(scene.mock.calls.map(([, colors]) => colors)).toEqual([PALETTE, palette])
})

it('plays from the still frame, draws nothing while it is paused, and never skips time', async () => {
  const { send, drawAt, frames } = await mountOne()
  send('play')
  drawAt(1000)
  drawAt(1050)
  expect(frames.at(-1)?.time).toBeCloseTo(3.05)
  send('pause')
  expect(drawAt(1100)).toBe(Infinity)
  send('play')
  drawAt(3_600_000)
  expect(frames.at(-1)?.time).toBeCloseTo(3.15)
})

it('draws the still frame once when it is rewound', async () => {
  const { send, drawAt, frames } = await mountOne()
  send('play')
  for (const ms of [1000, 1050]) drawAt(ms)
  send('pause')
  for (const ms of [1100, 1150]) {
    send('rewind')
    drawAt(ms)
  }
  expect(frames.slice(2)).toEqual([still])
})

it('reports a failure once: of drawing, of its context, or of a scene that does not exist', async () => {
  const { mount, send, drawAt, reports } = await mountOne(() => {
    throw new Error('no ink')
  })
  send('play')
  drawAt(0)
  drawAt(16)
  const lost = mount(2)
  mount(3, 'moon')
  await loaded()
  lost.dispatchEvent(new Event('contextlost'))
  expect(reports).toEqual([1, 3, 2].map((id) => ({ type: 'failed', id })))
})

it('answers a touch in the next frame and at a higher rate for a while; none while it is paused', async () => {
  const { handle, send, drawAt, frames } = await mountOne()
  const touched = { type: 'press', pointer: 'mouse', x: 800, y: 250 } as const
  const press = () => handle({ type: 'touch', id: 1, touch: touched })
  drawAt(0)
  press()
  expect(drawAt(16)).toBe(Infinity)
  send('play')
  drawAt(32)
  press()
  // Not due by itself.
  expect(drawAt(40)).toBeCloseTo(40 + 1000 / 60)
  expect(frames.at(-1)).toMatchObject({ time: 3.008, touch: [{ ...touched, time: 3 }] })
  let next = 0
  for (let nowMs = 57; nowMs < 3200; nowMs += 1000 / 60) next = drawAt(nowMs) - nowMs
  expect(next).toBeGreaterThan(25)
})

it('applies what is sent while a scene’s code loads, and draws no released one', async () => {
  const { handle, mount, send, drawAt, frames } = await mountOne()
  drawAt(0)
  mount(2)
  handle({ type: 'resize', id: 2, size: WIDE })
  send('play', 2)
  mount(3)
  send('release', 3)
  await loaded()
  drawAt(16)
  drawAt(66)
  const wide = { ...still, width: 500 }
  expect(frames).toEqual([still, wide, { ...wide, time: 3.05 }])
})

it('draws 30 frames a second, counts from the last late one, and reports how many were late', async () => {
  const { send, drawAt, frames, reports } = await mountOne()
  send('play')
  expect(drawAt(0)).toBeCloseTo(1000 / 30)
  expect(drawAt(34)).toBeCloseTo(2000 / 30)
  for (let nowMs = 1000 / 30; nowMs < 2000; nowMs += 1000 / 144) drawAt(nowMs)
  expect(Math.abs(frames.length - 60)).toBeLessThan(3)
  expect(drawAt(3000)).toBeCloseTo(3000 + 1000 / 30)
  for (let nowMs = 3080; nowMs < 10_000; nowMs += 80) drawAt(nowMs)
  const late = reports.flatMap((report) => (report.type === 'measured' ? [report.late] : []))
  expect(late.slice(0, 3)).toEqual([0, expect.closeTo(2 / 3, 0), 1])
})
