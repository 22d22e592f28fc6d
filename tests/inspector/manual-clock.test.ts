import { describe, expect, it, vi } from 'vitest'

import { ManualClock } from '../../src/inspector/observe/manual-clock'

describe('a clock that is moved by hand', () => {
  it('fires a timer that arms itself again as often as it is due', () => {
    const clock = new ManualClock()
    const fired = vi.fn<() => void>(() => void clock.setTimeout(fired, 100))
    clock.setTimeout(fired, 100)
    clock.set(350)
    expect(fired).toHaveBeenCalledTimes(3)
  })

  it('comes to an end with a timer that has no delay', () => {
    const clock = new ManualClock()
    const fire = () => void clock.setTimeout(fire, 0)
    clock.setTimeout(fire, 0)
    clock.set(10)
    expect(clock.now()).toBe(10)
  })
})
