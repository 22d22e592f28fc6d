import type { AnyStateMachine, AnyStateNode } from 'xstate'

import { allNodes } from './delay-of.ts'

/** An actor that runs while a state is active. */
export interface Invoke {
  id: string
  /** The actor's own id, or else its source's name. */
  name: string
  /** The name of its source; empty if the source is inline. */
  src: string
}

/** Ids that XState makes of the state's id if the author gives none. */
const GENERATED = /^\d+\./

/** What a state invokes. */
export const invokesOf = ({ invoke, config }: AnyStateNode): Invoke[] => {
  const written = [config.invoke ?? []].flat() as { src: unknown }[]
  return invoke.map(({ id }, index) => {
    const source = written[index]?.src
    const src = typeof source === 'string' ? source : ''
    const machine = Object(source) as { id?: string }
    const sourceName = src || (machine.id ?? 'actor')
    return { id, name: GENERATED.test(id) ? sourceName : id, src }
  })
}

/** The name of an actor that a machine invokes, or has spawned under an id. */
export const childName = (machine: AnyStateMachine, id: string) => {
  const invokes = allNodes(machine.root).flatMap(invokesOf)
  return invokes.find((invoke) => invoke.id === id)?.name ?? id
}
