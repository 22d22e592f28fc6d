/** The charts, their Mermaid and the README of the machines say what these do. */
import { expect, it } from 'vitest'
import {
  and,
  cancel,
  emit,
  enqueueActions,
  log,
  not,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate'

import { catalogue as entries } from '#machines/catalogue.ts'

import { toMermaid } from '#devtools/chart/mermaid.ts'
import { chartOf } from '#devtools/actors/chart-of.ts'
import { type Chart, labelOf, transitionsIn } from '#devtools/chart/chart.ts'
import { fitChart } from '#devtools/chart/layout/layout.ts'
import { buildOf } from '../build/contexts.ts'
import { features } from './foreign/features.ts'
import { calls, effectsMachine } from './foreign/effects.ts'
import { type Any, machineOf, set } from './foreign/foreign.ts'
import { namesMachine } from './foreign/names.ts'

const { charts } = await buildOf().valuesOf<typeof import('virtual:charts')>('virtual:charts')
const chart = (id: string) => charts[id]!

const HEAD = `# Machines

Every moving part of the site, as the code has it. This page is written from the machines themselves,
by \`npm test -- tests/inspector/charts.test.ts -u\`; without \`-u\` the test fails when it is out of
date. To see them run, press \`?\` on any page; to run one step by step, open its page under
\`/machines\` of the site.

A machine is pure: its guards, assignments and delays ask neither chance nor time (no \`Math.random\`,
\`Date\` or \`crypto\`), and change no data in place. So the inspector can say what an event would do
before it is sent. \`tests/boundaries.test.ts\` and \`tests/machines/sequences.test.ts\` hold that; new
samples of events and inputs in \`catalogue.ts\` must lead to each state by each transition
(\`tests/machines/reach.test.ts\`). What a machine starts waits in tests, as in a simulator; its end, its
error and its snapshots are sent. If they must have data, \`samples\` has that, too:
\`'xstate.done.actor.load': [{ output: 'text' }]\`.`

it('machines/README.md documents the machines as they are', () => {
  const sections = entries.flatMap(({ id, file, about }) => [
    ...[`## [${id}](${file}.ts)`, about, `\`\`\`mermaid\n${toMermaid(chart(id))}\`\`\``],
  ])
  return expect(`${[HEAD, ...sections].join('\n\n')}\n`).toMatchFileSnapshot(
    '../../machines/README.md',
  )
})

it('a chart says what a state does, and what it is marked as', () => {
  expect(chart('copy').nodes).toContainEqual(
    expect.objectContaining({ entry: ['emits copy.requested'] }),
  )
  expect(chart('theme').nodes).toContainEqual(
    expect.objectContaining({ key: 'light', tags: ['light'] }),
  )
})

const drawn = (config: object) => transitionsIn(chartOf(machineOf(config)))

it('guards and actions are drawn by the names of their author, with what they are given', () => {
  const labels = drawn({
    guards: { isAbove: () => true, isFree: not('isAbove') },
    actions: { tell: emit({ type: 'told' }), begin: raise({ type: 'TWO' }, { delay: 300 }) },
    on: {
      ONE: {
        guard: { type: 'isAbove', params: { min: 5 } },
        actions: ['tell', { type: 'track', params: { name: 'one' } }],
      },
      LONG: { actions: { type: 'tell all', params: { text: 'x'.repeat(99) } } },
      TWO: { guard: 'isFree', actions: ['begin', () => {}, cancel('late')] },
      THREE: { guard: () => true },
    },
  }).map((one) => [labelOf(one), ...one.actions])
  expect(labels).toEqual([
    ['ONE [isAbove {"min":5}]', 'emits told', 'track {"name":"one"}'],
    ['LONG', expect.stringMatching(/^tell all .{40}…$/)],
    ['TWO [isFree]', 'raises TWO in 300 ms', 'inline', 'cancels late'],
    ['THREE [inline]'],
  ])
})

/** As a build leaves it. */
const shortened = <Written extends object>(written: Written) =>
  Object.defineProperty(written, 'name', { value: 't' })

it('a function has no name of its own: a build shortens it', () => {
  const labels = drawn({
    guards: { isFree: () => true },
    on: {
      ONE: { guard: shortened(not('isFree')), actions: [shortened(set({})), shortened(() => {})] },
      TWO: { guard: shortened(and(['isFree', shortened(stateIn('a'))])) },
      THREE: { guard: shortened(() => true) },
    },
  }).map((one) => [labelOf(one), ...one.actions])
  expect(labels).toEqual([
    ['ONE [not (isFree)]', 'assign', 'inline'],
    ['TWO [and (isFree, stateIn)]'],
    ['THREE [inline]'],
  ])
})

it('notes of any kind are drawn, and where a history state leads when nothing has been', () => {
  const meta: Any = { big: 5n }
  expect(drawn({ meta, on: { GO: { meta: { name: 'x' } } } })[0]!.notes).toBe('meta {"name":"x"}')
  const states = { a: {}, h: { type: 'history', target: 'a' } }
  expect(chartOf(machineOf({ initial: 'a', states })).nodes.at(-1)!.notes).toBe('else → a')
})

const timesIn = (of: Chart) => transitionsIn(of).map(({ delay, figure }) => figure ?? delay)

it('a delay has a figure that stands in its machine, and none that is to be worked out', () => {
  const machine = machineOf({
    after: { worked: {}, fixed: {}, 700: {}, unknown: {}, month: {} },
    delays: { worked: () => 5, fixed: 1500, month: 30 * 86_400_000 },
  })
  expect(timesIn(chartOf(machine))).toEqual([
    ...['700 ms', 'worked', '1.5 s', 'unknown', '2592000 s (ends at once)'],
  ])
})

const fail = () => {
  throw new Error('run')
}

it('nothing of the author is run to draw a chart: what a function decides has its name', () => {
  const [all] = drawn({
    actions: { tell: emit(fail), later: raise({ type: 'GO' }, { delay: 'soon' } as Any) },
    actors: { child: fail as Any },
    on: {
      GO: {
        guard: fail,
        actions: [
          ...['tell', 'later', emit(fail), raise({ type: 'GO' }, { delay: fail })],
          ...[sendTo(fail as Any, { type: 'GO' }), sendTo('child', { type: 'GO' })],
          ...[spawnChild('child' as never), stopChild('child'), sendParent({ type: 'GO' })],
          ...[set(fail), enqueueActions(fail), log(fail)],
        ],
      },
    },
    delays: { soon: fail },
  })
  expect(all?.actions).toEqual([
    ...['tell', 'raises GO after soon', 'emit', 'raises GO after a delay'],
    ...['sendTo', 'sends GO to child', 'starts child', 'stops child', 'sends GO to its parent'],
    ...['assign', 'enqueueActions', 'logs'],
  ])
  const own = transitionsIn(chartOf(effectsMachine)).map(({ actions }) => actions)
  expect([own, calls]).toEqual([[['assign'], ['enqueueActions']], []])
})

it('actions on the way to an initial state are drawn', () => {
  const machine = machineOf({ initial: { target: 'a', actions: 'begin' }, states: { a: {} } })
  const { boxes } = fitChart(chartOf(machine), { width: 400, height: 400 })
  const words = boxes[0]!.flow.rows.flatMap(({ spans }) => spans.map(({ text }) => text))
  expect(words).toEqual(['initial', '/ begin'])
})

it.each(features)('$id is drawn in words, not in names of XState', ({ machine }) => {
  const { boxes } = fitChart(chartOf(machine), { width: 800, height: 500 })
  const words = boxes.flatMap(({ flow }) => flow.rows.flatMap(({ spans }) => spans))
  expect(words.filter(({ text }) => text.includes('xstate.'))).toEqual([])
})

it('in Mermaid each state has a name of its own, and no name or label ends its text', () => {
  expect(toMermaid(chartOf(namesMachine))).toBe(`stateDiagram-v2
  state "names" as state_names {
    state "left" as names_left {
      [*] --> names_left_a_b
      state "a b" as names_left_a_b
      state "a-b" as names_left_a_b_
      state "a#95;b" as names_left_a_b__
      state "say #34;hi#34;" as names_left_say__hi_
      state "متصل" as names_left_____
      state "نشطا" as names_left______
      state "end" as names_left_end
    }
    --
    state "right" as names_right {
      [*] --> names_right_one
      state "one" as names_right_one
      state "two" as state_right_two
    }
  }
  names_left_a_b --> names_left_a_b_ : NEXT
  %% names.left.a b: CROSS to right-two
  names_left_a_b_ --> names_left_a_b__ : NEXT
  names_left_a_b__ --> names_left_say__hi_ : NEXT
  names_left_say__hi_ --> names_left_____ : NEXT
  names_left_____ --> names_left______ : NEXT
  names_left______ --> names_left_end : NEXT
  names_left_end --> names_left_a_b : NEXT
`)
})

it('in Mermaid an arrow within a region begins and ends at states without others in them', () => {
  const region = {
    initial: 'on',
    states: {
      on: { initial: 'a', states: { a: {}, b: {} }, on: { OFF: 'off', UP: '#note' } },
      off: { id: 'note', on: { 'a:{b};#c': 'on' } },
    },
  }
  const machine = machineOf({ id: 'end', type: 'parallel', states: { region, other: {} } })
  const lines = toMermaid(chartOf(machine)).split('\n')
  expect(lines.filter((line) => line.includes('-->')).map((line) => line.trim())).toEqual([
    '[*] --> end_region_on_a',
    '[*] --> end_region_on_a',
    'end_region_on_a --> state_note : OFF',
    'end_region_on_b --> state_note : OFF',
    'end_region_on_a --> state_note : UP',
    'end_region_on_b --> state_note : UP',
    'state_note --> end_region_on_a : a#58;#123;b#125;#59;#35;c',
  ])
})
