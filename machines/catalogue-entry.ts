import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate'

type Values = Readonly<Record<string, readonly string[]>>

export interface CatalogueEntry<Machine extends AnyStateMachine = AnyStateMachine> {
  id: string
  /** Path of its module inside `machines`: `inspector/see-inside.machine`. */
  file: string
  /** Its export there. */
  name: string
  /** What it is, in a sentence or two. */
  about: string
  machine: Machine
  /** A sample input. */
  input: InputFrom<Machine>
  /** The sample, and others that lead to where it does not. */
  inputs: readonly InputFrom<Machine>[]
  /** At least one sample of each event type, in the order of the machine. */
  events: readonly EventFromLogic<Machine>[]
  /** All values of a text that has only a few: `{ reason: ['visitor', 'hidden'] }`. */
  values: Values
}

/** What an event says besides its type. */
type Data<Event, Type> = Omit<Extract<Event, { type: Type }>, 'type'>

/** An object with `Value` at `Key`, which may be left out if an empty one will do. */
type With<Key extends string, Value> = object extends Value
  ? Partial<Record<Key, Value>>
  : Record<Key, Value>

/** By event type. An event that needs no data needs no sample. */
type Samples<Event extends EventObject> = {
  [Type in Event['type'] as object extends Data<Event, Type> ? never : Type]: Data<Event, Type>[]
}

type Given<Machine extends AnyStateMachine> = Pick<CatalogueEntry, 'about'> &
  Partial<Pick<CatalogueEntry, 'values'>> & { otherInputs?: InputFrom<Machine>[] } & With<
    'input',
    InputFrom<Machine>
  > &
  With<'samples', Samples<EventFromLogic<Machine>>>

/** Makes the catalogue's entries of a folder's machines. Each file is named for its machine. */
export const entriesIn =
  (folder: '' | `${string}/`) =>
  <Machine extends AnyStateMachine>(machine: Machine, given: Given<Machine>) => {
    const { about, input, otherInputs = [], values = {} } = given
    const samples: Readonly<Record<string, object[]>> = given.samples ?? {}
    // A wildcard is no event; what it stands for is known by the samples alone.
    const own = machine.events.filter((type) => !/^xstate\.|\*$/.test(type))
    const events = [...new Set([...own, ...Object.keys(samples)])].flatMap((type) =>
      (samples[type] ?? [{}]).map((data) => ({ type, ...data })),
    )
    return {
      id: machine.id,
      about,
      machine,
      input,
      inputs: [input, ...otherInputs],
      values,
      events: events as never[],
      file: `${folder}${machine.id}.machine`,
      name: `${machine.id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`,
    } as CatalogueEntry<Machine>
  }
