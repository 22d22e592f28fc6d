import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

import { factsOfAll } from '../../../src/build/charts/facts'
import { readSource } from '../../../src/build/charts/source-facts'
import { catalogue } from '#machines'
import { COPY_FEEDBACK_MS } from '#machines/copy.machine'

const facts = await factsOfAll(resolve('.'), catalogue)
const of = (id: string) => facts.find((one) => one.id === id)!

describe('what is written about a machine', () => {
  it('has a sentence, a source and a test of each one', () => {
    for (const { about, sources, tests, runsOn } of facts) {
      expect(about).toMatch(/^[A-Z].*\.$/)
      expect(sources[0]!.text).toContain('createMachine')
      expect(tests.length).toBeGreaterThan(0)
      expect(runsOn.length).toBeGreaterThan(0)
    }
  })

  it('finds every guard that a transition names, and every delay', () => {
    const missing = facts.flatMap(({ id, states, guards, delays }) => {
      const transitions = states.flatMap((state) => state.transitions)
      const named = transitions.flatMap(({ guards: all = [] }) =>
        all.flatMap((guard) => guard.split(/\b(?:and|or|not)\b/)),
      )
      const known = new Set([...guards, ...delays].map(({ name }) => name))
      return [...named, ...transitions.flatMap(({ figure, delay = '' }) => (figure ? [delay] : []))]
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('in ') && !known.has(name))
        .map((name) => `${id}: ${name}`)
    })
    expect(missing).toEqual([])
  })

  it('knows where a machine runs from what imports it', () => {
    expect(of('carousel').runsOn).toEqual(['home', 'about'])
    expect(of('pager').runsOn).toEqual(['projects'])
    expect(of('theme').runsOn).toEqual(['everyPage'])
    expect(of('brake').runsOn).toEqual(['inspector'])
  })

  it('has the figures of delays, also of those that are a constant elsewhere', () => {
    expect(of('carousel').delays.map(({ ms }) => ms)).toEqual([2000])
    expect(of('copy').delays.map(({ name, ms }) => [name, ms])).toEqual(
      Object.entries(COPY_FEEDBACK_MS),
    )
  })

  it('takes the files that a machine imports for its source, too', () => {
    const { sources, events } = of('inspector')
    expect(sources.map(({ name }) => name)).toContain('machines/inspector/inspector-setup.ts')
    expect(events.find(({ type }) => type === 'panel.resize')?.data).toBe('size: number')
  })
})

it('reads the comments above a state, an event and a guard', () => {
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
