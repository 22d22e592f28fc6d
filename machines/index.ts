import type { AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

import { accordionMachine } from './accordion.machine'
import { attachmentMachine } from './attachment.machine'
import { carouselMachine, SHOWCASE_INTERVAL_MS } from './carousel.machine'
import { chartViewMachine } from './chart-view.machine'
import { copyMachine } from './copy.machine'
import { draftMachine } from './draft.machine'
import { entranceMachine } from './entrance.machine'
import { inspectorMachine } from './inspector.machine'
import { logFilterMachine } from './log-filter.machine'
import { menuMachine } from './menu.machine'
import { motionMachine } from './motion.machine'
import { pagerMachine } from './pager.machine'
import { paletteMachine } from './palette.machine'
import { replayMachine } from './replay.machine'
import { sceneMachine } from './scene.machine'
import { themeMachine } from './theme.machine'

export interface CatalogueEntry<Machine extends AnyStateMachine = AnyStateMachine> {
  id: string
  machine: Machine
  input: InputFrom<Machine>
  /** One of each kind, with the data it carries. */
  events: readonly EventFromLogic<Machine>[]
}

const entry = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: readonly EventFromLogic<Machine>[],
): CatalogueEntry<Machine> => ({ id: machine.id, machine, input, events })

/** Every machine of the site, with a sample of its input and events. */
export const catalogue = [
  entry(menuMachine, undefined, [
    { type: 'menu.toggle' },
    { type: 'timeline.done' },
    { type: 'escape.pressed' },
    { type: 'outside.pressed' },
    { type: 'route.changed' },
    { type: 'viewport.widened' },
  ]),
  entry(accordionMachine, { ids: ['one', 'two', 'three'] }, [
    { type: 'item.toggle', id: 'one' },
    { type: 'item.toggle', id: 'two' },
    { type: 'item.found', id: 'three' },
    { type: 'timeline.done', id: 'one' },
  ]),
  entry(pagerMachine, { total: 6 }, [
    { type: 'page.more' },
    { type: 'page.hide' },
    { type: 'entry.found', index: 5 },
  ]),
  entry(
    carouselMachine,
    { count: 3, visible: 1, intervalMs: SHOWCASE_INTERVAL_MS, linear: false },
    [
      { type: 'slide.next' },
      { type: 'slide.previous' },
      { type: 'slide.select', index: 2 },
      { type: 'rotation.hold', reason: 'visitor' },
      { type: 'rotation.release', reason: 'visitor' },
      { type: 'viewport.resized', visible: 1 },
      { type: 'timeline.done' },
    ],
  ),
  entry(entranceMachine, undefined, [
    { type: 'viewport.entered' },
    { type: 'timeline.done' },
    { type: 'page.shown' },
  ]),
  entry(sceneMachine, undefined, [
    { type: 'scene.release', reason: 'unwanted' },
    { type: 'scene.release', reason: 'offscreen' },
    { type: 'frame.drawn' },
    { type: 'scene.hold', reason: 'hidden' },
    { type: 'scene.failed' },
  ]),
  entry(motionMachine, { choice: 'system', reduced: false }, [
    { type: 'motion.toggle' },
    { type: 'motion.follow' },
    { type: 'choice.loaded', choice: 'go' },
    { type: 'system.changed', reduced: true },
  ]),
  entry(themeMachine, { choice: 'system', light: false }, [
    { type: 'theme.next' },
    { type: 'theme.choose', choice: 'dark' },
    { type: 'choice.loaded', choice: 'light' },
    { type: 'system.changed', light: true },
  ]),
  entry(inspectorMachine, { dock: 'bottom', size: 44 }, [
    { type: 'panel.open', actor: null },
    { type: 'panel.resize', size: 60 },
    { type: 'dock.toggle' },
    { type: 'mode.show', mode: 'simulator' },
    { type: 'view.show', view: 'log' },
    { type: 'actor.follow', actor: 'menu' },
    { type: 'time.seek', entry: 3 },
    { type: 'time.restore' },
    { type: 'time.restored', outcome: { restored: ['menu'], failed: [] } },
    { type: 'time.live' },
    { type: 'machine.choose', machine: 'menu' },
    { type: 'recording.refused', fault: 'Not a recording.' },
    { type: 'recording.opened' },
    { type: 'popup.blocked' },
    { type: 'self.toggle' },
    { type: 'entrances.toggle' },
    { type: 'log.pause', entry: 3, at: 1000 },
    { type: 'log.resume' },
    { type: 'panel.close' },
  ]),
  entry(logFilterMachine, undefined, [
    { type: 'text.change', text: 'theme' },
    { type: 'text.change', text: '' },
    { type: 'actor.choose', actor: 'x:0' },
    { type: 'kind.choose', kind: 'step' },
    { type: 'timers.toggle' },
    { type: 'filter.clear' },
  ]),
  entry(draftMachine, undefined, [
    { type: 'field.change', event: 'slide.select', field: 'index', value: 1 },
    { type: 'hand.write' },
    { type: 'hand.refused', fault: 'Not an event.' },
    { type: 'hand.sent' },
  ]),
  entry(
    chartViewMachine,
    {
      chart: { width: 600, height: 300 },
      focus: { x: 40, y: 60, width: 105, height: 30 },
    },
    [
      { type: 'viewport.resized', viewport: { width: 500, height: 280 } },
      { type: 'focus.moved', focus: { x: 240, y: 60, width: 105, height: 30 } },
      { type: 'chart.zoom', factor: 1.25, at: null },
      { type: 'chart.pan', by: { x: 30, y: -10 } },
      { type: 'chart.fit' },
    ],
  ),
  entry(attachmentMachine, undefined, [
    { type: 'tab.heard', tab: 'one' },
    { type: 'tab.choose', tab: 'two' },
    { type: 'tab.left', tab: 'two' },
  ]),
  entry(replayMachine, { gaps: [0, 500], speed: 1 }, [
    { type: 'replay.step' },
    { type: 'replay.play' },
    { type: 'replay.pause' },
    { type: 'replay.rewind' },
    { type: 'speed.change', speed: 2 },
    { type: 'page.toggle' },
  ]),
  entry(copyMachine, undefined, [
    { type: 'copy.press' },
    { type: 'clipboard.written' },
    { type: 'clipboard.refused' },
  ]),
  entry(
    paletteMachine,
    {
      options: [
        { id: 'about', words: 'About', stays: false },
        { id: 'light', words: 'Theme: light', stays: true },
      ],
    },
    [
      { type: 'palette.call' },
      { type: 'timeline.done' },
      { type: 'query.changed', query: 'nothing like it' },
      { type: 'query.changed', query: '' },
      { type: 'option.next' },
      { type: 'option.previous' },
      { type: 'option.point', index: 1 },
      { type: 'option.choose' },
      { type: 'palette.dismiss' },
      { type: 'dialog.closed' },
    ],
  ),
] as const
