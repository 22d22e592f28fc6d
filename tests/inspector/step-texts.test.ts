/** The words of the log, of a preview and of a refusal are true, and find what they say. */
import { expect, it } from 'vitest'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  raise,
  spawnChild,
} from 'xstate'

import { catalogue } from '#machines/catalogue.ts'

import { activeStates } from '#devtools/actors/active-states.ts'
import { lastStepOf } from '#devtools/actors/observe-actors.ts'
import { waitsFor } from '#devtools/actors/waits-for.ts'
import { awaitedBy } from '#devtools/inspector/explain/awaited-by.ts'
import { changeLines } from '#devtools/inspector/explain/changes.ts'
import { endedText } from '#devtools/inspector/explain/ended.ts'
import { guardsAtEnd } from '#devtools/inspector/explain/guards-at-end.ts'
import { offersFor, sendableIn } from '#devtools/inspector/explain/offers.ts'
import { rowOf, stepsLike } from '#devtools/inspector/explain/step-texts.ts'
import { exactText, readValue, roundedText, valueText } from '#devtools/inspector/explain/values.ts'
import { previewOf, reasonOf } from '#devtools/inspector/explain/why.ts'
import { actorAt } from '#devtools/inspector/moments.ts'
import { createSimulation } from '#devtools/inspector/simulator/simulation.ts'
import type { Source } from '#devtools/inspector/source.ts'
import { type Any, machineOf, set } from './foreign/foreign.ts'
import { onPage } from './page-actor.ts'

/** A machine of the catalogue after some events. */
const simulated = (id: string, ...events: readonly AnyEventObject[]) => {
  const { machine, input } = catalogue.find((entry) => entry.id === id)!
  const simulation = createSimulation(machine, { input })
  for (const event of events) simulation.send(simulation.roots()[0]!, event)
  return simulation
}
const after = (id: string, ...events: readonly AnyEventObject[]) =>
  simulated(id, ...events)
    .steps()
    .at(-1)!.after as AnyMachineSnapshot
const samplesOf = (id: string) => catalogue.find((entry) => entry.id === id)!
const toggle = (id: string): AnyEventObject => ({ type: 'item.toggle', id })

/** Of one that nobody here wrote. */
const started = (config: object) => {
  const simulation = createSimulation(machineOf(config), { input: undefined })
  return simulation.steps()[0]!.after as AnyMachineSnapshot
}
const GO = { type: 'GO' }

it.each<[string, AnyEventObject[], AnyEventObject, string]>([
  ['carousel', [], { type: 'rotation.resume', reason: 'visitor' }, 'changes nothing'],
  ['carousel', [], { type: 'viewport.resized', visible: 2 }, 'changes: visible'],
  ['accordion', [toggle('one')], toggle('two'), 'does: emits address.changed'],
  // Only the regions that would be in another state.
  ['carousel', [], { type: 'slide.next' }, '→\u00A0track.moving.running'],
  ['menu', [], { type: 'escape.pressed' }, 'not in this state'],
  ['menu', [], { type: 'unheard.of' }, 'this machine has no such event'],
  [
    'carousel',
    [],
    { type: 'slide.select', index: 0 },
    'isAnotherSlide: no; index 0, count 3, visible 1, position 0',
  ],
])('of a %s after %j, the preview of %j says: %s', (id, sent, event, text) => {
  expect(previewOf(after(id, ...sent), event)).toContain(text)
})

it.each<[string, object, string]>([
  ['that an event is taken without doing anything', { on: { GO: {} } }, 'and does nothing'],
  ['that nothing is known of one that throws', { on: { GO: { guard: 'none' } } }, 'not foreseen: '],
  [
    'what a guard is given',
    {
      guards: { isAbove: (_: Any, { min }: Any) => min < 3 },
      on: { GO: { guard: { type: 'isAbove', params: { min: 5 } }, actions: 'x' } },
    },
    'isAbove {"min":5}: no',
  ],
  [
    'of a guard in place, its function or that it is one',
    { on: { GO: { guard: () => false, actions: 'x' } } },
    'inline: no',
  ],
  [
    'that an action is written in place, whatever a build calls its function',
    { on: { GO: { actions: function t() {} } } },
    'does: an action written in place',
  ],
  [
    'who would be started',
    { on: { GO: { actions: spawnChild('x', { id: 'kid' }) } } },
    'starts kid',
  ],
  [
    'what would come later',
    { on: { GO: { actions: raise({ type: 'END' }, { delay: 1500 }) } } },
    'raises END in 1.5 s',
  ],
])('a preview says %s', (_, config, text) => {
  const snapshot = started({ id: 'no', actors: { x: machineOf({}) }, ...config })
  expect(previewOf(snapshot, GO)).toContain(text)
})

it('a reason names each guard once', () => {
  const reason = reasonOf(after('carousel'), { type: 'slide.select', index: 0 })
  expect(reason.match(/isAnotherSlide/g)).toHaveLength(1)
})

it('rows say what came of an event, and are found by all that they say', () => {
  const simulation = simulated('carousel', { type: 'slide.select', index: 1 })
  simulation.send(simulation.roots()[0]!, { type: 'timeline.done' })
  simulation.moveTo(2000)
  for (const event of [{ type: 'slide.select', index: 1 }, { type: 'unheard.of' }])
    simulation.send(simulation.roots()[0]!, event)
  const rows = simulation.steps().map((step) => Object.values(rowOf(step)).join(' | '))
  expect(rows).toEqual([
    'carousel | came | rotation.waiting · track.resting',
    'carousel | slide.select | track resting → moving.running · position 0 → 1 · isChosen false → true',
    'carousel | timeline.done | track moving.running → resting',
    'carousel | after interval · slide.next | track resting → moving.running · position 1 → 2 · isChosen true → false',
    'carousel | slide.select | position 2 → 1 · isChosen false → true',
    'carousel | unheard.of | ignored: this machine has no such event',
  ])
  const found = (filter: string) => stepsLike(simulation.steps(), filter).rows.map(({ id }) => id)
  expect(found(' AFTER int')).toEqual([4])
  expect(found('"index":1')).toEqual([2, 5])
  expect(found('ignored')).toEqual([6])
  expect(found('')).toHaveLength(6)
})

it('what is offered keeps its order, and has data by which it changes something', () => {
  const { events, values } = samplesOf('carousel')
  const types = (snapshot: AnyMachineSnapshot) =>
    offersFor(snapshot, { events, values }).map(({ event }) => event.type)
  const order = types(after('carousel'))
  for (const event of events) expect(types(after('carousel', event))).toEqual(order)

  const scene = after('scene', { type: 'scene.resume', reason: 'inactive' })
  const release = { type: 'scene.resume', reason: 'offscreen' }
  expect(offersFor(scene, samplesOf('scene'))).toContainEqual({ event: release, changes: true })
  // Of a question, an id that the context has.
  const own = { events: [toggle('none')], values: {} }
  const [offer] = offersFor(after('accordion'), own)
  expect(offer).toEqual({ event: toggle('one'), changes: true })
})

it('what would change nothing cannot be pressed in the chart', () => {
  const sendable = sendableIn(after('menu'), samplesOf('menu'))
  expect([...sendable.keys()]).toEqual(['menu.closed/menu.toggle/0'])
})

it('of thousands of items, few are tried as the data of an event', () => {
  const items = Array.from({ length: 5000 }, (_, id) => ({ id, title: `item ${id}` }))
  let asked = 0
  const guard = () => {
    asked += 1
    return false
  }
  const snapshot = started({ context: { items }, on: { ONE: { guard, actions: set({}) } } })
  const events = [{ type: 'ONE', title: 'x', id: 1 }]
  expect(offersFor(snapshot, { events, values: {} })).toMatchObject([{ changes: false }])
  expect(asked).toBeLessThan(500)
})

it('an actor at rest says what it waits for, in its machine’s words', () => {
  expect(waitsFor(after('scene'))).toEqual({ word: 'stopped', names: ['inactive', 'offscreen'] })
  expect(waitsFor(after('menu'))).toEqual({
    word: 'waits',
    names: ['menu.toggle', 'viewport.widened', 'page.left'],
  })
  // One that has failed is not held by anything.
  expect(waitsFor(after('scene', { type: 'scene.failed' })).word).toBe('waits')
  expect(waitsFor(after('entrance', { type: 'page.shown' })).word).toBe('ended')
  const any = { on: { '*': { actions: 'x' }, 'xstate.done.actor.load': { actions: 'x' } } }
  expect(waitsFor(started(any))).toEqual({ word: 'waits', names: ['done load'] })
})

it('a number to be read has few decimals, one to be copied all of them', () => {
  const event = { type: 'frames.measured', late: 0.8342519685, width: 1234.56789, tiny: 0.00012345 }
  const read = '{"type":"frames.measured","late":0.834,"width":1234.568,"tiny":0.000123}'
  expect([roundedText(event), JSON.parse(valueText(event))]).toEqual([read, event])
})

it('a value as JSON is data, however odd it is', () => {
  const odd: Any = { act: () => {}, big: 5n, at: new Date(0), none: Number.NaN, no: undefined }
  odd.actor = createActor(machineOf({}), { id: 'one' })
  odd.list = [new Map([['a', new Set([1])]]), new Error('no')]
  odd.self = odd
  expect(JSON.parse(valueText(odd))).toEqual({
    act: '[function act]',
    big: '5n',
    at: '1970-01-01T00:00:00.000Z',
    none: 'NaN',
    actor: { xstate$$type: 1, id: 'one' },
    list: [{ '[Map]': [['a', { '[Set]': [1] }]] }, '[Error: no]'],
    self: '[circular]',
  })
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(JSON.parse(valueText({ proxy }))).toBe('[unreadable]')
})

class Price {
  amount = 5
}

it.each<[unknown, string]>([
  ['Infinity', '"Infinity"'],
  [Infinity, 'Infinity'],
  [-Infinity, '-Infinity'],
  [Number.NaN, 'NaN'],
  [-0, '-0'],
  [undefined, 'undefined'],
  [null, 'null'],
  [12n, '12n'],
  [{ at: undefined, list: [-0, undefined, 1] }, '{"at":undefined,"list":[-0,undefined,1]}'],
  [new Date(0), 'Date "1970-01-01T00:00:00.000Z"'],
  [new Date(Number.NaN), 'Invalid Date'],
  [new Map([['a', new Set([Infinity])]]), 'Map [["a",Set [Infinity]]]'],
  [/a"b/g, '/a"b/g'],
  [new Price(), 'Price {"amount":5}'],
  [new Uint8Array([1]), 'Uint8Array {"0":1}'],
  [Object.create(null), '{}'],
])('for readers, no value but a text has quotes: %o', (value, text) => {
  expect([roundedText(value), exactText(value)]).toEqual([text, text])
})

it('what readers can write is read as the same value', () => {
  const values = ['a text', Infinity, -Infinity, Number.NaN, undefined, -0, 12n, null, [1], 1.05]
  expect(values.map((value) => readValue(exactText(value)))).toEqual(values)
  expect(readValue('{"a":')).toBe('{"a":')
})

const change = (from: unknown, to: unknown) => {
  const before = { ...started({ context: {} }), context: { field: from } }
  return changeLines(before, { ...before, context: { field: to } } as never)
}

it('values that are written otherwise are changes', () => {
  expect(change(Infinity, 'Infinity')).toEqual(['field Infinity → "Infinity"'])
  expect(change(0, -0)).toEqual(['field 0 → -0'])
  expect(change(undefined, null)).toEqual(['field undefined → null'])
  expect(change(new Date(0), new Date(0))).toEqual([])
})

it('of the events that it hears, one by which nothing would change is not awaited', () => {
  const closed = after('accordion')
  expect(waitsFor(closed).names).toContain('timeline.done')
  expect(awaitedBy(closed).names).toEqual(['item.toggle', 'item.found', 'item.restored'])
  expect(awaitedBy(after('scene'))).toEqual(waitsFor(after('scene')))
})

const isReady = () => false
const fail = () => {
  throw new Error('no')
}

it('of a delay it is said whom its end asks, if it may lead nowhere', () => {
  const snapshot = started({
    guards: { isReady, isFree: isReady },
    initial: 'a',
    states: {
      a: {
        after: {
          100: [
            { guard: 'isReady', target: 'b' },
            { guard: 'isFree', target: 'b' },
          ],
          200: [{ guard: 'isReady', target: 'b' }, { target: 'b' }],
        },
      },
      b: {},
    },
  })
  const [first, second] = activeStates(snapshot)
    .flatMap(({ after: delays }) => delays.map(({ eventType }) => eventType))
    .filter((type, index, all) => all.indexOf(type) === index)
  expect(guardsAtEnd(snapshot, { type: first! })).toEqual(['isReady', 'isFree'])
  expect(guardsAtEnd(snapshot, { type: second! })).toEqual([])
  expect(guardsAtEnd(snapshot, GO)).toEqual([])
})

it('of an actor that has failed it is said that what it has started runs on', () => {
  const kid = machineOf({
    id: 'kid',
    initial: 'a',
    states: { a: {}, b: { type: 'final' } },
    on: { END: '.b' },
  })
  const machine = machineOf({
    id: 'failing',
    invoke: { src: 'kid', id: 'kid' },
    on: { BAD: { actions: fail } },
    actors: { kid },
  })
  const actor = onPage(createActor(machine))
  actor.subscribe({ error: () => {} })
  const source = { lastStepOf, now: () => 0 } as Partial<Source> as Source
  const said = () => endedText(source, actorAt(source, actor)!)
  expect(said()).toBe('')
  const child = (actor.getSnapshot() as AnyMachineSnapshot).children['kid']!
  actor.send({ type: 'BAD' })
  return Promise.resolve().then(() => {
    expect(said()).toBe(
      'It has failed: it takes no event any more. What it has started runs on: kid.',
    )
    child.send({ type: 'END' })
    expect(said()).toBe('It has failed: it takes no event any more.')
  })
})
