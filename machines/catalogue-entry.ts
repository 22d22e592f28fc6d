import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

export interface CatalogueEntry<Machine extends AnyStateMachine = AnyStateMachine> {
  id: string
  /** Path of its module inside `machines`: `inspector/brake.machine`. */
  file: string
  machine: Machine
  /** A sample input. */
  input: InputFrom<Machine>
  /** At least one sample of each event type. */
  events: readonly EventFromLogic<Machine>[]
}

/** Makes the catalogue entries of a folder. Each file is named for its machine. */
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
