import { entriesIn } from '../catalogue-entry'
import { brakeMachine } from './brake.machine'
import { chartViewMachine } from './chart-view.machine'
import { inspectorMachine } from './inspector.machine'

const entry = entriesIn('inspector/', {
  inspector: "The inspector's panel: where it is, what it shows, and of which moment.",
  'chart-view': 'A chart in its viewport. It follows the active states until it is moved by hand.',
  brake: "Whether the page's clock runs, and what its machines stop at.",
})

/** The machines of the inspector's panel, with a sample of their input and events. */
export const inspectorMachines = [
  entry(inspectorMachine, { dock: 'bottom', size: 44 }, [
    { type: 'panel.open', actorId: null },
    { type: 'panel.resize', size: 60 },
    { type: 'dock.toggle' },
    { type: 'mode.show', mode: 'recording' },
    { type: 'view.show', view: 'log' },
    { type: 'actor.follow', actorId: 'menu' },
    { type: 'time.seek', entry: 3 },
    { type: 'time.restore' },
    { type: 'time.restored', outcome: { restored: ['menu'], failed: [] } },
    { type: 'time.live' },
    { type: 'time.play', way: [{ entry: 1, gapMs: 0 }] },
    { type: 'time.pause' },
    { type: 'mark.set', mark: 2 },
    { type: 'filter.change', filter: { text: 'menu', timers: false } },
    { type: 'lanes.toggle' },
    { type: 'recording.refused', fault: 'Not a recording.' },
    { type: 'panel.close' },
  ]),
  entry(chartViewMachine, undefined, [
    { type: 'viewport.resized', viewport: { width: 500, height: 280 } },
    {
      type: 'chart.drawn',
      chart: { width: 600, height: 300 },
      focus: { x: 240, y: 60, width: 105, height: 30 },
      active: ['open'],
    },
    { type: 'chart.zoom', factor: 1.25, at: null },
    { type: 'chart.pan', by: { x: 30, y: -10 } },
    { type: 'part.focused', area: { x: 40, y: 60, width: 105, height: 30 } },
    { type: 'chart.fit' },
    { type: 'state.close', id: 'open' },
    { type: 'state.open', id: 'open' },
  ]),
  entry(brakeMachine, undefined, [
    { type: 'page.freeze' },
    { type: 'break.toggle', breakpoint: { kind: 'event', actor: 'menu', name: 'menu.toggle' } },
    {
      type: 'break.hit',
      hit: {
        breakpoint: { kind: 'event', actor: 'menu', name: 'menu.toggle' },
        event: 'menu.toggle',
      },
    },
    { type: 'page.go' },
  ]),
] as const
