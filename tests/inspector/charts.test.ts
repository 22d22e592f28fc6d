/** The charts, their Mermaid and the README of the machines say what these do. */
import { expect, it } from 'vitest'

import { transitionId } from '../../src/actors/transition-id'
import { documentMachines } from '../../src/publish/charts/document.ts'
import { chartOf } from '../../src/actors/chart-of'
import { labelOf, transitionsIn } from '../../src/chart/chart'
import { toMermaid } from '../../src/chart/mermaid'
import { site } from '../../src/inspector/site'
import { entries, entryOf } from '../../src/inspector/sources/machines'
import { toJson } from '../../src/inspector/observe/json'
import { withFigures } from '../../src/inspector/store/figures'
import { allTransitions } from '../machines/models'
import { watched } from './watched'

const chart = (id: string) => site.charts[id]!
const carousel = chart('carousel')

/** Written anew by `npx vitest run tests/inspector/charts.test.ts -u`. */
it('the machines are documented as they are', () =>
  expect(documentMachines()).toMatchFileSnapshot('../../machines/README.md'))

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

it('the delays of a chart are those of the actor, not of the sample', () => {
  const { snapshot: first } = watched('carousel').view()
  const context = toJson({ ...(entryOf('carousel')!.input as object), intervalMs: 1000 })
  const snapshot = { ...first, context }
  const own = withFigures(carousel, entryOf('carousel')!.machine, snapshot)
  expect(transitionsIn(own).find(({ delay }) => delay)).toMatchObject({ figure: '1 s' })
  // An equal one needs no new layout.
  expect(withFigures(carousel, entryOf('carousel')!.machine, { ...snapshot })).toBe(own)
})

it('a chart is written as Mermaid with states nested and concurrent', () => {
  const text = toMermaid(carousel)
  expect(text).toMatch(/^stateDiagram-v2\n/)
  expect(text).toContain('state "moving" as carousel_track_moving {')
  expect(text).toContain('--\n')
  expect(text).toContain('carousel_rotation_waiting --> carousel_rotation_due : after interval')
  for (const from of ['resting', 'moving'])
    expect(text).toContain(
      `carousel_track_${from} --> carousel_track_moving : slide.next [canMove] / stepForward`,
    )
})
