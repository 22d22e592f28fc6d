/** What is left of a delay is said in even seconds, and asked for once in two. */
import { expect, it, vi } from 'vitest'

import { atEachTick, evenSecondsTo } from '#devtools/inspector/tick.ts'

const now = () => performance.now()

it('is told once in each second that it is another one, and never says less than is left', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const due = now() + 4550
  const said: string[] = [evenSecondsTo(due, now())]
  const stop = atEachTick(due, now, () => said.push(evenSecondsTo(due, now())))
  vi.advanceTimersByTime(10_000)
  expect(said).toEqual(['6 s', '4 s', '2 s'])
  expect(vi.getTimerCount()).toBe(0)

  const again = vi.fn<() => void>()
  const stopAgain = atEachTick(5000, () => 1000, again)
  vi.advanceTimersByTime(5000)
  expect(again.mock.calls.length).toBeLessThan(6)
  stopAgain()
  stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
