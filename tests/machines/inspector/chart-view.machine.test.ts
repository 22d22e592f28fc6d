/** A chart's viewport has room or none; its states are folded by hand; it scrolls as far as needed. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { isSeen, reveal, scaleIn, type Size } from '#machines/inspector/chart-place'
import { chartViewMachine } from '#machines/inspector/chart-view.machine'

const viewport: Size = { width: 800, height: 400 }
const start = () => createActor(chartViewMachine).start()

it('is shown as long as there is room in its viewport, and keeps the last that had any', () => {
  const view = start()
  const resize = (width: number, height: number) => {
    view.send({ type: 'viewport.resized', viewport: { width, height } })
    return [view.getSnapshot().value, view.getSnapshot().context.viewport]
  }
  expect(resize(800, 16)).toEqual(['hidden', { width: 0, height: 0 }])
  expect(resize(800, 400)).toEqual(['shown', viewport])
  expect(resize(600, 300)).toEqual(['shown', { width: 600, height: 300 }])
  expect(resize(0, 0)).toEqual(['hidden', { width: 600, height: 300 }])
  expect(resize(800, 400)).toEqual(['shown', viewport])
})

it('knows what has been active, and what was opened or closed by hand', () => {
  const view = start()
  const folds = () => {
    const { opened, closed, visited } = view.getSnapshot().context
    return { opened, closed, visited }
  }
  view.send({ type: 'chart.drawn', active: ['one'] })
  view.send({ type: 'chart.drawn', active: ['two', 'one'] })
  expect(folds()).toEqual({ opened: [], closed: [], visited: ['one', 'two'] })
  view.send({ type: 'state.close', id: 'one' })
  expect(folds()).toMatchObject({ opened: [], closed: ['one'] })
  view.send({ type: 'state.open', id: 'one' })
  view.send({ type: 'state.open', id: 'one' })
  expect(folds()).toMatchObject({ opened: ['one'], closed: [] })
  view.send({ type: 'state.close', id: 'one' })
  expect(folds()).toEqual({ opened: [], closed: ['one'], visited: ['one', 'two'] })
})

it.each([
  ['a small one is a little larger than life', { width: 200, height: 100 }, 1.25],
  ['one that nearly fills it fills it', { width: 700, height: 300 }, 784 / 700],
  ['a large one can be read', { width: 4000, height: 300 }, 1],
])('of charts, %s', (_, chart, scale) => {
  expect(scaleIn(viewport, chart)).toBeCloseTo(scale)
})

it.each([
  ['is in sight', { x: 8, y: 360, width: 100, height: 32 }, [0, 0]],
  ['is beyond the end', { x: 760, y: 390, width: 100, height: 30 }, [68, 28]],
  ['is before the start', { x: -300, y: 7, width: 100, height: 30 }, [-308, -1]],
  ['is larger than it', { x: 100, y: 50, width: 801, height: 401 }, [92, 42]],
])('a viewport scrolls as far as needed to an area that %s', (_, area, [left, top]) => {
  expect(reveal(viewport, area)).toEqual({ left, top })
})

it.each([
  [{ x: 799, y: 399, width: 9, height: 9 }, true],
  [{ x: -8, y: -8, width: 9, height: 9 }, true],
  [{ x: 800, y: 0, width: 9, height: 9 }, false],
  [{ x: 0, y: 400, width: 9, height: 9 }, false],
  [{ x: -9, y: 0, width: 9, height: 9 }, false],
  [{ x: 0, y: -9, width: 9, height: 9 }, false],
])('of %j something is seen: %s', (area, seen) => {
  expect(isSeen(viewport, area)).toBe(seen)
})
