import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import type { Area, Size } from '#machines/inspector/chart-place'
import { chartViewMachine } from '#machines/inspector/chart-view.machine'

const small: Size = { width: 200, height: 100 }
const large: Size = { width: 4000, height: 300 }
const atLeft: Area = { x: 10, y: 100, width: 105, height: 30 }
const atRight: Area = { x: 3800, y: 100, width: 105, height: 30 }
const viewport: Size = { width: 800, height: 400 }
const narrow: Size = { width: 400, height: 400 }
const nothing: Size = { width: 0, height: 0 }

const open = (chart = small, focus = atLeft) => {
  const view = createActor(chartViewMachine, { input: { chart, focus } }).start()
  const place = () => view.getSnapshot().context.place ?? { x: NaN, y: NaN, scale: NaN }
  return {
    view,
    place,
    state: () => view.getSnapshot().value,
    resize: (size: Size) => view.send({ type: 'viewport.resized', viewport: size }),
    /** Where a point of the chart is in the viewport. */
    seen: (x: number, y: number) => {
      const { scale, ...corner } = place()
      return { x: corner.x + x * scale, y: corner.y + y * scale }
    },
  }
}

it.each([nothing, { width: 800, height: 24 }])('is nowhere in a viewport of %j', (size) => {
  const { view, state, resize } = open()
  resize(size)
  view.send({ type: 'chart.zoom', factor: 2, at: null })
  expect([state(), view.getSnapshot().context.place]).toEqual(['hidden', null])
})

it('stands in the middle, a little larger than life at most', () => {
  const { resize, state, place, seen } = open()
  resize(viewport)
  expect(state()).toEqual({ shown: 'fitted' })
  expect(place().scale).toBe(1.15)
  expect(seen(100, 50)).toEqual({ x: 400, y: 200 })
})

it('shows its focus at a size that can be read, where the whole would be too small', () => {
  const { resize, place, seen } = open(large, atRight)
  resize(viewport)
  expect(place().scale).toBe(0.85)
  expect(seen(3852.5, 115).x).toBeGreaterThan(400)
  // To its very end, and no further.
  expect(seen(large.width, 0).x).toBeCloseTo(788)
})

it('is smaller if its focus needs it, down to a limit', () => {
  const { view, resize, place } = open(large)
  resize(viewport)
  view.send({ type: 'focus.moved', focus: { x: 0, y: 0, width: 1000, height: 30 } })
  expect(place().scale).toBeCloseTo(0.776)
  view.send({ type: 'focus.moved', focus: { x: 0, y: 0, width: 3000, height: 30 } })
  expect(place().scale).toBe(0.6)
})

it('follows its focus and its viewport until it is moved by hand', () => {
  const { view, resize, place, state, seen } = open(large)
  resize(viewport)
  view.send({ type: 'focus.moved', focus: { ...atRight, x: 2000 } })
  expect(seen(2052.5, 0).x).toBeCloseTo(400)
  resize(narrow)
  expect(seen(2052.5, 0).x).toBeCloseTo(200)

  view.send({ type: 'chart.pan', by: { x: 5, y: -7 } })
  const before = place()
  view.send({ type: 'focus.moved', focus: atRight })
  resize(viewport)
  expect([state(), place()]).toEqual([{ shown: 'moved' }, before])
})

it('shows the focus that moved before there was a viewport', () => {
  const { view, resize, seen } = open(large)
  view.send({ type: 'focus.moved', focus: { ...atRight, x: 2000 } })
  resize(viewport)
  expect(seen(2052.5, 0).x).toBeCloseTo(400)
})

it('is zoomed at the centre of the viewport that it has by then', () => {
  const { view, resize, place, seen } = open(large)
  resize(viewport)
  view.send({ type: 'chart.pan', by: { x: 0, y: 0 } })
  resize(narrow)
  const under = { x: (200 - place().x) / place().scale, y: (200 - place().y) / place().scale }
  view.send({ type: 'chart.zoom', factor: 2, at: null })
  expect(seen(under.x, under.y).x).toBeCloseTo(200)
})

it('moves as far as it is dragged', () => {
  const { view, resize, place } = open()
  resize(viewport)
  const { x, y, scale } = place()
  view.send({ type: 'chart.pan', by: { x: 30, y: -10 } })
  expect(place()).toEqual({ x: x + 30, y: y - 10, scale })
})

it.each([{ x: 120, y: 340 }, null])('keeps what is at %j there while it is zoomed', (at) => {
  const { view, resize, place, seen } = open(large)
  resize(viewport)
  const { x, y } = at ?? { x: 400, y: 200 }
  const under = { x: (x - place().x) / place().scale, y: (y - place().y) / place().scale }
  view.send({ type: 'chart.zoom', factor: 1.25, at })
  expect(place().scale).toBeCloseTo(0.85 * 1.25)
  expect(seen(under.x, under.y).x).toBeCloseTo(x)
  expect(seen(under.x, under.y).y).toBeCloseTo(y)
})

it('is zoomed within limits', () => {
  const { view, resize, place } = open()
  resize(viewport)
  view.send({ type: 'chart.zoom', factor: 100, at: null })
  expect(place().scale).toBe(3)
  view.send({ type: 'chart.zoom', factor: 0.001, at: null })
  expect(place().scale).toBe(0.25)
})

it('shows all of itself when asked to, in a viewport of any size', () => {
  const { view, resize, state, place, seen } = open(large, atRight)
  resize(viewport)
  view.send({ type: 'chart.pan', by: { x: 99, y: 99 } })
  view.send({ type: 'chart.fit' })
  expect(state()).toEqual({ shown: 'whole' })
  expect([seen(0, 0).x, seen(large.width, 0).x]).toEqual([12, 788])
  resize(narrow)
  expect([seen(0, 0).x, seen(large.width, 0).x]).toEqual([12, 388])
  view.send({ type: 'focus.moved', focus: atLeft })
  expect(place().scale).toBeCloseTo(376 / 4000)
})

it('fits again when it has been hidden', () => {
  const { view, resize, state } = open()
  resize(viewport)
  resize(nothing)
  expect(state()).toBe('hidden')
  for (const event of [{ type: 'chart.pan', by: { x: 1, y: 1 } }, { type: 'chart.fit' }] as const) {
    resize(viewport)
    view.send(event)
    resize(nothing)
    expect(state()).toBe('hidden')
  }
  resize(viewport)
  expect(state()).toEqual({ shown: 'fitted' })
})
