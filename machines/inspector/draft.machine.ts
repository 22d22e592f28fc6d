import { assign, setup } from 'xstate'

export type FieldValue = string | number | boolean
/** What was changed of the suggested data, by event and field. */
export type Edits = Readonly<Record<string, Readonly<Record<string, FieldValue>>>>

interface Context {
  edits: Edits
  /** What is wrong with the event that was written by hand. */
  fault: string
}

interface Edit {
  event: string
  field: string
  value: FieldValue
}

type Event =
  | ({ type: 'field.change' } & Edit)
  | { type: 'hand.write' }
  | { type: 'hand.sent' }
  | { type: 'hand.refused'; fault: string }

/** Events as a person makes them up: data that is filled in, and one that is written by hand. */
export const draftMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actions: {
    keepEdit: assign({
      edits: ({ context: { edits } }, { event, field, value }: Edit) => ({
        ...edits,
        [event]: { ...edits[event], [field]: value },
      }),
    }),
    keepFault: assign({ fault: (_, { fault }: { fault: string }) => fault }),
    forgetFault: assign({ fault: '' }),
  },
}).createMachine({
  id: 'draft',
  context: { edits: {}, fault: '' },
  initial: 'writing',
  on: {
    'field.change': { actions: { type: 'keepEdit', params: ({ event }) => event } },
    'hand.write': '.writing',
    'hand.sent': '.sent',
    'hand.refused': {
      target: '.refused',
      actions: { type: 'keepFault', params: ({ event }) => event },
    },
  },
  states: {
    writing: {},
    sent: {},
    refused: { exit: 'forgetFault' },
  },
})
