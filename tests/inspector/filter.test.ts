/** A filter of the log looks through thousands of steps bit by bit: no frame has to wait for it. */
import { expect, it } from 'vitest'

import { menuMachine } from '#machines/menu.machine.ts'

import { createBudget } from '#devtools/inspector/explain/budget.ts'
import { stepsLike } from '#devtools/inspector/explain/step-texts.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'

/** What each look at the time adds to it: half of that is what a step takes. */
const LOOK_MS = 1

it('finds the last steps first, and all of them in the end', () => {
  const simulation = createSimulation(menuMachine, { input: undefined })
  const [actor] = simulation.roots()
  for (let count = 0; count < 20; count += 1) simulation.send(actor!, { type: 'menu.toggle' })
  const steps = simulation.steps()
  const ids = steps.map(({ id }) => id)
  let time = 0
  const waiting: (() => void)[] = []
  const budget = createBudget(
    () => (time += LOOK_MS),
    (renew) => waiting.push(renew),
  )
  budget.limit()
  const find = () => {
    const { rows, isWhole } = stepsLike(steps, 'menu', budget)
    return { found: rows.map(({ id }) => id), isWhole }
  }
  const { found, isWhole } = find()
  expect(isWhole).toBe(false)
  expect(found.length).toBeGreaterThan(0)
  expect(found).toEqual(ids.slice(-found.length))
  expect(find().found).toEqual(found)
  while (!find().isWhole) waiting.pop()!()
  expect(find().found).toEqual(ids)
})
