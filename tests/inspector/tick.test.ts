/** What is left of a delay is said in full seconds, and asked for once in each. */
import { expect, it, vi } from 'vitest'

import { atEachSecond, fullSecondsTo } from '#devtools/inspector/tick.ts'

const now = () => performance.now()

it('is told once in each second that it is another one, and never says less than is left', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const due = now() + 2550
  const said: string[] = [fullSecondsTo(due, now())]
  const stop = atEachSecond(due, now, () => said.push(fullSecondsTo(due, now())))
  vi.advanceTimersByTime(10_000)
  expect(said).toEqual(['3 s', '2 s', '1 s'])
  expect(vi.getTimerCount()).toBe(0)

  const again = vi.fn<() => void>()
  const stopAgain = atEachSecond(3000, () => 1000, again)
  vi.advanceTimersByTime(5000)
  expect(again.mock.calls.length).toBeLessThan(6)
  stopAgain()
  stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
