import type { AnyStateMachine, AnyStateNode } from 'xstate'

import { allNodes } from './delay-of.ts'

/** An actor that runs while a state is active. */
export interface Invoke {
  id: string
  /** How it is called: by its own id, else by its source. */
  name: string
  /** The name of its source; empty if that is inline. */
  src: string
}

/** The id that XState makes of the state's if the author gives none. */
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

/** How an actor is called that a machine invokes, or that it has spawned under an id. */
export const childName = (machine: AnyStateMachine, id: string) => {
  const invokes = allNodes(machine.root).flatMap(invokesOf)
  return invokes.find((invoke) => invoke.id === id)?.name ?? id
}
