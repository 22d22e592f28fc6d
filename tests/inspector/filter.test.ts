/** A filter of the log looks through thousands of steps bit by bit: no frame has to wait for it. */
import { expect, it, vi } from 'vitest'

import { menuMachine } from '#machines/menu.machine.ts'

import { previewBudget } from '#inspector/explain/budget.ts'
import { stepsLike } from '#inspector/explain/texts.ts'
import { createSimulation } from '#inspector/simulator/simulation.ts'

/** What each look at the time adds to it: half of that is what a step takes. */
const LOOK_MS = 1

it('finds the last steps first, and all of them in the end', async () => {
  const simulation = createSimulation(menuMachine, { input: undefined })
  const [actor] = simulation.roots()
  for (let count = 0; count < 20; count += 1) simulation.send(actor!, { type: 'menu.toggle' })
  const steps = simulation.steps()
  let time = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (time += LOOK_MS))
  previewBudget.limit()
  const ids = steps.map(({ id }) => id)
  const find = () => {
    const { rows, isWhole } = stepsLike(steps, 'menu')
    return { found: rows.map(({ id }) => id), isWhole }
  }
  const { found, isWhole } = find()
  expect(isWhole).toBe(false)
  expect(found.length).toBeLessThan(ids.length / 2)
  expect(found).toEqual(ids.slice(-found.length))
  await expect.poll(find, { timeout: 5000 }).toEqual({ found: ids, isWhole: true })
})
