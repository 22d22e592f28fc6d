import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { type Area, GUTTER, type Size } from '#machines/inspector/chart-place'
import { chartViewMachine } from '#machines/inspector/chart-view.machine'

const small: Size = { width: 200, height: 100 }
const large: Size = { width: 4000, height: 300 }
const atLeft: Area = { x: 10, y: 100, width: 105, height: 30 }
const atRight: Area = { x: 3800, y: 100, width: 105, height: 30 }
const viewport: Size = { width: 800, height: 400 }
const narrow: Size = { width: 400, height: 400 }
const nothing: Size = { width: 0, height: 0 }

const open = (chart = small, focus = atLeft) => {
  const view = createActor(chartViewMachine).start()
  const place = () => view.getSnapshot().context.place ?? { x: NaN, y: NaN, scale: NaN }
  const draw = (area: Area, active: readonly string[] = []) =>
    view.send({ type: 'chart.drawn', chart, focus: area, active })
  draw(focus)
  return {
    view,
    place,
    draw,
    state: () => view.getSnapshot().value,
    resize: (size: Size) => view.send({ type: 'viewport.resized', viewport: size }),
    /** Where a point of the chart is in the viewport. */
    seen: (x: number, y: number) => {
      const { scale, ...corner } = place()
      return { x: corner.x + x * scale, y: corner.y + y * scale }
    },
  }
}

it.each([nothing, { width: 800, height: 16 }])('is nowhere in a viewport of %j', (size) => {
  const { view, state, resize } = open()
  resize(size)
  view.send({ type: 'chart.zoom', factor: 2, at: null })
  expect([state(), view.getSnapshot().context.place]).toEqual(['hidden', null])
})

it('is nowhere until it is laid out', () => {
  const view = createActor(chartViewMachine).start()
  view.send({ type: 'viewport.resized', viewport })
  view.send({ type: 'chart.pan', by: { x: 5, y: 5 } })
  view.send({ type: 'part.focused', area: atLeft })
  expect(view.getSnapshot().context.place).toBeNull()
})

it('stands in the middle, a little larger than life at most', () => {
  const { resize, state, place, seen } = open()
  resize(viewport)
  expect(state()).toEqual({ shown: 'following' })
  expect(place().scale).toBe(1.25)
  expect(seen(100, 50)).toEqual({ x: 400, y: 200 })
})

it('fills its viewport where it is between life and that', () => {
  const { resize, place } = open({ width: 700, height: 300 })
  resize(viewport)
  expect(place().scale).toBeCloseTo(784 / 700)
})

it('shows its focus at the size that can be read, where the whole would be too small', () => {
  const { resize, place, seen } = open(large, atRight)
  resize(viewport)
  expect(place().scale).toBe(1)
  expect(seen(3852.5, 115).x).toBeGreaterThan(400)
  // To its very end, and no further.
  expect(seen(large.width, 0).x).toBeCloseTo(792)
})

it('shows the start of a focus that is larger than its viewport', () => {
  const high: Size = { width: 300, height: 3000 }
  const { resize, seen } = open(high, { x: 20, y: 700, width: 100, height: 900 })
  resize(viewport)
  expect(seen(0, 700).y).toBeCloseTo(8)
})

it('leaves room for the minimap beside a chart that is higher than its viewport', () => {
  const width = viewport.width - 16 - GUTTER
  const { resize, seen } = open({ width, height: 3000 })
  resize(viewport)
  expect(seen(width, 0).x).toBeCloseTo(viewport.width - 8 - GUTTER)
  const { resize: resizeOther, seen: seenOther } = open({ width: width + 1, height: 3000 })
  resizeOther(viewport)
  expect(seenOther(width + 1, 0).x).toBeGreaterThan(viewport.width - GUTTER)
  const { resize: resizeWhole, seen: seenWhole } = open({ width, height: viewport.height - 16 })
  resizeWhole(viewport)
  expect(seenWhole(width / 2, 0).x).toBeCloseTo(viewport.width / 2)
})

it('follows its focus and its viewport until it is moved by hand', () => {
  const { view, resize, draw, place, state, seen } = open(large)
  resize(viewport)
  draw({ ...atRight, x: 2000 })
  expect(seen(2052.5, 0).x).toBeCloseTo(400)
  resize(narrow)
  expect(seen(2052.5, 0).x).toBeCloseTo(200)

  view.send({ type: 'chart.pan', by: { x: 5, y: -7 } })
  const before = place()
  draw(atRight)
  resize(viewport)
  expect([state(), place()]).toEqual([{ shown: 'moved' }, before])
  view.send({ type: 'chart.fit' })
  expect(state()).toEqual({ shown: 'following' })
  expect(seen(large.width, 0).x).toBeCloseTo(792)
})

it('shows the focus that moved before there was a viewport', () => {
  const { resize, draw, seen } = open(large)
  draw({ ...atRight, x: 2000 })
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
  expect(place().scale).toBeCloseTo(1.25)
  expect(seen(under.x, under.y).x).toBeCloseTo(x)
  expect(seen(under.x, under.y).y).toBeCloseTo(y)
})

it('is zoomed within limits: its text never gets smaller than it is', () => {
  const { view, resize, place } = open()
  resize(viewport)
  view.send({ type: 'chart.zoom', factor: 100, at: null })
  expect(place().scale).toBe(3)
  view.send({ type: 'chart.zoom', factor: 0.001, at: null })
  expect(place().scale).toBe(1)
})

it('moves just as far as a part needs that has the focus', () => {
  const { view, resize, state, seen } = open(large)
  resize(viewport)
  view.send({ type: 'part.focused', area: atRight })
  expect(state()).toEqual({ shown: 'moved' })
  expect(seen(3905, 0).x).toBeCloseTo(792)
  view.send({ type: 'part.focused', area: { ...atRight, x: 3700 } })
  expect(seen(3905, 0).x).toBeCloseTo(792)
  view.send({ type: 'part.focused', area: atLeft })
  expect(seen(10, 0).x).toBeCloseTo(8)
})

it('shows the start of a part that is larger than the viewport', () => {
  const { view, resize, seen } = open(large)
  resize(viewport)
  view.send({ type: 'part.focused', area: { x: 1000, y: 0, width: 2000, height: 20 } })
  expect(seen(1000, 0).x).toBeCloseTo(8)
})

it('knows what has been active, and what was opened or closed by hand', () => {
  const { view, draw } = open()
  const folds = () => {
    const { opened, closed, visited } = view.getSnapshot().context
    return { opened, closed, visited }
  }
  draw(atLeft, ['one'])
  draw(atLeft, ['two', 'one'])
  expect(folds()).toEqual({ opened: [], closed: [], visited: ['one', 'two'] })
  view.send({ type: 'state.close', id: 'one' })
  expect(folds()).toMatchObject({ opened: [], closed: ['one'] })
  view.send({ type: 'state.open', id: 'one' })
  view.send({ type: 'state.open', id: 'one' })
  expect(folds()).toMatchObject({ opened: ['one'], closed: [] })
  view.send({ type: 'state.close', id: 'one' })
  expect(folds()).toEqual({ opened: [], closed: ['one'], visited: ['one', 'two'] })
})

it('fits again when it has been hidden', () => {
  const { view, resize, state } = open()
  resize(viewport)
  view.send({ type: 'chart.pan', by: { x: 1, y: 1 } })
  resize(nothing)
  expect(state()).toBe('hidden')
  resize(viewport)
  expect(state()).toEqual({ shown: 'following' })
})
