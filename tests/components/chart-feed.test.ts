import { expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'

import { menuMachine } from '#machines/menu.machine'

import { register } from '../../src/actors/registry'
import { feedChart } from '../../src/components/hero/chart-feed'

const next = () => new Promise<void>((resolve) => queueMicrotask(resolve))

test('what one event changes is told at once: transitions first, then the active states', async () => {
  const menu = createActor(menuMachine).start()
  const told: string[] = []
  onTestFinished(register(menu, () => {}))
  onTestFinished(feedChart({}, ({ type }) => told.push(type)))
  await next()
  told.length = 0
  menu.send({ type: 'menu.toggle' })
  expect(told).toEqual([])
  await next()
  expect(new Set(told)).toEqual(new Set(['taken', 'active']))
  expect(told.at(-1)).toBe('active')
})
