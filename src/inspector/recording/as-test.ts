import { entryOf } from '../sources/machines'
import { stateLine } from '../store/state-line'
import { timersOf } from '../observe/timers'
import { toJson } from '../observe/json'
import type { StateName } from '../protocol'
import { isTimer } from '../store/history'
import { type Recording, replicaOf } from './recording'

const write = (value: unknown) => JSON.stringify(value)

const machineName = (id: string) =>
  `${id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`

/** The lines of a test that say which transition is taken, before its actor and after all events. */
const proofOf = ({ machine, wanted }: Recording) => {
  if (wanted === undefined) return { before: [], after: [] }
  const [source, type, index] = wanted.split('/')
  const list = type ? `transitions.get(${write(type)})!` : 'always!'
  return {
    before: [
      `  const taken: unknown[] = []`,
      `  const inspect = (step: InspectionEvent) => {`,
      `    if (step.type === '@xstate.microstep') taken.push(...step._transitions)`,
      `  }`,
    ],
    after: [
      `  const state = ${machineName(machine)}.getStateNodeById(${write(source)})`,
      `  expect(taken).toContain(state.${list}[${index}])`,
    ],
  }
}

const startOf = ({ machine, input, base, wanted }: Recording) => {
  const name = machineName(machine)
  const observed = wanted === undefined ? '' : ', inspect'
  const withInput = observed + (input === null ? '' : `, input: ${write(input)}`)
  if (base === null) return [`  const actor = createActor(${name}, { clock${withInput} }).start()`]
  return [
    `  const snapshot = ${name}.resolveState({`,
    `    value: ${write(base.value)},`,
    `    context: ${write(base.context)},`,
    `  })`,
    `  const actor = createActor(${name}, { clock, snapshot${withInput} }).start()`,
    ...base.timers.map(
      ({ event, due }) =>
        // XState does not arm the timers of a restored actor (xstate#5331).
        `  clock.setTimeout(() => actor.send({ type: '${event}' } as never), ${Math.max(0, Math.round(due))})`,
    ),
  ]
}

/**
 * A test that drives a machine to where the recording leaves it. The clock is moved only
 * as far as the timers that fired need.
 */
export const asTest = (recording: Recording): string => {
  const replica = replicaOf(recording)
  const lines: string[] = []
  let now = 0

  const moveTo = (time: number) => {
    const by = Math.round(time - now)
    if (by > 0) lines.push(`  clock.increment(${by})`)
    now = Math.max(now, time)
  }
  for (const { at, event } of recording.events) {
    if (isTimer(event)) {
      const due = timersOf(replica.actor).find((waiting) => waiting.event === event.type)?.due
      if (due !== undefined) moveTo(due)
    } else {
      // Stop just before the next timer, so none fires that did not.
      const next = Math.min(...timersOf(replica.actor).map(({ due }) => due))
      moveTo(Math.min(at, next - 1))
      lines.push(`  actor.send(${write(event)})`)
    }
    replica.clock.pass(now)
    replica.deliver({ at: now, event })
  }
  const { value, context } = replica.actor.getSnapshot() as { value: StateName; context: unknown }
  replica.actor.stop()

  const name = machineName(recording.machine)
  const proof = proofOf(recording)
  const inspection = recording.wanted === undefined ? '' : ', type InspectionEvent'
  return [
    `import { expect, it } from 'vitest'`,
    `import { createActor${inspection}, SimulatedClock } from 'xstate'`,
    ``,
    `import { ${name} } from '#machines/${entryOf(recording.machine)?.file}'`,
    ``,
    `it('${recording.wanted === undefined ? '' : `takes ${recording.wanted}, `}leads the ${recording.machine} to ${stateLine(value)}', () => {`,
    `  const clock = new SimulatedClock()`,
    ...proof.before,
    ...startOf(recording),
    ``,
    ...lines,
    ``,
    ...proof.after,
    `  expect(actor.getSnapshot().value).toEqual(${write(value)})`,
    `  expect(actor.getSnapshot().context).toEqual(${write(toJson(context))})`,
    `})`,
    ``,
  ].join('\n')
}
