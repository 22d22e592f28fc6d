/** The panel is drawn at a change at once, and at most once a frame. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createEmitter } from '#lib/emitter.ts'
import { oncePerFrame } from '#devtools/inspector/panel/once-per-frame.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('tells a change at once, and all that follow within its frame together', () => {
  const changes = createEmitter()
  const told = vi.fn<() => void>()
  const end = oncePerFrame(changes.on, told)
  changes.emit()
  expect(told).toHaveBeenCalledTimes(1)
  for (let change = 0; change < 20; change += 1) changes.emit()
  expect(told).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(20)
  expect(told).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(told).toHaveBeenCalledTimes(2)

  changes.emit()
  changes.emit()
  end()
  changes.emit()
  vi.advanceTimersByTime(1000)
  expect(told).toHaveBeenCalledTimes(3)
})
