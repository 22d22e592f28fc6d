/** The chart fits and follows its active states; by hand it is moved, zoomed, revealed, folded. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { type Area, GUTTER, type Size } from '#machines/inspector/chart-place'
import { chartViewMachine } from '#machines/inspector/chart-view.machine'

const small: Size = { width: 200, height: 100 }
const large: Size = { width: 4000, height: 300 }
const atLeft: Area = { x: 10, y: 100, width: 105, height: 30 }
const atRight: Area = { x: 3800, y: 100, width: 105, height: 30 }
const inMiddle: Area = { ...atRight, x: 2000 }
const viewport: Size = { width: 800, height: 400 }
const narrow: Size = { width: 400, height: 400 }
const nothing: Size = { width: 0, height: 0 }

/** A chart that is drawn, in a viewport if there is one. */
const open = (chart = small, focus = atLeft, size: Size | null = viewport) => {
  const view = createActor(chartViewMachine).start()
  const place = () => view.getSnapshot().context.place ?? { x: NaN, y: NaN, scale: NaN }
  const draw = (area: Area, active: readonly string[] = []) =>
    view.send({ type: 'chart.drawn', chart, focus: area, active })
  const resize = (to: Size) => view.send({ type: 'viewport.resized', viewport: to })
  draw(focus)
  if (size) resize(size)
  return {
    view,
    place,
    draw,
    resize,
    state: () => view.getSnapshot().value,
    zoom: (factor: number, at: { x: number; y: number } | null = null) =>
      view.send({ type: 'chart.zoom', factor, at }),
    pan: (x: number, y: number) => view.send({ type: 'chart.pan', by: { x, y } }),
    focusOn: (area: Area) => view.send({ type: 'part.focused', area }),
    /** Where a point of the chart is in the viewport. */
    seen: (x: number, y: number) => {
      const { scale, ...corner } = place()
      return { x: corner.x + x * scale, y: corner.y + y * scale }
    },
  }
}

/** Where a chart ends in the viewport. */
const endOf = (chart: Size) => open(chart).seen(chart.width, 0).x

it.each([nothing, { width: 800, height: 16 }])('is nowhere in a viewport of %j', (size) => {
  const { view, state, zoom } = open(small, atLeft, size)
  zoom(2)
  expect([state(), view.getSnapshot().context.place]).toEqual(['hidden', null])
})

it('is nowhere until it is laid out', () => {
  const { view, resize, pan, focusOn } = open(nothing, atLeft, null)
  resize(viewport)
  pan(5, 5)
  focusOn(atLeft)
  expect(view.getSnapshot().context.place).toBeNull()
})

it('stands in the middle, a little larger than life at most', () => {
  const { state, place, seen } = open()
  expect(state()).toEqual({ shown: 'following' })
  expect(place().scale).toBe(1.25)
  expect(seen(100, 50)).toEqual({ x: 400, y: 200 })
  // Between life and that, it fills its viewport.
  expect(open({ width: 700, height: 300 }).place().scale).toBeCloseTo(784 / 700)
})

it('shows its focus at the size that can be read, where the whole would be too small', () => {
  const { place, seen } = open(large, atRight)
  expect(place().scale).toBe(1)
  expect(seen(3852.5, 115).x).toBeGreaterThan(400)
  // To its very end, and no further.
  expect(seen(large.width, 0).x).toBeCloseTo(792)
})

it('shows the start of a focus that is larger than its viewport', () => {
  const { seen } = open({ width: 300, height: 3000 }, { x: 20, y: 700, width: 100, height: 900 })
  expect(seen(0, 700).y).toBeCloseTo(8)
})

it('leaves room for the minimap beside a chart that is higher than its viewport', () => {
  const width = viewport.width - 16 - GUTTER
  expect(endOf({ width, height: 3000 })).toBeCloseTo(viewport.width - 8 - GUTTER)
  expect(endOf({ width: width + 1, height: 3000 })).toBeGreaterThan(viewport.width - GUTTER)
  const whole = { width, height: viewport.height - 16 }
  expect(endOf(whole)).toBeCloseTo((viewport.width + width) / 2)
})

it('follows its focus and its viewport until it is moved by hand', () => {
  const { view, resize, draw, pan, place, state, seen } = open(large, atLeft, null)
  draw(inMiddle)
  resize(viewport)
  expect(seen(2052.5, 0).x).toBeCloseTo(400)
  draw(atLeft)
  draw(inMiddle)
  expect(seen(2052.5, 0).x).toBeCloseTo(400)
  resize(narrow)
  expect(seen(2052.5, 0).x).toBeCloseTo(200)

  pan(5, -7)
  const before = place()
  draw(atRight)
  resize(viewport)
  expect([state(), place()]).toEqual([{ shown: 'moved' }, before])
  view.send({ type: 'chart.fit' })
  expect(state()).toEqual({ shown: 'following' })
  expect(seen(large.width, 0).x).toBeCloseTo(792)
})

it('moves as far as it is dragged', () => {
  const { pan, place } = open()
  const { x, y, scale } = place()
  pan(30, -10)
  expect(place()).toEqual({ x: x + 30, y: y - 10, scale })
})

it.each([{ x: 120, y: 340 }, null])('keeps what is at %j there while it is zoomed', (at) => {
  const { zoom, pan, resize, place, seen } = open(large)
  // Without a point, the centre of the viewport that it has by then.
  pan(0, 0)
  resize(narrow)
  const { x, y } = at ?? { x: 200, y: 200 }
  const under = { x: (x - place().x) / place().scale, y: (y - place().y) / place().scale }
  zoom(1.25, at)
  expect(place().scale).toBeCloseTo(1.25)
  expect(seen(under.x, under.y).x).toBeCloseTo(x)
  expect(seen(under.x, under.y).y).toBeCloseTo(y)
})

it('is zoomed within limits: its text never gets smaller than it is', () => {
  const { zoom, place } = open()
  zoom(100)
  expect(place().scale).toBe(3)
  zoom(0.001)
  expect(place().scale).toBe(1)
})

it('moves as far as a part with the focus needs; of a large one it shows the start', () => {
  const { focusOn, state, seen } = open(large)
  focusOn(atRight)
  expect(state()).toEqual({ shown: 'moved' })
  expect(seen(3905, 0).x).toBeCloseTo(792)
  focusOn({ ...atRight, x: 3700 })
  expect(seen(3905, 0).x).toBeCloseTo(792)
  focusOn(atLeft)
  expect(seen(10, 0).x).toBeCloseTo(8)
  focusOn({ x: 1000, y: 0, width: 2000, height: 20 })
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
  const { resize, pan, state } = open()
  pan(1, 1)
  resize(nothing)
  expect(state()).toBe('hidden')
  resize(viewport)
  expect(state()).toEqual({ shown: 'following' })
})
