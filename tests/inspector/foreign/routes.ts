import { type AnyStateMachine, setup } from 'xstate'

/** Routable states (5.28 and later): `actor.send({ type: 'xstate.route', to: '#settings' })`. */
export const routesMachine: AnyStateMachine = setup({
  types: { context: {} as { isMember: boolean } },
  guards: { isMember: ({ context }) => context.isMember },
}).createMachine({
  id: 'rooms',
  context: { isMember: false },
  initial: 'home',
  states: {
    home: { id: 'home', route: {} },
    search: {
      id: 'search',
      route: {},
      initial: 'empty',
      states: { empty: {}, results: { id: 'results', route: {} } },
    },
    settings: { id: 'settings', route: { guard: 'isMember' } },
    hidden: {},
  },
} as never) as never
