import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'

import { actorAt } from '../observe/snapshots'
import { timersOf } from '../observe/timers'
import type { StateName } from '../protocol'
import type { Entry } from '../seam'
import type { Kept } from '../sources/keep'
import type { DeliveredEvent } from '../store/history'
import { stateLine } from '../store/state-line'
import { foresee } from '../store/foresee'
import { transitionById } from '../store/why'
import { isMachine, isService, logicOf } from '../xstate/services'
import { codeOf } from './code'
import { createReplica } from '../sources/replica'
import type { Recording } from './recording'

const write = (value: unknown) => JSON.stringify(value)

/** The text of the actor at a path. */
const textOf = (path: readonly string[]) =>
  path.reduce((text, key) => {
    const children = `${text}.getSnapshot().children`
    return key.startsWith('#')
      ? `Object.values(${children} as Record<string, AnyActor>)[${key.slice(1)}]!`
      : `(${children} as Record<string, AnyActor>)[${write(key)}]!`
  }, 'actor')

const stateOf = (machine: string, path: readonly string[]) =>
  [`${machine}.root`, ...path.map((key) => `states[${write(key)}]!`)].join('.')

/** The lines that say which transition is taken, after all events. */
const proofOf = (name: string, machine: AnyStateMachine, wanted: string) => {
  const { source, eventType } = transitionById(machine, wanted)!
  const list = eventType ? `transitions.get(${write(eventType)})!` : 'always!'
  return [
    `  const state: AnyStateNode = ${stateOf(name, source.path)}`,
    `  expect(taken).toContain(state.${list}[${wanted.split('/').at(-1)}])`,
  ]
}

const timerLines = ({ timers }: Kept) =>
  timers.map(
    ({ target, sent, left }) =>
      // XState does not arm the timers of a restored actor (xstate#5331).
      `  clock.setTimeout(() => ${textOf(target)}.send(${codeOf(sent)}), ${Math.max(0, Math.round(left))})`,
  )

/** Runs a recording; tells what each event depends on, and whether a service was met. */
const run = (machine: AnyStateMachine, recording: Recording) => {
  const unsure = new Set<string>()
  let hasService = false
  const note = (inspected: InspectionEvent) => {
    const actor = inspected.actorRef as AnyActor
    if (inspected.type === '@xstate.actor' && isService(actor)) hasService = true
    if (inspected.type !== '@xstate.event' || !isMachine(logicOf(actor))) return
    const { event } = inspected
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot | undefined
    if (snapshot?.status !== 'active' || event.type === 'xstate.init') return
    try {
      for (const one of foresee(actor, snapshot, event).unsure) unsure.add(one)
    } catch {
      // It will throw, and is seen to.
    }
  }
  return { ...createReplica(machine, recording, note), unsure, hasService: () => hasService }
}

const IMPORTED = [
  ...['type AnyActor', 'type AnyStateMachine', 'type AnyStateNode', 'createActor', 'fromCallback'],
  ...['type InspectionEvent', 'SimulatedClock'],
]

/**
 * A test that drives a machine to where the recording leaves it. The clock is moved only as far as the
 * timers that fired need; services are not called.
 *
 * @throws what cannot be written, in words
 */
export const asTest = (
  recording: Recording,
  { machine, file, name = 'machine' }: Entry,
): string => {
  const { wanted, base, input, isChild = false } = recording
  const replica = run(machine, recording)
  const lines: string[] = []
  let now = 0

  const moveTo = (time: number) => {
    const by = Math.round(time - now)
    if (by > 0) lines.push(`  clock.increment(${by})`)
    now = Math.max(now, time)
  }
  const deliver = ({ at, event, isDelayed, path = [] }: DeliveredEvent) => {
    const timers = timersOf(replica.actor, true)
    const target = actorAt(replica.actor, path)
    if (isDelayed) {
      const due = timers.find((one) => one.sent.type === event.type && one.target === target)?.due
      if (due === undefined) return
      // As the test's clock does: it fires all that is due.
      moveTo(due)
      replica.clock.set(now)
    } else {
      // Stop just before the next timer, so none fires that did not.
      moveTo(Math.min(at, Math.min(...timers.map(({ due }) => due)) - 1))
      lines.push(`  ${textOf(path)}.send(${codeOf(event)})`)
      replica.deliver({ at: now, event, path })
    }
  }
  recording.events.forEach(deliver)
  const last = replica.actor.getSnapshot() as AnyMachineSnapshot
  const isFailed = (last.status as string) === 'error'
  replica.end()

  const doubt = [...replica.unsure].join(', ')
  const isApart = replica.hasService()
  const options = [
    ...['clock'],
    ...(isChild ? ['parent'] : wanted !== undefined || isApart ? ['inspect'] : []),
    ...(base ? ['snapshot'] : []),
    ...(input === null || input === undefined ? [] : [`input: ${codeOf(input)}`]),
  ]
  const needsInspect = wanted !== undefined || isApart
  const title = `${wanted === undefined ? '' : `takes ${wanted}, `}leads the ${recording.machine} to ${stateLine(last.value as StateName)}`
  const body = [
    ...(doubt ? [`// It asks ${doubt}: where it leads cannot be foreseen.`] : []),
    `it${doubt ? '.skip' : ''}(${codeOf(title)}, () => {`,
    `  const clock = new SimulatedClock()`,
    ...(needsInspect
      ? [`  const taken: unknown[] = []`, `  const inspect = (step: InspectionEvent) => {`]
      : []),
    ...(wanted === undefined
      ? []
      : [`    if (step.type === '@xstate.microstep') taken.push(...step._transitions)`]),
    ...(isApart
      ? [
          `    // A service waits: none is called.`,
          `    const { logic } = step.actorRef as AnyActor`,
          `    if (step.type === '@xstate.actor' && 'start' in logic && !('root' in logic))`,
          `      (step.actorRef as AnyActor).logic = fromCallback(() => {})`,
        ]
      : []),
    ...(needsInspect ? [`  }`] : []),
    ...(isChild
      ? [
          `  const parent = createActor(fromCallback(() => {}), { clock${needsInspect ? ', inspect' : ''} }).start()`,
        ]
      : []),
    ...(base ? [`  const snapshot = ${codeOf(base.snapshot)} as never`] : []),
    `  const actor = createActor(${name} as AnyStateMachine, { ${options.join(', ')} } as never)`,
    ...(isFailed ? [`  actor.subscribe({ error: () => {} })`] : []),
    `  actor.start()`,
    ...(base ? timerLines(base) : []),
    ``,
    ...lines,
    ``,
    ...(wanted === undefined ? [] : proofOf(name, machine, wanted)),
    `  expect(actor.getSnapshot().value).toEqual(${write(last.value)})`,
    ...(isFailed ? [`  expect(actor.getSnapshot().status).toBe('error')`] : []),
    `  expect(actor.getSnapshot().context).toEqual(${codeOf(last.context, 'expect.anything()')})`,
    `})`,
    ``,
  ].join('\n')
  const used = IMPORTED.filter((one) => body.includes(one.replace('type ', '')))
  return [
    `import { expect, it } from 'vitest'`,
    `import { ${used.join(', ')} } from 'xstate'`,
    ``,
    `import { ${name} } from '#machines/${file ?? `${recording.machine}.machine`}'`,
    ``,
    body,
  ].join('\n')
}
