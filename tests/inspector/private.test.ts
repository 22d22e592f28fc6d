/** What the inspector uses of XState beyond its public interface is there, and a lack of it is named. */
import { createRequire } from 'node:module'

import { expect, it } from 'vitest'
import { type AnyActor, createActor, createMachine, type InspectionEvent } from 'xstate'

import { missingIn, takenIn } from '../../src/inspector/xstate/private'

const { version } = createRequire(import.meta.url)('xstate/package.json') as { version: string }

it(`XState ${version} has what was seen in 5.33`, () => {
  const told: InspectionEvent[] = []
  const machine = createMachine({ on: { GO: { actions: () => {} } } })
  const actor = createActor(machine, { inspect: (inspected) => told.push(inspected) }).start()
  actor.send({ type: 'GO' })
  expect(missingIn(actor as AnyActor), 'privates of XState that are gone').toEqual([])
  const taken = told.flatMap(takenIn).map(({ eventType }) => eventType)
  expect(taken, 'the _transitions of a microstep are gone').toEqual(['GO'])
})

it('another version that lacks a part is told by its name', () => {
  const system = { getSnapshot: () => ({}), scheduler: { schedule: () => {} } }
  const other = { system, _parent: undefined, _actorScope: { actionExecutor: () => {} } }
  const lacks = missingIn(other as never)
  expect(lacks).toContain('system._scheduledEvents')
  expect(lacks).toContain('system._relay')
  expect(lacks).not.toContain('system.scheduler')
})
