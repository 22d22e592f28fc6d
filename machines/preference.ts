import {
  assign,
  setup,
  type AnyStateMachine,
  type EventObject,
  type MetaObject,
  type StateMachine,
  type StateValue,
} from 'xstate'

/** Where in the window a choice was made, in pixels. */
export interface Origin {
  x: number
  y: number
}

interface Preference {
  id: string
  /** What the visitor can choose; the first until there is a choice. */
  choices: readonly string[]
  /** The state of each choice. */
  states: Readonly<Record<string, string>>
  /** The states of what the system asks for, within that of the choice `system`. */
  system?: Readonly<Record<string, string>>
  /** What its state says to those who need not know whose choice it is, by choice or answer. */
  tags?: Readonly<Record<string, string>>
  /** The event of its control… */
  press: string
  /** … and what that chooses, by the state in which it comes: `stopped`, `following.moving`. */
  pressed: Readonly<Record<string, string>>
  /** Its events may say where in the window the choice was made. */
  hasOrigin?: true
}

interface Input<Choice, Answer> {
  choice: Choice
  /** What the system asks for, if it can ask. */
  system?: Answer
}

interface Context<Choice, Answer> extends Input<Choice, Answer> {
  /** Of the last change, if the visitor made it here. */
  origin?: Origin | undefined
}

/** What is so at present, whoever chose it. */
export const answerOf = <Choice, Answer>({ choice, system }: Context<Choice, Answer>) =>
  (choice === 'system' ? system : choice) as Answer

/** The machine of a preference, by its choices, what can be so, its own events and its tags. */
export type PreferenceMachine<
  Choice extends string,
  Answer extends string,
  Event extends { type: string },
  Tag extends string = string,
> = StateMachine<
  Context<Choice, Answer>,
  Event | ('system' extends Choice ? { type: 'system.changed'; system: Answer } : never),
  Record<string, never>,
  never,
  never,
  never,
  never,
  StateValue,
  Tag,
  Input<Choice, Answer>,
  unknown,
  EventObject,
  MetaObject,
  object
>

/** What any of these machines knows and hears. */
type AnyContext = Context<string, string>
interface AnyEvent {
  type: string
  choice?: string
  system?: string
  origin?: Origin
}

/** `chose` and `dark` make `choseDark`: charts show these names. */
const named = (verb: string, word: string) => verb + word.charAt(0).toUpperCase() + word.slice(1)

const guardsOf = (verb: string, words: readonly string[], key: 'choice' | 'system') =>
  Object.fromEntries(
    words.map((word) => [
      named(verb, word),
      ({ context }: { context: AnyContext }) => context[key] === word,
    ]),
  )

/** Makes the machine of what is as the system says, if one can say it, until the visitor chooses. */
export const createPreferenceMachine = ({
  id,
  choices,
  states,
  system = {},
  tags = {},
  press,
  pressed,
  hasOrigin,
}: Preference): AnyStateMachine => {
  const answers = Object.keys(system)
  const [unchosen, ...others] = choices
  const originActions = hasOrigin ? (['setOrigin'] as const) : []

  const onPress = (path: string) => {
    const choice = pressed[path]
    if (choice === undefined) return {}
    const actions = [named('choose', choice), ...originActions]
    return { [press]: { target: `#${id}.${states[choice]}`, actions } }
  }

  const chosenState = (choice: string) => ({
    tags: tags[choice] ?? [],
    on: onPress(states[choice]!),
  })

  /** What the system asks for: its state is left when it asks for another. */
  const answerState = (answer: string) => ({
    tags: tags[answer] ?? [],
    on: onPress(`${states['system']}.${system[answer]}`),
    always: answers
      .filter((other) => other !== answer)
      .map((other) => ({ guard: named('asks', other), target: system[other]! })),
  })

  const systemState = () => ({
    initial: system[answers[0]!]!,
    on: onPress(states['system']!),
    states: Object.fromEntries(answers.map((answer) => [system[answer], answerState(answer)])),
  })

  return setup({
    types: { context: {} as AnyContext, input: {} as AnyContext, events: {} as AnyEvent },
    guards: {
      ...guardsOf('chose', others, 'choice'),
      ...guardsOf('asks', answers, 'system'),
    },
    actions: {
      ...Object.fromEntries(choices.map((choice) => [named('choose', choice), assign({ choice })])),
      setChoice: assign(({ event }) => ({ choice: event.choice! })),
      setSystem: assign(({ event }) => ({ system: event.system! })),
      setOrigin: assign(({ event }) => ({ origin: event.origin })),
    },
  }).createMachine({
    id,
    context: ({ input }) => input,
    initial: 'restoring',
    on: {
      [`${id}.choose`]: { target: '.restoring', actions: ['setChoice', ...originActions] },
      ...(answers.length > 0 && { 'system.changed': { actions: ['setSystem', ...originActions] } }),
    },
    states: {
      restoring: {
        always: [
          ...others.map((choice) => ({ guard: named('chose', choice), target: states[choice]! })),
          { target: states[unchosen!]! },
        ],
      },
      ...Object.fromEntries(
        choices.map((choice) => [
          states[choice]!,
          choice === 'system' ? systemState() : chosenState(choice),
        ]),
      ),
    },
  })
}
