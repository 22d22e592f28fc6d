import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import type { StateName } from '../protocol'
import type { Entry } from '../seam'
import type { Kept } from '../sources/keep'
import { stateLine } from '../store/state-line'
import { foresee } from '../store/foresee'
import { transitionById } from '../store/why'
import { isActive, isMachine, logicOf } from '../xstate/services'
import { codeOf } from './code'
import { createReplica, type Recording } from '../sources/replica'

const write = (value: unknown) => JSON.stringify(value)

/** The text of the actor at a path. */
const textOf = (path: readonly string[]) =>
  path.reduce((text, key) => {
    const children = `${text}.getSnapshot().children`
    return key.startsWith('#')
      ? `Reflect.get(Object.values(${children}), ${key.slice(1)})`
      : `Reflect.get(${children}, ${write(key)})`
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
    ({ target, event, left }) =>
      // XState does not arm the timers of a restored actor (xstate#5331).
      `  clock.setTimeout(() => ${textOf(target)}.send(${codeOf(event)}), ${Math.max(0, Math.round(left))})`,
  )

/** Lines that are only written where something is so. */
const when = (isSo: unknown, ...lines: string[]) => (isSo ? lines : [])

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
  { id, machine, file, name = 'machine' }: Entry,
): string => {
  const { wanted, base, input, isChild } = recording
  const unsure = new Set<string>()
  const replica = createReplica(machine, recording, ({ type, actorRef, ...inspected }) => {
    const actor = actorRef as AnyActor
    if (type !== '@xstate.event' || !isMachine(logicOf(actor)) || !isActive(actor)) return
    const { event } = inspected as { event: AnyEventObject }
    if (event.type === 'xstate.init') return
    const current = actor.getSnapshot() as AnyMachineSnapshot
    for (const one of foresee(actor, current, event).unsure) unsure.add(one)
  })
  const lines = recording.events.flatMap((delivered) => {
    const { event, isDelayed, path = [] } = delivered
    const before = replica.clock.now()
    if (!replica.play(delivered)) return []
    const by = Math.round(replica.clock.now() - before)
    return [
      ...when(by > 0, `  clock.increment(${by})`),
      ...when(!isDelayed, `  ${textOf(path)}.send(${codeOf(event)})`),
    ]
  })
  const last = replica.actor.getSnapshot() as AnyMachineSnapshot
  const isFailed = (last.status as string) === 'error'

  const doubt = [...unsure].join(', ')
  const { met } = replica
  const needsInspect = wanted !== undefined || met.size > 0
  const options = [
    'clock',
    ...when(isChild, 'parent'),
    ...when(!isChild && needsInspect, 'inspect'),
    ...when(base, 'snapshot'),
    ...when(input !== null && input !== undefined, `input: ${codeOf(input)}`),
  ]
  const parentOptions = ['clock', ...when(needsInspect, 'inspect')].join(', ')
  const title = `${wanted === undefined ? '' : `takes ${wanted}, `}leads the ${id} to ${stateLine(last.value as StateName)}`
  const body = [
    ...when(doubt, `// It asks ${doubt}: where it leads cannot be foreseen.`),
    `it${doubt ? '.skip' : ''}(${codeOf(title)}, () => {`,
    `  const clock = new SimulatedClock()`,
    ...when(
      needsInspect,
      `  const taken: unknown[] = []`,
      `  const inspect = (step: InspectionEvent) => {`,
    ),
    ...when(
      wanted !== undefined,
      `    if (step.type === '@xstate.microstep') taken.push(...step._transitions)`,
    ),
    ...when(
      met.has('service'),
      `    // A service waits: none is called.`,
      `    const { logic } = step.actorRef as AnyActor`,
      `    if (step.type === '@xstate.actor' && 'start' in logic && !('root' in logic))`,
      `      (step.actorRef as AnyActor).logic = fromCallback(() => {})`,
    ),
    ...when(
      met.has('action'),
      `    // Its own actions are not run.`,
      `    if (step.type === '@xstate.actor') {`,
      `      const scope = Reflect.get(step.actorRef, '_actorScope')`,
      `      const { actionExecutor: run } = scope`,
      `      scope.actionExecutor = (action: { type: string }) =>`,
      `        run(action.type.startsWith('xstate.') ? action : { ...action, exec: undefined })`,
      `    }`,
    ),
    ...when(needsInspect, `  }`),
    ...when(
      isChild,
      `  const parent = createActor(fromCallback(() => {}), { ${parentOptions} }).start()`,
    ),
    ...when(base, `  const snapshot = ${codeOf(base?.snapshot)} as never`),
    `  const actor = createActor(${name} as AnyStateMachine, { ${options.join(', ')} } as never)`,
    ...when(isFailed, `  actor.subscribe({ error: () => {} })`),
    `  actor.start()`,
    ...(base ? timerLines(base) : []),
    ``,
    ...lines,
    ``,
    ...(wanted === undefined ? [] : proofOf(name, machine, wanted)),
    `  expect(actor.getSnapshot().value).toEqual(${write(last.value)})`,
    ...when(isFailed, `  expect(actor.getSnapshot().status).toBe('error')`),
    `  expect(actor.getSnapshot().context).toEqual(${codeOf(last.context, 'expect.anything()')})`,
    `})`,
    ``,
  ].join('\n')
  const used = IMPORTED.filter((one) => body.includes(one.replace('type ', '')))
  return [
    `import { expect, it } from 'vitest'`,
    `import { ${used.join(', ')} } from 'xstate'`,
    ``,
    file === undefined
      ? `import { ${name} } from './${id}.machine' // write where it is`
      : `import { ${name} } from '#machines/${file}'`,
    ``,
    body,
  ].join('\n')
}
