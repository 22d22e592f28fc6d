/** A countdown is rendered anew when what it says changes. */
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useTimeLeft } from '#devtools/inspector/use-time-left.ts'

const now = () => performance.now()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('says what is left while its clock runs, and ends with its component', () => {
  const due = now() + 5000
  const { result, unmount } = renderHook(() => useTimeLeft(due, now))
  expect(result.current).toBe('6 s')
  act(() => {
    vi.advanceTimersByTime(2000)
  })
  expect(result.current).toBe('4 s')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
