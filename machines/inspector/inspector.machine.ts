import { everything, inspectorSetup } from './inspector-setup'

export const inspectorMachine = inspectorSetup.createMachine({
  id: 'inspector',
  context: ({ input }) => ({
    view: 'chart',
    ...input,
    actorId: null,
    entry: null,
    mark: null,
    filter: everything,
    marks: false,
    folds: {},
    outcome: null,
  }),
  initial: 'closed',
  states: {
    closed: { on: { 'panel.open': { target: 'open', actions: 'setActor' } } },
    open: {
      initial: 'live',
      on: {
        'panel.close': 'closed',
        'panel.open': { actions: 'setActor' },
        'panel.resize': { actions: 'setSize' },
        'view.show': { actions: 'keep' },
        'actor.follow': { actions: 'keep' },
        'mark.set': { actions: 'keep' },
        'filter.change': { actions: 'keep' },
        'marks.set': { actions: 'keep' },
        'state.fold': { actions: 'fold' },
      },
      states: {
        live: {
          entry: 'clearEntry',
          initial: 'quiet',
          on: { 'time.seek': { target: 'past', actions: 'keep' } },
          states: {
            quiet: { entry: 'clearOutcome' },
            reporting: { after: { reportTime: 'quiet' } },
          },
        },
        past: {
          entry: 'clearOutcome',
          on: {
            'time.seek': { actions: 'keep' },
            'time.live': 'live',
            'time.restore': 'restoring',
          },
        },
        // The page navigates and replaces its actors. No other moment can be chosen meanwhile.
        restoring: {
          after: { restoreTimeout: 'past' },
          on: { 'time.restored': { target: 'live.reporting', actions: 'keep' } },
        },
      },
    },
  },
})
