/** Of every machine, also of those that nobody here wrote, what is said of a step is what an actor does. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  type InspectionEvent,
} from 'xstate'

import { catalogue } from '#machines/catalogue.ts'

import { PageClock } from '#devtools/actors/page-clock.ts'
import { transitionId } from '#devtools/actors/transition-id.ts'
import { effectOf } from '#devtools/inspector/explain/preview.ts'
import { stateParts } from '#devtools/inspector/explain/state-line.ts'
import { takenIn } from '#devtools/inspector/explain/taken.ts'
import { valueText } from '#devtools/inspector/explain/values.ts'
import { explain } from '#devtools/inspector/explain/why.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'
import { cases } from './foreign/cases.ts'
import { features } from './foreign/features.ts'
import type { Foreign } from './foreign/foreign.ts'

/** An event, or milliseconds that pass. */
type Story = readonly (AnyEventObject | number)[]

const storiesOf = ({ events }: Foreign) => {
  const wait = fc.constantFrom(1, 100, 250, 900, 2000, 10_000)
  const event = fc.constantFrom(...events)
  return fc.array(fc.oneof({ weight: 4, arbitrary: event }, wait), { maxLength: 20 })
}

const factsOf = ({ value, context, status, output }: AnyMachineSnapshot) =>
  valueText([value, context, status, output])

/** An actor on a clock that stands, and what XState tells of it. */
const start = ({ machine, input }: Foreign) => {
  const clock = new PageClock(0)
  const taken: string[] = []
  let actions = 0
  const actor: AnyActor = createActor(machine, { input, clock } as never)
  const inspect = (told: InspectionEvent) => {
    if (told.actorRef !== actor) return
    if (told.type === '@xstate.action') actions += 1
    if (told.type !== '@xstate.microstep') return
    taken.push(...told._transitions.map(transitionId))
  }
  // Else XState would tell the process of an error.
  actor.subscribe({ error: () => {} })
  actor.start()
  actor.system.inspect(inspect)
  return {
    clock,
    now: () => actor.getSnapshot() as AnyMachineSnapshot,
    send: (event: AnyEventObject) => {
      taken.length = 0
      actions = 0
      actor.send(event)
      return { taken: [...taken], actions }
    },
  }
}

/** Sends an event to an actor and to its simulation; what was said before must be so. */
const check = (
  live: ReturnType<typeof start>,
  simulation: ReturnType<typeof createSimulation>,
  event: AnyEventObject,
) => {
  const before = live.now()
  const effect = effectOf(before, event)
  const asked = explain(before, event).flatMap(({ tries }) => tries)
  simulation.send(simulation.roots()[0]!, event)
  const { taken, actions } = live.send(event)
  const after = live.now()
  if ((after.status as string) === 'error') {
    expect(effect).toContain('not foreseen: ')
    return
  }
  expect(takenIn(simulation.steps().at(-1)!)).toEqual(taken)
  const firstTaken = asked.filter((one) => one.taken).map(({ id }) => id)
  expect(taken).toEqual(expect.arrayContaining(firstTaken))
  const old = stateParts(before.value)
  const entered = stateParts(after.value).filter((part) => !old.includes(part))
  if (effect === null) expect([after === before, actions]).toEqual([true, 0])
  else expect(effect?.includes('\u00A0')).toBe(entered.length > 0)
  for (const part of entered) expect(effect).toContain(part)
}

// What is found by `system.get` is another actor there.
const known = features.filter(({ id }) => id !== 'system')

describe.each<Foreign>([...catalogue, ...known, ...cases])('$id', (entry) => {
  it('does what its preview says, takes the transitions that are named, and is simulated as it runs', () => {
    const run = (story: Story) => {
      const live = start(entry)
      const simulation = createSimulation(entry.machine, { input: entry.input })
      for (const step of story) {
        if (live.now().status !== 'active') break
        if (typeof step === 'number') {
          const to = live.clock.now() + step
          live.clock.moveTo(to)
          simulation.moveTo(to)
        } else check(live, simulation, step)
        const { after } = simulation.steps().at(-1)!
        const status = (after as AnyMachineSnapshot).status
        expect(status).toBe(live.now().status)
        if (status === 'error') break
        expect(factsOf(after as AnyMachineSnapshot)).toBe(factsOf(live.now()))
        expect(simulation.next()).toBe(live.clock.next())
      }
    }
    fc.assert(fc.property(storiesOf(entry), run), { numRuns: 60, seed: 2026 })
  })
})
