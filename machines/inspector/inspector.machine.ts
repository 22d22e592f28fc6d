import { everything, inspectorSetup } from './inspector-setup'

export const inspectorMachine = inspectorSetup.createMachine({
  id: 'inspector',
  context: ({ input }) => ({
    mode: 'page',
    view: 'chart',
    ...input,
    actorId: null,
    entry: null,
    way: [],
    mark: null,
    filter: everything,
    outcome: null,
    fault: '',
  }),
  initial: 'closed',
  states: {
    closed: { on: { 'panel.open': { target: 'open', actions: 'setActor' } } },
    open: {
      type: 'parallel',
      on: {
        'panel.close': 'closed',
        'panel.open': { actions: 'setActor' },
        'panel.resize': { actions: 'setSize' },
        'dock.toggle': { actions: 'switchDock' },
        'recording.refused': { actions: 'keep' },
        'view.show': { actions: 'keep' },
        'actor.follow': { actions: 'keep' },
        'mark.set': { actions: 'keep' },
        'filter.change': { actions: 'keep' },
      },
      states: {
        // Each mode has its own log: another mode ends a past moment and a comparison.
        time: {
          initial: 'live',
          on: {
            'mode.show': { target: '.live', actions: ['keep', 'clearFault', 'forgetLog'] },
          },
          states: {
            live: {
              entry: 'clearEntry',
              initial: 'quiet',
              on: {
                'time.seek': { target: 'past', actions: 'keep' },
                'time.play': { target: 'playing', actions: 'keep' },
              },
              states: {
                quiet: { entry: 'clearOutcome' },
                reporting: { after: { reportTime: 'quiet' } },
              },
            },
            past: {
              entry: 'clearOutcome',
              on: {
                'time.seek': { actions: 'keep' },
                'time.play': { target: 'playing', actions: 'keep' },
                'time.live': 'live',
                'time.restore': 'restoring',
              },
            },
            // From moment to moment, as they followed each other, up to the present.
            playing: {
              entry: 'clearOutcome',
              always: { guard: 'isPlayed', target: 'live' },
              after: { gap: { target: 'playing', reenter: true, actions: 'goOn' } },
              on: {
                // Before the first moment, nothing past is shown.
                'time.pause': [{ guard: 'isPast', target: 'past' }, { target: 'live' }],
                'time.seek': { target: 'past', actions: 'keep' },
                'time.live': 'live',
              },
            },
            // The page navigates and replaces its actors. No other moment can be chosen meanwhile.
            restoring: {
              after: { restoreTimeout: 'past' },
              on: { 'time.restored': { target: 'live.reporting', actions: 'keep' } },
            },
          },
        },
        // The line of time, with a lane for each actor.
        lanes: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'lanes.toggle': 'shown' } },
            shown: { on: { 'lanes.toggle': 'hidden' } },
          },
        },
      },
    },
  },
})
