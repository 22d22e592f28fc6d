import { everything, inspectorSetup } from './inspector-setup'

/** The inspector's panel: where it is, what it shows, and of which moment. */
export const inspectorMachine = inspectorSetup.createMachine({
  id: 'inspector',
  context: ({ input }) => ({
    mode: 'page',
    view: 'chart',
    ...input,
    actorId: null,
    entry: null,
    way: [],
    speed: 1,
    mark: null,
    filter: everything,
    outcome: null,
    fault: '',
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'panel.open': { target: 'open', actions: 'setActor' },
        'popup.opened': 'open.place.popup',
      },
    },
    open: {
      type: 'parallel',
      on: {
        'panel.close': 'closed',
        'panel.open': { actions: 'setActor' },
        'panel.resize': { actions: 'setSize' },
        'dock.toggle': { actions: 'switchDock' },
        'recording.refused': { actions: 'setFault' },
        'view.show': { actions: 'setView' },
        'actor.follow': { actions: 'setActor' },
        'mark.set': { actions: 'setMark' },
        'speed.change': { actions: 'setSpeed' },
        'filter.change': { actions: 'setFilter' },
      },
      states: {
        // Each mode has its own log: another mode ends a past moment and a comparison.
        time: {
          initial: 'live',
          on: {
            'mode.show': { target: '.live', actions: ['setMode', 'forgetLog'] },
            'recording.opened': { target: '.live', actions: ['showRecording', 'forgetLog'] },
          },
          states: {
            live: {
              entry: 'clearEntry',
              initial: 'quiet',
              on: {
                'time.seek': { target: 'past', actions: 'setEntry' },
                'time.play': { target: 'playing', actions: 'setWay' },
              },
              states: {
                quiet: { entry: 'clearOutcome' },
                reporting: { after: { reportTime: 'quiet' } },
              },
            },
            past: {
              entry: 'clearOutcome',
              on: {
                'time.seek': { actions: 'setEntry' },
                'time.play': { target: 'playing', actions: 'setWay' },
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
                'time.seek': { target: 'past', actions: 'setEntry' },
                'time.live': 'live',
              },
            },
            // The page navigates and replaces its actors. No other moment can be chosen meanwhile.
            restoring: {
              after: { restoreTimeout: 'past' },
              on: { 'time.restored': { target: 'live.reporting', actions: 'setOutcome' } },
            },
          },
        },
        // Docked to the page or in a window of its own, which the browser may block.
        place: {
          initial: 'docked',
          states: {
            docked: { on: { 'popup.opened': 'popup', 'popup.blocked': 'blocked' } },
            blocked: { on: { 'popup.opened': 'popup' } },
            popup: { on: { 'panel.dock': 'docked' } },
          },
        },
        // Whether the page's actors receive what is played of a recording.
        page: {
          initial: 'left',
          on: { 'mode.show': '.left' },
          states: {
            left: { on: { 'page.toggle': 'driven' } },
            driven: { on: { 'page.toggle': 'left' } },
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
        // Whether the panel lists its own actor.
        self: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'self.toggle': 'listed' } },
            listed: { on: { 'self.toggle': 'hidden' } },
          },
        },
        // A page has many entrance actors; they are collapsed by default.
        entrances: {
          initial: 'folded',
          states: {
            folded: { on: { 'entrances.toggle': 'unfolded' } },
            unfolded: { on: { 'entrances.toggle': 'folded' } },
          },
        },
      },
    },
  },
})
