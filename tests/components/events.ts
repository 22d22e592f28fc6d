import { expect } from 'vitest'

import { registeredActors } from '../../src/actors/registry'

/** What a machine of the page is told from now on. */
export function eventsOf(id: string) {
  const actor = registeredActors().find((candidate) => candidate.id === id)
  expect(actor).toBeDefined()
  const types: string[] = []
  actor!.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event') types.push(inspected.event.type)
  })
  return types
}
