import { entriesIn } from '../catalogue-entry'
import { brakeMachine } from './brake.machine'
import { inspectorMachine } from './inspector.machine'
import { seeInsideMachine } from './see-inside.machine'

const entry = entriesIn('inspector/', {
  inspector: "The inspector's panel: where it is, what it shows, and of which moment.",
  brake: "Whether the page's clock runs, what its machines stop at, and which events wait.",
  'see-inside':
    'Whether the page shows, in place, the machines that move it: while a key is held, or until asked again.',
})

export const inspectorMachines = [
  entry(inspectorMachine, { size: 44 }, [
    { type: 'panel.open', actorId: null },
    { type: 'panel.resize', size: 60 },
    { type: 'view.show', view: 'log' },
    { type: 'actor.follow', actorId: 'menu' },
    { type: 'time.seek', entry: 3 },
    { type: 'time.restore' },
    { type: 'time.restored', outcome: { restored: ['menu'], failed: [] } },
    { type: 'time.live' },
    { type: 'mark.set', mark: 2 },
    { type: 'filter.change', filter: 'menu' },
    { type: 'marks.set', marks: true },
    { type: 'panel.close' },
  ]),
  entry(brakeMachine, undefined, [
    { type: 'page.freeze' },
    { type: 'page.step' },
    { type: 'break.toggle', breakpoint: { actor: 'menu', name: 'menu.toggle' } },
    { type: 'break.hit', hit: { actor: 'menu', name: 'menu.toggle' } },
    { type: 'event.held', held: [{ actor: 'menu', event: { type: 'menu.toggle' } }] },
    { type: 'event.passed', held: [] },
    { type: 'page.go' },
  ]),
  entry(seeInsideMachine, undefined, [
    { type: 'key.pressed' },
    { type: 'key.released' },
    { type: 'inside.toggle' },
    { type: 'escape.pressed' },
    { type: 'part.opened' },
    { type: 'focus.lost' },
    { type: 'pip.pressed' },
    { type: 'pip.released' },
    { type: 'timeline.done' },
  ]),
] as const
