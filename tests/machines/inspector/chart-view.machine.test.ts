/** A chart's viewport has room or none; its states are folded by hand. */
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { chartViewMachine } from '#machines/inspector/chart-view.machine'

const viewport = { width: 800, height: 400 }
const start = () => createActor(chartViewMachine).start()

it('is shown as long as there is room in its viewport, and keeps the last that had any', () => {
  const view = start()
  const resize = (width: number, height: number) => {
    view.send({ type: 'viewport.resized', viewport: { width, height } })
    return [view.getSnapshot().value, view.getSnapshot().context.viewport]
  }
  expect(resize(800, 0)).toEqual(['hidden', { width: 0, height: 0 }])
  expect(resize(800, 400)).toEqual(['shown', viewport])
  expect(resize(600, 300)).toEqual(['shown', { width: 600, height: 300 }])
  expect(resize(0, 0)).toEqual(['hidden', { width: 600, height: 300 }])
  expect(resize(800, 400)).toEqual(['shown', viewport])
})

it('knows what was opened or closed by hand last', () => {
  const view = start()
  for (const [type, id] of [
    ['state.close', 'one'],
    ['state.open', 'two'],
    ['state.open', 'one'],
    ['state.close', 'two'],
  ] as const)
    view.send({ type, id })
  expect(view.getSnapshot().context.folds).toEqual({ one: true, two: false })
})
