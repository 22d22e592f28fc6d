/** What is written about a machine is read from its sources: guards, delays, data, comments, tests. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

import { factsOfAll } from '../../../src/publish/charts/facts'
import { readSource } from '../../../src/publish/charts/source-facts'
import { catalogue } from '#machines'
import { COPY_FEEDBACK_MS } from '#machines/copy.machine'

const facts = await factsOfAll(resolve('.'), catalogue)
const of = (id: string) => facts.find((one) => one.id === id)!

test.each(facts)(
  'of $id its sentence, source, tests, pages, guards and delays are found',
  (one) => {
    expect(one.about).toMatch(/^[A-Z].*\.$/)
    expect(one.sources[0]!.text).toContain('createMachine')
    expect(one.tests).not.toEqual([])
    expect(one.runsOn).not.toEqual([])
    const transitions = one.states.flatMap((state) => state.transitions)
    const named = transitions.flatMap(({ guards = [], figure, delay = '' }) => [
      ...guards.flatMap((guard) => guard.split(/\b(?:and|or|not)\b/)).map((name) => name.trim()),
      figure ? delay : '',
    ])
    const known = [...one.guards, ...one.delays].map(({ name }) => name)
    expect(known).toEqual(
      expect.arrayContaining(named.filter((name) => name && !name.startsWith('in '))),
    )
  },
)

test('delays have their figures, and events of imported files their data', () => {
  expect(of('carousel').delays.map(({ ms }) => ms)).toEqual([2000])
  const ofCopy = Object.fromEntries(of('copy').delays.map(({ name, ms }) => [name, ms]))
  expect(ofCopy).toEqual(COPY_FEEDBACK_MS)
  const resize = of('inspector').events.find(({ type }) => type === 'panel.resize')
  expect(resize?.data).toBe('size: number')
})

test('the comments above a state, an event and a guard are read', () => {
  const { states, events, guards, about } = readSource(`
    type Event =
      /** The light turns. */
      | { type: 'light.next'; by: number }
    /** A light. */
    export const lightMachine = setup({
      guards: {
        // Only by day.
        isDay: () => true,
      },
    }).createMachine({
      states: {
        // Cars stop,
        // people go.
        red: { states: { plain: {} } },
      },
    })`)
  expect(about).toBe('A light.')
  expect(states).toEqual([{ name: 'red', code: '', about: 'Cars stop, people go.' }])
  expect(events).toEqual([{ name: 'light.next', code: 'by: number', about: 'The light turns.' }])
  expect(guards).toEqual([{ name: 'isDay', code: '() => true', about: 'Only by day.' }])
})
