import { expect, it, vi } from 'vitest'

import { admitScene } from '../../src/canvas/scene-limit'

it('lets two play at once: a third takes the place of the one that has played longest', () => {
  const [first, second, third] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const leaves = [first, second].map((evict) => admitScene(evict))
  expect(first).not.toHaveBeenCalled()
  leaves.push(admitScene(third))
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
  for (const leave of leaves) leave()
})

it('has a place again when somebody leaves', () => {
  const [first, second, third] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const leaveFirst = admitScene(first)
  const leaveSecond = admitScene(second)
  leaveFirst()
  const leaveThird = admitScene(third)
  expect(second).not.toHaveBeenCalled()
  leaveSecond()
  leaveThird()
})
