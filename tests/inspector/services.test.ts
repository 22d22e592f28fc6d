/** In a simulator nothing that a machine starts is run; what it may tell is sent, and then all is as if it had run. */
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
import { offersFor } from '#devtools/inspector/explain/offers.ts'
import { statusLine } from '#devtools/inspector/explain/state-line.ts'
import { rowOf } from '#devtools/inspector/explain/step-texts.ts'
import { valueText } from '#devtools/inspector/explain/values.ts'
import { actorOf, actorsAt } from '#devtools/inspector/moments.ts'
import { createSimulation, type Simulation } from '#devtools/inspector/simulator/simulation.ts'
import { added } from '../added-machines.ts'
import type { Foreign } from './foreign/foreign.ts'
import { controls, services, type Telling } from './foreign/services.ts'

const none = { events: [], values: {} }

const nowOf = (simulation: Simulation) => simulation.steps().at(-1)!.after as AnyMachineSnapshot

const send = (simulation: Simulation, event: AnyEventObject) =>
  simulation.send(simulation.roots()[0]!, event)

const offered = (simulation: Simulation) =>
  offersFor(nowOf(simulation), none, true).map(({ event }) => event)

const statusesOf = ({ children }: AnyMachineSnapshot) =>
  Object.entries<AnyActor>(children as never).map(([id, child]) => [id, child.getSnapshot().status])

const factsOf = (snapshot: AnyMachineSnapshot) => {
  const { value, context, status, output } = snapshot
  // What has failed stops what it has started; a simulation starts nothing.
  return valueText([value, context, status, output, status === 'active' && statusesOf(snapshot)])
}

const start = ({ machine, input }: Foreign) => {
  const clock = new PageClock(0)
  const actor: AnyActor = createActor(machine, { input, clock } as never)
  const told: AnyEventObject[] = []
  actor.system.inspect((inspection: InspectionEvent) => {
    if (inspection.type !== '@xstate.event' || inspection.actorRef !== actor) return
    if (inspection.sourceRef && inspection.sourceRef !== actor) told.push(inspection.event)
  })
  actor.subscribe({ error: () => {} })
  actor.start()
  return { clock, actor, told, now: () => actor.getSnapshot() as AnyMachineSnapshot }
}

interface Told {
  place: number
  telling: Telling
}

/** Has an actor of the live one tell something, and the simulation hear it; it must be offered. */
const hear = async (
  live: ReturnType<typeof start>,
  simulation: Simulation,
  { place, telling }: Told,
) => {
  const children = Object.values<AnyActor>(live.now().children as never)
  const child = children[place % children.length]
  // One that has ended tells nothing more.
  if (!child) return
  controls.get(child)?.[telling]?.()
  // A promise tells it later.
  await Promise.resolve().then(() => {})
  const told = live.told.filter(({ type }) => !type.endsWith('born'))
  const offers = offered(simulation).map(({ type }) => type)
  expect(offers).toEqual(expect.arrayContaining(told.map(({ type }) => type)))
  for (const event of told) send(simulation, event)
}

/** The machine's own event, milliseconds that pass, or what the actor of a place among the started ones tells. */
type Move = AnyEventObject | number | Told

const movesOf = ({ events }: Foreign) => {
  const telling = fc.record({
    place: fc.nat({ max: 4 }),
    telling: fc.constantFrom<Telling>('done', 'error', 'snapshot'),
  })
  const own = fc.constantFrom(...events)
  const move = fc.oneof({ weight: 3, arbitrary: telling }, own, fc.constantFrom(1, 500, 2000))
  return fc.array<Move>(move, { maxLength: 15 })
}

describe.each<Foreign>(services)('$id', (entry) => {
  it('is simulated as it runs, by events that are offered', async () => {
    const run = async (moves: readonly Move[]) => {
      const live = start(entry)
      const simulation = createSimulation(entry.machine, { input: entry.input })
      for (const move of moves) {
        expect(factsOf(nowOf(simulation))).toBe(factsOf(live.now()))
        if (live.now().status !== 'active') return
        live.told.length = 0
        if (typeof move === 'number') {
          const to = live.clock.now() + move
          live.clock.moveTo(to)
          simulation.moveTo(to)
        } else if ('type' in move) {
          live.actor.send(move)
          send(simulation, move)
        } else {
          await hear(live, simulation, move)
        }
      }
    }
    await fc.assert(fc.asyncProperty(movesOf(entry), run), { numRuns: 60, seed: 2026 })
  })
})

const places = fc.array(fc.nat({ max: 20 }), { maxLength: 12 })

it.each<Foreign>([...catalogue, ...added])(
  'what the simulator of $id offers is sent, and all that it says is said',
  ({ machine, input }) => {
    const run = (chosen: readonly number[]) => {
      const simulation = createSimulation(machine, { input })
      const own = simulation.roots()[0]!
      for (const place of chosen) {
        expect(actorOf(simulation, machine.id) === own).toBe(true)
        for (const { actor, shown } of actorsAt(simulation))
          expect(shown === undefined).toBe(actor !== own)
        for (const step of simulation.steps()) expect(rowOf(step).outcome).not.toBe('')
        expect(statusLine(nowOf(simulation))).not.toBe('')
        expect(simulation.coverage!().text).toContain('states')
        const events = offered(simulation)
        const event = events[place % events.length]
        if (event) send(simulation, event)
      }
      for (const step of simulation.steps()) void simulation.restore(step)
    }
    fc.assert(fc.property(places, run), { numRuns: 20, seed: 2026 })
  },
)
