import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate'

type Values = Readonly<Record<string, readonly string[]>>

export interface CatalogueEntry<Machine extends AnyStateMachine = AnyStateMachine> {
  id: string
  /** Path of its module inside `machines`: `inspector/see-inside.machine`. */
  file: string
  /** The machine's name among that module's exports. */
  name: string
  /** What the machine is, in a sentence or two. */
  about: string
  machine: Machine
  /** A sample input. */
  input: InputFrom<Machine>
  /** Further inputs, the sample first: they lead to states that the sample does not reach. */
  inputs: readonly InputFrom<Machine>[]
  /**
   * At least one sample of each event type, in the order of the machine; then of what its actors
   * report, where that must have data.
   */
  events: readonly EventFromLogic<Machine>[]
  /** All values of a text that has only a few: `{ reason: ['visitor', 'hidden'] }`. */
  values: Values
  /** Types of the events that a visitor sends by a press or a key, which an agent may send for them. */
  visitor: readonly string[]
  /**
   * Types of the events that only the visitor sends, no agent for them: events that copy, leave the
   * page, or are typed.
   */
  byHand: readonly string[]
  /**
   * Types of the events that the page itself sends: they report what has happened to it, or in it.
   */
  page: readonly string[]
  /** Whether the machine holds what a visitor types: an agent is not shown that. */
  isPrivate: boolean
}

/** The fields of an event besides its type. */
type Data<Event, Type> = Omit<Extract<Event, { type: Type }>, 'type'>

/** An object with `Value` at `Key`, which may be left out if an empty one will do. */
type With<Key extends string, Value> = object extends Value
  ? Partial<Record<Key, Value>>
  : Record<Key, Value>

/** Sample data by event type. An event without data needs no sample. */
type Samples<Event extends EventObject> = {
  [Type in Event['type'] as object extends Data<Event, Type> ? never : Type]: Data<Event, Type>[]
}

/** Samples of what the actors of a machine report: `{ 'xstate.done.actor.load': [{ output: 'text' }] }`. */
type Reports = Partial<
  Record<`xstate.${'done.actor' | 'error.actor' | 'snapshot'}.${string}`, object[]>
>

type Types<Machine extends AnyStateMachine> = readonly EventFromLogic<Machine>['type'][]

/** Who sends each of a machine's events. */
type Senders<Machine extends AnyStateMachine> = Partial<
  Record<'visitor' | 'byHand' | 'page', Types<Machine>>
>

type Given<Machine extends AnyStateMachine> = Pick<CatalogueEntry, 'about'> &
  Partial<Pick<CatalogueEntry, 'values' | 'isPrivate'>> &
  Senders<Machine> & { otherInputs?: InputFrom<Machine>[] } & With<'input', InputFrom<Machine>> &
  With<'samples', Samples<EventFromLogic<Machine>> & Reports>

/** Makes the catalogue's entries of a folder's machines. Each file is named for its machine. */
export const catalogueEntriesIn =
  (folder: '' | `${string}/`) =>
  <Machine extends AnyStateMachine>(machine: Machine, given: Given<Machine>) => {
    const { about, input, otherInputs = [], values = {}, isPrivate = false } = given
    const { visitor = [], byHand = [], page = [] } = given
    const samples: Readonly<Record<string, object[]>> = given.samples ?? {}
    // A wildcard is no event; the samples alone say which events it stands for.
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
      visitor,
      byHand,
      page,
      isPrivate,
      events: events as never[],
      file: `${folder}${machine.id}.machine`,
      name: `${machine.id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`,
    } as CatalogueEntry<Machine>
  }
