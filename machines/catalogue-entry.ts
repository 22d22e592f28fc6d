import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

type Values = Readonly<Record<string, readonly string[]>>

export interface CatalogueEntry<Machine extends AnyStateMachine = AnyStateMachine> {
  id: string
  /** Path of its module inside `machines`: `inspector/brake.machine`. */
  file: string
  /** Its export there. */
  name: string
  /** What it is, in a sentence or two. */
  about: string
  machine: Machine
  /** A sample input. */
  input: InputFrom<Machine>
  /** At least one sample of each event type. */
  events: readonly EventFromLogic<Machine>[]
  /** All values of a text that has only a few: `{ reason: ['visitor', 'hidden'] }`. */
  values: Values
}

/**
 * Makes the catalogue entries of a folder, with what else is said of its machines by their ids. Each file
 * is named for its machine.
 */
export const entriesIn =
  (
    folder: '' | `${string}/`,
    about: Readonly<Record<string, string>>,
    values: Readonly<Record<string, Values>> = {},
  ) =>
  <Machine extends AnyStateMachine>(
    machine: Machine,
    input: InputFrom<Machine>,
    events: readonly EventFromLogic<Machine>[],
  ): CatalogueEntry<Machine> => ({
    id: machine.id,
    file: `${folder}${machine.id}.machine`,
    name: `${machine.id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`,
    about: about[machine.id] ?? '',
    machine,
    input,
    events,
    values: values[machine.id] ?? {},
  })
