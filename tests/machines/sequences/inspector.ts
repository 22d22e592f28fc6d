import * as fc from 'fast-check'

import { type Breakpoint, brakeMachine } from '#machines/inspector/brake.machine'
import { hasRoom } from '#machines/inspector/chart-place'
import { chartViewMachine } from '#machines/inspector/chart-view.machine'
import { inspectorMachine } from '#machines/inspector/inspector.machine'
import { LARGEST, SMALLEST, views } from '#machines/inspector/inspector-setup'

import { hasNoTwins, sequencesOf } from './story'

const entry = fc.nat({ max: 9 })
const actorId = fc.constantFrom('menu', 'theme')
const mode = fc.constantFrom('page' as const, 'recording' as const)
const length = fc.integer({ min: 0, max: 900 })
const size = fc.record({ width: length, height: length })
const area = fc.record({ x: length, y: length, width: length, height: length })
const point = fc.record({ x: fc.integer({ min: -99, max: 99 }), y: length })
const state = fc.constantFrom('open', 'shut', 'half')
const breakpoint: fc.Arbitrary<Breakpoint> = fc.record({
  kind: fc.constantFrom('event', 'state', 'guard'),
  actor: actorId,
  name: fc.constantFrom('one', 'two'),
})
const gap = fc.constantFrom(0, 10, 500, 1e6)
const time = fc.oneof(
  entry.map((at) => ({ type: 'time.seek' as const, entry: at })),
  fc
    .array(fc.record({ entry, gapMs: gap }), { minLength: 1, maxLength: 4 })
    .map((way) => ({ type: 'time.play' as const, way })),
  fc.constantFrom('time.live' as const, 'time.pause' as const).map((type) => ({ type })),
  fc.constant({ type: 'time.restore' as const }),
  fc.constant({
    type: 'time.restored' as const,
    outcome: { restored: ['menu'], failed: [] },
  }),
)

export const inspectorSequences = [
  sequencesOf(
    inspectorMachine,
    fc.record({ dock: fc.constantFrom('bottom', 'right'), size: fc.constant(44) }),
    [
      { type: 'panel.open', actorId: null },
      actorId.map((known) => ({ type: 'panel.open', actorId: known })),
      { type: 'panel.close' },
      fc.integer({ min: -10, max: 110 }).map((share) => ({ type: 'panel.resize', size: share })),
      { type: 'dock.toggle' },
      mode.map((shown) => ({ type: 'mode.show', mode: shown })),
      fc.constantFrom(...views).map((view) => ({ type: 'view.show', view })),
      actorId.map((known) => ({ type: 'actor.follow', actorId: known })),
      // More often than the others: a restore or a pause needs what came before.
      ...Array.from({ length: 15 }, () => time),
      fc.option(entry).map((mark) => ({ type: 'mark.set', mark })),
      { type: 'lanes.toggle' },
      { type: 'recording.refused', fault: 'Not a recording.' },
      fc.boolean().map((timers) => ({ type: 'filter.change', filter: { text: '', timers } })),
    ],
    {
      'it shows a past moment exactly while it is not live': ({ after }) =>
        !after.matches('open') ||
        after.matches({ open: { time: 'playing' } }) ||
        after.matches({ open: { time: 'live' } }) === (after.context.entry === null),
      'the result of a restore is told once, and nowhere else': ({ after }) =>
        !after.matches('open') ||
        after.matches({ open: { time: { live: 'reporting' } } }) ===
          (after.context.outcome !== null),
      'another log ends moment, comparison and filter': ({ before, after, event }) =>
        !before.matches('open') ||
        event?.type !== 'mode.show' ||
        (after.context.entry === null &&
          after.context.mark === null &&
          !after.context.filter.timers),
      'its size stays within its limits': ({ after: { context } }) =>
        context.size >= SMALLEST && context.size <= LARGEST,
      'nothing but a call opens it': ({ before, after, event }) =>
        !before.matches('closed') || after.matches('closed') || event?.type === 'panel.open',
      'what plays goes on to one of its moments, or ends': ({ before, after, event }) =>
        event !== null ||
        before.context.entry === after.context.entry ||
        after.context.entry === null ||
        before.context.way.some((stop) => stop.entry === after.context.entry),
    },
  ),
  sequencesOf(
    chartViewMachine,
    fc.constant(undefined),
    [
      size.map((viewport) => ({ type: 'viewport.resized', viewport })),
      { type: 'viewport.resized', viewport: { width: 0, height: 0 } },
      fc
        .record({ chart: size, focus: area, active: fc.subarray(['open', 'shut', 'half']) })
        .map((drawn) => ({ type: 'chart.drawn', ...drawn })),
      point.map((by) => ({ type: 'chart.pan', by })),
      fc
        .record({ factor: fc.constantFrom(0.1, 0.8, 1.25, 10), at: fc.option(point) })
        .map((zoom) => ({ type: 'chart.zoom', ...zoom })),
      area.map((focused) => ({ type: 'part.focused', area: focused })),
      { type: 'chart.fit' },
      state.map((id) => ({ type: 'state.open', id })),
      state.map((id) => ({ type: 'state.close', id })),
    ],
    {
      'it is hidden exactly while there is no room': ({ before, after, event }) =>
        event?.type !== 'viewport.resized'
          ? before.matches('hidden') === after.matches('hidden')
          : after.matches('shown') === hasRoom(event.viewport),
      'it is drawn between its natural size and three times that': ({ after: { context } }) =>
        context.place === null || (context.place.scale >= 1 && context.place.scale <= 3),
      'its place is a number': ({ after: { context } }) =>
        context.place === null || Object.values(context.place).every(Number.isFinite),
      'what moves it by hand ends the following': ({ before, after, event }) =>
        !before.matches('shown') ||
        !['chart.pan', 'chart.zoom', 'part.focused'].includes(event?.type ?? '') ||
        after.matches({ shown: 'moved' }),
      'moved by hand, it stays where it is when other states are active': ({
        before,
        after,
        event,
      }) =>
        !before.matches({ shown: 'moved' }) ||
        event?.type !== 'chart.drawn' ||
        before.context.place === after.context.place,
      'no state is both opened and closed by hand': ({ after: { context } }) =>
        hasNoTwins([...context.opened, ...context.closed]),
      'what has been active is remembered': ({ before, after }) =>
        hasNoTwins(after.context.visited) &&
        before.context.visited.every((one) => after.context.visited.includes(one)),
    },
  ),
  sequencesOf(
    brakeMachine,
    fc.constant(undefined),
    [
      { type: 'page.freeze' },
      { type: 'page.go' },
      breakpoint.map((toggled) => ({ type: 'break.toggle', breakpoint: toggled })),
      breakpoint.map((hit) => ({ type: 'break.hit', hit: { breakpoint: hit, event: 'one' } })),
    ],
    {
      'it waits exactly while it says where it was stopped': ({ after }) =>
        after.hasTag('waiting') === (after.context.hit !== null),
      'what waits stands still': ({ after }) => !after.hasTag('waiting') || after.hasTag('still'),
      'only GO ends a standstill': ({ before, after, event }) =>
        !before.hasTag('still') || after.hasTag('still') || event?.type === 'page.go',
      'a second stop does not take the place of the first': ({ before, after }) =>
        !before.hasTag('waiting') ||
        !after.hasTag('waiting') ||
        before.context.hit === after.context.hit,
      'no breakpoint is set twice': ({ after }) =>
        hasNoTwins(after.context.breakpoints.map((one) => Object.values(one).join())),
      'a breakpoint that was not there is there, and the other way round': ({
        before,
        after,
        event,
      }) => {
        if (event?.type !== 'break.toggle') return true
        const key = Object.values(event.breakpoint).join()
        const has = ({ breakpoints }: typeof after.context) =>
          breakpoints.some((one) => Object.values(one).join() === key)
        return has(before.context) !== has(after.context)
      },
    },
  ),
]
