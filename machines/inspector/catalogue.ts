import { entriesIn } from '../catalogue-entry'
import { brakeMachine } from './brake.machine'
import { inspectorMachine } from './inspector.machine'
import { seeInsideMachine } from './see-inside.machine'

const entry = entriesIn('inspector/')

export const inspectorMachines = [
  entry(inspectorMachine, {
    about: "The inspector's panel: where it is, what it shows, and of which moment.",
    input: { size: 44 },
    samples: {
      'panel.open': [{ actorId: null }],
      'panel.resize': [{ size: 60 }],
      'view.show': [{ view: 'log' }],
      'actor.follow': [{ actorId: 'menu' }],
      'time.seek': [{ entry: 3 }],
      'time.restored': [{ outcome: { restored: ['menu'], failed: [] } }],
      'mark.set': [{ mark: 2 }],
      'filter.change': [{ filter: 'menu' }],
      'marks.set': [{ marks: true }],
    },
  }),
  entry(brakeMachine, {
    about: "Whether the page's clock runs, what its machines stop at, and which events wait.",
    samples: {
      'break.toggle': [{ breakpoint: { actor: 'menu', name: 'menu.toggle' } }],
      'break.hit': [{ hit: { actor: 'menu', name: 'menu.toggle' } }],
      'event.held': [{ held: [{ actor: 'menu', event: { type: 'menu.toggle' } }] }],
      'event.passed': [{ held: [] }],
    },
  }),
  entry(seeInsideMachine, {
    about:
      'Whether the page shows, in place, the machines that move it: while a key is held, or until asked again.',
  }),
] as const
