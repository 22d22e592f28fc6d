/** Of every machine, also those that nobody here wrote, all that is said is so, or said not to be known. */
import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { transitionId } from '../../src/actors/transition-id'
import { statesIn, transitionsIn, triggerOf } from '../../src/chart/chart'
import { fitChart } from '../../src/chart/layout/layout'
import { toJson } from '../../src/inspector/observe/json'
import { observeActor } from '../../src/inspector/observe/observe-actor'
import { timersOf } from '../../src/inspector/observe/timers'
import { wayTo } from '../../src/inspector/recording/way-to'
import { createReplica, recordingOf } from '../../src/inspector/sources/replica'
import { createSandbox } from '../../src/inspector/sources/sandbox'
import { keptAt } from '../../src/inspector/sources/source'
import { chartOf } from '../../src/actors/chart-of'
import { foresee } from '../../src/inspector/store/foresee'
import { type LoggedStep, Store } from '../../src/inspector/store/store'
import { eventName } from '../../src/inspector/store/texts'
import { explain } from '../../src/inspector/store/why'
import { childrenIn, isActive, sendApart } from '../../src/inspector/xstate/services'
import '../../src/inspector/site'
import { catalogue as entries } from '#machines'
import type { Foreign } from './foreign/foreign'
import { addSamples, machines } from './foreign/machines'

addSamples()

/** Milliseconds that pass, or an event. */
type Step = number | AnyEventObject

const stepsOf = ({ events }: Foreign) =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...events) },
      fc.integer({ min: 1, max: 4000 }),
    ),
    { maxLength: 12 },
  )

/** Of an actor's name, the number that it has where there are others. */
const unnumbered = (data: unknown) => JSON.stringify(data).replaceAll(/ \d+\]/g, ']')

/** All of an actor and of those inside. */
const wholeOf = (actor: AnyActorRef): unknown => {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  const { value, context, status, output } = snapshot
  return [
    unnumbered([value, toJson(context), status, toJson(output)]),
    childrenIn(snapshot).map(wholeOf),
    timersOf(actor).map(({ event, due }) => [event.type, due]),
  ]
}

/** The same without the times: a recording waits no longer than its timers. */
const stateIn = (actor: AnyActorRef) =>
  JSON.stringify(wholeOf(actor)).replaceAll(/("xstate\.[^"]*"),[\d.]+/g, '$1')

const simulated = (entry: Foreign) => {
  const sandbox = createSandbox(entry, { input: entry.input })
  const record = () => [...sandbox.store.actors.values()][0]!
  const go = (step: Step) => {
    if (typeof step === 'number') sandbox.move(step)
    else sandbox.send(record().name, toJson(step) as never)
  }
  return { ...sandbox, record, go }
}

const lineOf = ({ value, context, status }: { value: unknown; context: unknown; status: string }) =>
  unnumbered([value, context, status])

/** Sends an event, and sees that what is said of it before is so. */
const checkPreview = async (
  { machine }: Foreign,
  { record, go, store }: ReturnType<typeof simulated>,
  event: AnyEventObject,
) => {
  const { snapshot: before, name } = record()
  const { actor, snapshot: current } = before.live
  const next = foresee(actor, current as AnyMachineSnapshot, event)
  const tries = explain(before, event).flatMap((asked) => asked.tries)
  const { length } = store.log
  go(event)
  // XState does not report that one has failed: it is seen when the task ends.
  await Promise.resolve()
  const step = store.log
    .slice(length)
    .find((one) => one.kind === 'step' && one.name === name && one.event.type === event.type)
  if (step?.kind !== 'step') return
  const { snapshot } = step
  if ((next.snapshot.status as string) === 'error')
    return expect(snapshot).toMatchObject({ status: 'error', error: toJson(next.snapshot.error) })
  const { value, context, status } = next.snapshot
  if (next.unsure.length === 0)
    expect(lineOf(snapshot)).toBe(lineOf({ value, context: toJson(context), status }))
  const taken = tries.flatMap((one) => (one.taken ? one.id : []))
  const wanted = machine.getTransitionData(before.live.snapshot as never, event) ?? []
  expect(taken.toSorted()).toEqual(wanted.map(transitionId).toSorted())
}

describe.each<Foreign>([...entries, ...machines])('$id', (entry) => {
  const { machine, input } = entry

  it('does what its previews say, also of what fails or is ignored', async () => {
    const check = async (steps: Step[]) => {
      const running = simulated(entry)
      for (const step of steps) {
        if (running.record().snapshot.status !== 'active') break
        if (typeof step === 'number') running.go(step)
        else await checkPreview(entry, running, step)
      }
    }
    await fc.assert(fc.asyncProperty(stepsOf(entry), check), { numRuns: 25 })
  })

  it('goes on as the original does, where it is restored, and is led there by what it was told', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.25)
    vi.spyOn(Date, 'now').mockReturnValue(0)
    onTestFinished(() => void vi.restoreAllMocks())
    const check = async (before: Step[], after: Step[]) => {
      const running = simulated(entry)
      before.forEach(running.go)
      await Promise.resolve()
      if (running.record().snapshot.status !== 'active') return
      const { id: entryId, at } = running.store.log.at(-1)!
      const original = running.record().snapshot.live.actor
      const kept = keptAt(running.store, running.record().name, entryId)
      const recording = recordingOf(machine, running.store, entryId, running.record())
      const led = createReplica(machine, recording)
      recording.events.forEach(led.play)
      expect(stateIn(led.actor)).toEqual(stateIn(original))
      const { actor, clock } = createReplica(machine, { base: kept, at })
      clock.set(running.now())
      expect(wholeOf(actor)).toEqual(wholeOf(original))
      for (const step of after) {
        running.go(step)
        if (typeof step === 'number') clock.increment(step)
        else if (isActive(actor)) sendApart(actor, step)
        expect(wholeOf(actor)).toEqual(wholeOf(original))
      }
    }
    const property = fc.asyncProperty(stepsOf(entry), stepsOf(entry), check)
    // Also from a moment at which delays are under way.
    const long: Step[] = [...entry.events, 1, ...entry.events.slice(0, 1)]
    await fc.assert(property, { numRuns: 25, examples: [[long, [...entry.events]]] })
  })

  it('is drawn in words, not in names of XState, and its ways cover all of it', async () => {
    const chart = chartOf(machine)
    const transitions = transitionsIn(chart)
    const labels = transitions.map(triggerOf)
    const drawing = fitChart(chart, { width: 800, height: 500 })
    const words = drawing.boxes.flatMap(({ flow }) => flow.rows.flatMap(({ parts }) => parts))
    expect(words.filter(({ text }) => text.includes('xstate.'))).toEqual([])
    const store = new Store()
    const { states, transitions: covered } = store.coverageOf(machine)
    for (const transition of transitions) {
      const way = await wayTo(entry, transition.id, input)
      expect([transition.id, way !== null]).toEqual([transition.id, true])
      const { actor, clock, taken, play } = createReplica(machine, way!)
      store.visit(machine, [...taken])
      observeActor(actor, store.receive, clock.now)
      way!.events.forEach(play)
    }
    // A delay's name may contain a dot.
    const steps = store.log.filter((one) => one.kind === 'step' && one.path.length === 0)
    const own = (steps as LoggedStep[]).filter(({ event }) => event.type.startsWith('xstate'))
    expect(labels).toEqual(expect.arrayContaining(own.map(eventName)))
    expect(transitions.filter((one) => !covered.has(one.id))).toEqual([])
    // No transition leads to `y`.
    const missed = statesIn(chart).filter(({ id: state, key }) => key !== 'y' && !states.has(state))
    expect(missed).toEqual([])
  })
})
