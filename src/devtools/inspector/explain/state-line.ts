import type { AnyStateNode, Snapshot, StateValue } from 'xstate'

import { isOfMachine } from './machine-of.ts'
import { messageOf, plainText } from './values.ts'

/** The innermost active states, each by its whole path: `rotation.waiting`, `track.resting`. */
export const stateParts = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, inner]) => {
        const inside = stateParts(inner!)
        return inside.length > 0 ? inside.map((part) => `${key}.${part}`) : key
      })

/** A state by its path: `track.moving`; the machine's own state by the machine's name. */
export const nodeName = ({ path, machine }: AnyStateNode) => path.join('.') || machine.id

/** The state in one line: `rotation.waiting · track.resting`. */
export const stateLine = (value: StateValue): string => stateParts(value).join(' · ')

/** An actor's status: its state's parts, or that it runs; its output, or its error. */
export const statusParts = (snapshot: Snapshot<unknown>): string[] => {
  const parts = isOfMachine(snapshot) ? stateParts(snapshot.value as StateValue) : []
  if (snapshot.status === 'error') return [...parts, `in error: ${messageOf(snapshot.error)}`]
  if (snapshot.status !== 'done')
    return parts.length > 0 ? parts : [snapshot.status === 'active' ? 'running' : snapshot.status]
  return [...parts, snapshot.output === undefined ? 'done' : `done: ${plainText(snapshot.output)}`]
}

export const statusLine = (snapshot: Snapshot<unknown>) => statusParts(snapshot).join(' · ')
