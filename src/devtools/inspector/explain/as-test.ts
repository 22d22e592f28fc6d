import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate'

import { INIT, type Step, STOP } from '#devtools/actors/step.ts'
import { codeOf } from './code.ts'
import { findableId } from './findable-id.ts'
import { isOfMachine } from './machine-of.ts'
import { statusLine } from './state-line.ts'
import { stepName } from './step-texts.ts'
import { valueText } from './values.ts'

/** A machine as its module exports it. */
export interface MachineModule {
  id: string
  machine: AnyStateMachine
  /** Its path inside `machines`, without `.ts`; undefined if it has none there. */
  file?: string
  /** Its name there. */
  name?: string
}

/** The code for what history states remember, if they do. */
const historyCode = ({ historyValue }: AnyMachineSnapshot, name: string) => {
  const parts = Object.entries(historyValue).map(([id, nodes]) => {
    const ids = nodes.map(findableId)
    return `${codeOf(id)}: ${codeOf(ids)}.map((id) => ${name}.getStateNodeById(id))`
  })
  return parts.length > 0 ? `, historyValue: { ${parts.join(', ')} }` : ''
}

/** The code of an event. An event of XState's own is in no machine's types, so it is cast. */
const eventCode = (event: AnyEventObject) =>
  event.type.startsWith('xstate.') ? `${codeOf(event)} as never` : codeOf(event)

const assertedFacts = ({ value, context, status }: AnyMachineSnapshot) =>
  valueText([value, context, status])

/**
 * A step as a test in Vitest: from the state before it, its event leads to the state after it.
 *
 * @throws why the step cannot be written, in words
 */
export const asTest = (step: Step, { id, machine, file, name = 'machine' }: MachineModule) => {
  const { event, before, after } = step
  if (!isOfMachine(before) || !isOfMachine(after)) throw new Error('it is no step of a machine')
  if (event.type === STOP) throw new Error('it has left')
  const isInitial = event.type === INIT
  const input: unknown = event['input']
  const { value, context, historyValue } = before
  const state = machine.resolveState({ value, context, historyValue })
  const [again] = isInitial
    ? initialTransition(machine, input as never)
    : transition(machine, state, event)
  if (assertedFacts(again) !== assertedFacts(after))
    throw new Error('it depends on more than state, data and event, such as its actors')

  const facts = `{ value: ${codeOf(value)}, context: ${codeOf(context)}${historyCode(before, name)} }`
  const lines = isInitial
    ? [`  const [after] = initialTransition(${name}, ${codeOf(input)})`]
    : [
        `  const before = ${name}.resolveState(${facts})`,
        `  const [after] = transition(${name}, before, ${eventCode(event)})`,
      ]
  const title = `${id}: ${stepName(step)} leads to ${statusLine(after)}`
  const expected = `{ value: ${codeOf(after.value)}, context: ${codeOf(after.context, 'expect.anything()')} }`
  return [
    `import { expect, it } from 'vitest'`,
    `import { ${isInitial ? 'initialTransition' : 'transition'} } from 'xstate'`,
    ``,
    file === undefined
      ? `import { ${name} } from ${codeOf(`./${id}.machine.ts`)} // write where it is`
      : `import { ${name} } from ${codeOf(`#machines/${file}.ts`)}`,
    ``,
    `it(${codeOf(title)}, () => {`,
    ...lines,
    `  expect(after).toMatchObject(${expected})`,
    `})`,
    ``,
  ].join('\n')
}
