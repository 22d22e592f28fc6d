/** What the inspector uses of XState beyond its public interface is there, and a lack of it is named. */
import { createRequire } from 'node:module'

import { expect, it } from 'vitest'
import {
  type AnyActor,
  type AnyMachineSnapshot,
  createActor,
  createMachine,
  fromPromise,
  type InspectionEvent,
} from 'xstate'

import { inertScope, missingIn, takenIn, withoutActions } from '../../src/inspector/xstate/private'
import { isStandIn, keepApart } from '../../src/inspector/xstate/services'

const { version } = createRequire(import.meta.url)('xstate/package.json') as { version: string }

it(`XState ${version} has what was seen in 5.33`, () => {
  const done: string[] = []
  const machine = createMachine({
    initial: 'a',
    entry: () => void done.push('entry'),
    states: {
      a: { invoke: { src: fromPromise(async () => done.push('called')) }, on: { GO: 'b' } },
      b: {},
    },
  })
  const taken: string[] = []
  let isTold = false
  const actor = createActor(machine, {
    inspect: (inspected: InspectionEvent) => {
      // Told before the actor has a snapshot: its logic can still be another one.
      if (inspected.type === '@xstate.actor') {
        withoutActions(inspected.actorRef as AnyActor, () => {})
        keepApart(inspected.actorRef as AnyActor, () => {})
      }
      if (inspected.type !== '@xstate.microstep') return
      isTold ||= '_transitions' in inspected
      taken.push(...takenIn(inspected).map(({ eventType }) => eventType))
    },
  }).start()
  const [child] = Object.values(actor.getSnapshot().children)
  expect(missingIn(actor as AnyActor), 'privates of XState that are gone').toEqual([])
  expect([done, isStandIn(child as never)]).toEqual([[], true])
  const seen: string[] = []
  const scope = inertScope(
    actor,
    (more) => seen.push(...more.map(({ eventType }) => eventType)),
    () => {},
  )
  const next = machine.transition(
    actor.getSnapshot() as never,
    { type: 'GO' },
    scope,
  ) as AnyMachineSnapshot
  expect([next.value, actor.getSnapshot().value, seen]).toEqual(['b', 'a', ['GO']])
  actor.send({ type: 'GO' })
  expect(isTold, 'the _transitions of a microstep are gone').toBe(true)
  expect(taken).toEqual(['GO'])
  actor.stop()
})

it('another version that lacks a part is told by its name', () => {
  const system = { getSnapshot: () => ({}), scheduler: { schedule: () => {} } }
  const other = { system, _parent: undefined, _actorScope: { actionExecutor: () => {} } }
  const lacks = missingIn(other as never)
  expect(lacks).toContain('system._scheduledEvents')
  expect(lacks).toContain('system._relay')
  expect(lacks).not.toContain('system.scheduler')
})
