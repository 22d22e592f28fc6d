import { catalogueEntriesIn } from '../catalogue-entry.ts'
import { inspectorMachine, views } from './inspector.machine.ts'
import { seeInsideMachine } from './see-inside.machine.ts'

const entry = catalogueEntriesIn('inspector/')

export const inspectorMachines = [
  entry(inspectorMachine, {
    about:
      "The inspector's panel: where it is, what it shows, of which moment, and whether the page is frozen.",
    isPrivate: true,
    visitor: [
      'panel.open',
      'panel.close',
      'panel.resize',
      'view.show',
      'actor.choose',
      'step.choose',
      'time.live',
      'page.freeze',
      'page.run',
      'chart.zoom',
      'tools.toggle',
      'escape.pressed',
    ],
    byHand: ['filter.change'],
    page: ['time.restored'],
    input: { size: 44 },
    values: { view: views },
    samples: {
      'panel.open': [{ actorId: null }],
      'panel.resize': [{ size: 60 }],
      'chart.zoom': [{ zoom: 2 }],
      'view.show': [{ view: 'log' }],
      'actor.choose': [{ actorId: 'menu' }],
      'step.choose': [{ step: 3 }],
      'time.restored': [{ report: 'Restored: 2.' }],
      'filter.change': [{ filter: 'menu' }],
    },
  }),
  entry(seeInsideMachine, {
    about:
      'Whether the page shows, in place, the machines that move it: while a key is held, or until asked again.',
    visitor: [
      'key.pressed',
      'key.released',
      'pip.pressed',
      'pip.released',
      'inside.toggle',
      'escape.pressed',
      'part.opened',
    ],
    page: ['timeline.done'],
  }),
] as const
