/** Of every machine, also of those that nobody here wrote, what is said of a step is what an actor does. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot, InspectionEvent, StateValue } from 'xstate'

import { catalogue } from '#machines/catalogue.ts'

import { activeStates } from '#devtools/actors/active-states.ts'
import { PageClock } from '#devtools/actors/page-clock.ts'
import { transitionId } from '#devtools/actors/transition-id.ts'
import { effectOf } from '#devtools/inspector/explain/preview.ts'
import { stateParts } from '#devtools/inspector/explain/state-line.ts'
import { takenIn } from '#devtools/inspector/explain/taken.ts'
import { valueText } from '#devtools/inspector/explain/values.ts'
import { explain } from '#devtools/inspector/explain/why.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'
import { added } from '../added-machines.ts'
import { createWaitingActor, withoutCounts } from '../waiting-actors.ts'
import type { Foreign } from './foreign/foreign.ts'

/** An event, or milliseconds that pass. */
type Story = readonly (AnyEventObject | number)[]

const storiesOf = ({ events }: Foreign) => {
  const wait = fc.constantFrom(1, 100, 250, 900, 2000, 10_000)
  const event = fc.constantFrom(...events)
  return fc.array(fc.oneof({ weight: 4, arbitrary: event }, wait), { maxLength: 20 })
}

const factsOf = ({ value, context, status, output }: AnyMachineSnapshot) =>
  withoutCounts(valueText([value, context, status, output]))

/** What XState tells of a step. */
interface Told {
  taken: readonly string[]
  actions: number
  after: AnyMachineSnapshot
}

/** An actor on a clock that stands, and what XState tells of it. */
const start = ({ machine, input }: Foreign) => {
  const clock = new PageClock(0)
  const steps: Told[] = []
  let taken: string[] = []
  let actions = 0
  const actor = createWaitingActor(machine, { input, clock })
  const now = () => actor.getSnapshot() as AnyMachineSnapshot
  const end = (after: AnyMachineSnapshot) => {
    steps.push({ taken, actions, after })
    taken = []
    actions = 0
  }
  const inspect = (told: InspectionEvent) => {
    if (told.actorRef !== actor) return
    if (told.type === '@xstate.action') actions += 1
    if (told.type === '@xstate.microstep') taken.push(...told._transitions.map(transitionId))
    if (told.type === '@xstate.snapshot') end(told.snapshot as AnyMachineSnapshot)
  }
  actor.start()
  actor.system.inspect(inspect)
  return {
    clock,
    now,
    /** @returns its step, and those that follow from what has ended at once */
    send: (event: AnyEventObject): readonly Told[] => {
      steps.length = 0
      actor.send(event)
      return [...steps]
    },
  }
}

/** As XState is asked for it: `a.b` is `b` within `a`. */
const stateValueOf = (part: string): StateValue => {
  const [key = '', ...rest] = part.split('.')
  return rest.length > 0 ? { [key]: stateValueOf(rest.join('.')) } : key
}

/** The states that are said are those that the actor is in, and all of the innermost. */
const checkStates = (snapshot: AnyMachineSnapshot) => {
  const said = stateParts(snapshot.value)
  expect(said.filter((part) => !snapshot.matches(stateValueOf(part)))).toEqual([])
  const innermost = activeStates(snapshot).filter(
    ({ states, parent }) => parent && Object.keys(states).length === 0,
  )
  expect(said).toHaveLength(innermost.length)
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
  const last = simulation.steps().at(-1)!
  simulation.send(simulation.roots()[0]!, event)
  const told = live.send(event)
  if ((live.now().status as string) === 'error') {
    if (told.length < 2) expect(effect).toMatch(/not foreseen: |fails: /)
    return
  }
  const [{ taken, actions, after }] = told as [Told]
  checkStates(after)
  const simulated = simulation.steps().filter(({ id }) => id > last.id)
  expect(simulated.map(takenIn)).toEqual(told.map((step) => step.taken))
  const firstTaken = asked.filter((one) => one.taken).map(({ id }) => id)
  expect(taken).toEqual(expect.arrayContaining(firstTaken))
  const old = stateParts(before.value)
  const entered = stateParts(after.value).filter((part) => !old.includes(part))
  if (effect === null) expect([after === before, actions]).toEqual([true, 0])
  else expect(effect?.includes('\u00A0')).toBe(entered.length > 0)
  for (const part of entered) expect(effect).toContain(part)
}

// What is found by `system.get` is another actor there; what takes too long is not foreseen.
const known = added.filter(({ id }) => id !== 'system' && id !== 'slow')

describe.each<Foreign>([...catalogue, ...known])('$id', (entry) => {
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
