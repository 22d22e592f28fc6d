import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

export interface CatalogueEntry<Machine extends AnyStateMachine = AnyStateMachine> {
  id: string
  /** The module that exports it, from `machines` on: `inspector/replay.machine`. */
  file: string
  machine: Machine
  /** A sample. */
  input: InputFrom<Machine>
  /** One of each kind, with the data it carries. */
  events: readonly EventFromLogic<Machine>[]
}

/** Makes the entries of the machines in a folder; each file is named for its machine. */
export const entriesIn =
  (folder: '' | `${string}/`) =>
  <Machine extends AnyStateMachine>(
    machine: Machine,
    input: InputFrom<Machine>,
    events: readonly EventFromLogic<Machine>[],
  ): CatalogueEntry<Machine> => ({
    id: machine.id,
    file: `${folder}${machine.id}.machine`,
    machine,
    input,
    events,
  })
