import { expect, it, vi } from 'vitest'

import { takeSlot } from '../../src/canvas/slots'

it('lets two play at once: a third takes the place of the one that has played longest', () => {
  const [first, second, third] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const leaves = [first, second].map((evict) => takeSlot(evict))
  expect(first).not.toHaveBeenCalled()
  leaves.push(takeSlot(third))
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
  for (const leave of leaves) leave()
})

it('has a place again when somebody leaves', () => {
  const [first, second, third] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const leaveFirst = takeSlot(first)
  const leaveSecond = takeSlot(second)
  leaveFirst()
  const leaveThird = takeSlot(third)
  expect(second).not.toHaveBeenCalled()
  leaveSecond()
  leaveThird()
})
