/** The charts, their sentences, their Mermaid and the README of the machines say what these do. */
import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'
import { createMachine } from 'xstate'

import { transitionId } from '../../src/actors/transition-id'
import { documentMachines } from '../../src/publish/charts/document.ts'
import { chartOf } from '../../src/publish/charts/graph.ts'
import { labelOf, transitionsIn, triggerOf } from '../../src/chart/chart'
import { toMermaid } from '../../src/chart/mermaid'
import { site, words } from '../../src/inspector/site'
import { entries, machineOf } from '../../src/inspector/sources/machines'
import { activeNodes } from '../../src/inspector/store/active'
import { transitionSentence } from '../../src/inspector/workspace/chart/sentence-text'
import { allTransitions } from '../machines/models'

const { on, again, over, beside, to, does } = words.chart.sentence
const chart = (id: string) => site.charts[id]!
const carousel = chart('carousel')

it('the machines are documented as they are; if not, `npm run docs` does', async () => {
  const written = await readFile('machines/README.md', 'utf8')
  expect(written).toBe(documentMachines())
})

it.each(entries)('$id has each transition under the name by which it is seen taken', (entry) => {
  const { id, machine, input, events } = entry
  const drawn = transitionsIn(chart(id)).map((transition) => transition.id)
  expect(drawn.toSorted()).toEqual(allTransitions(machine).map(transitionId).toSorted())
  expect(chartOf(machine, input, events)).toEqual(chart(id))
})

it('a chart says what a delay lasts, an action sends, a guard asks and a state does', () => {
  const transitions = transitionsIn(carousel)
  const labels = ['after interval', 'always [not isHeld]', 'always [in track.resting]']
  expect(transitions.map(labelOf)).toEqual(expect.arrayContaining(labels))
  expect(transitions.find(({ delay }) => delay)).toMatchObject({ figure: '2 s' })
  expect(transitions.find(({ sends }) => sends)?.sends).toEqual({ advance: 'raises slide.next' })
  expect(carousel.guards['isHeld']).toBe('context.holds.length > 0')
  const emitting = transitionsIn(chart('accordion')).find(({ sends }) => sends)?.sends
  expect(emitting).toEqual({ emitAddress: 'emits address.changed' })
  expect(chart('copy').nodes).toContainEqual(expect.objectContaining({ entry: ['requestCopy'] }))
  expect(chart('theme').nodes.at(-1)).toMatchObject({ key: 'light', tags: ['light'] })
})

it('a chart lights the states of a value, and what is around them', () => {
  const active = activeNodes(carousel, { track: { moving: 'frozen' } })
  const inside = ['carousel.track', 'carousel.track.moving', 'carousel.track.moving.frozen']
  expect([...active]).toEqual(['carousel', ...inside])
})

it('a chart has another hash when a machine has changed', () => {
  const menu = machineOf('menu')!
  expect(chartOf(menu.provide({})).hash).toBe(chart('menu').hash)
  const other = createMachine({ ...menu.root.machine.config, on: {} } as never)
  expect(chartOf(other).hash).not.toBe(chart('menu').hash)
})

it('a chart is written as Mermaid with states nested and concurrent', () => {
  const text = toMermaid(carousel)
  expect(text).toMatch(/^stateDiagram-v2\n/)
  expect(text).toContain('state "moving" as carousel_track_moving {')
  expect(text).toContain('--\n')
  expect(text).toContain('carousel_rotation_waiting --> carousel_rotation_due : after interval')
})

const sentenceOf = (machine: string, state: string, trigger: string) => {
  const { transitions } = chart(machine).nodes.find(({ id }) => id === `${machine}.${state}`)!
  const transition = transitions.find((one) => triggerOf(one) === trigger)!
  return transitionSentence(chart(machine), transition).text
}

it('a sentence says what begins anew, and what the event does in other regions', () => {
  const text = sentenceOf('carousel', 'rotation.waiting', 'slide.next')
  expect(text).toContain(`${on} slide.next; ${again}: interval (2 s) ${over}; ${beside} track`)
  expect(text).toContain(`: ${to} moving; ${does} stepForward.`)
  expect(sentenceOf('inspector', 'open.time.playing', 'after gap')).not.toContain(beside)
  expect(sentenceOf('carousel', 'track', 'slide.next')).not.toContain(beside)
})
