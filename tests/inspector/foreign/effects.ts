import { assign, enqueueActions, setup } from 'xstate'

export const calls: string[] = []

/** Work done where none should be: `assign` and `enqueueActions` that touch the page. Drawing must not run it. */
export const effectsMachine = setup({
  types: {
    context: {} as { items: string[] },
    events: {} as { type: 'ADD'; title: string } | { type: 'SAVE' },
  },
}).createMachine({
  id: 'effects',
  context: { items: [] },
  on: {
    ADD: {
      actions: assign({
        items: ({ context, event }) => {
          calls.push(`add ${event.title}`)
          document.title = event.title
          return [...context.items, event.title]
        },
      }),
    },
    SAVE: {
      actions: enqueueActions(({ context }) => {
        calls.push('save')
        localStorage.setItem('items', JSON.stringify(context.items))
      }),
    },
  },
})
