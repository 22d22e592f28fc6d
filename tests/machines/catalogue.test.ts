import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { catalogue, type CatalogueEntry } from '#machines'

import { models } from './models'
import { allTransitions, walk } from './transition-coverage'

const files = Object.keys(import.meta.glob('../../machines/**/*.machine.ts'))

it('lists every machine of the folders once, under the name of its file', () => {
  const listed = catalogue.map(({ file }) => `../../machines/${file}.ts`)
  expect(listed.toSorted()).toEqual(files.toSorted())
})

describe.each<CatalogueEntry>(catalogue)('the $id machine', ({ machine, input, events }) => {
  const start = () => createActor(machine, { input }).start()

  it('starts with its sample input', () => {
    expect(start().getSnapshot().status).toBe('active')
  })

  it('has a sample of each event it knows', () => {
    const known = machine.events.filter((type) => !type.startsWith('xstate.'))
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(known))
  })

  it('takes its sample events, each at first and one after another', () => {
    const actor = start()
    for (const event of events) {
      start().send(event)
      actor.send(event)
    }
    expect(actor.getSnapshot().status).toBe('active')
  })

  it('ignores an event it does not know', () => {
    const actor = start()
    const before = actor.getSnapshot()
    actor.send({ type: 'unheard.of' })
    expect(actor.getSnapshot()).toBe(before)
  })
})

describe.each(models)('the model of the $id machine', (model) => {
  const { taken, strayed } = walk(model)

  it('leads through every transition', () => {
    const missed = allTransitions(model.machine)
      .filter((transition) => !taken.has(transition))
      .map(({ source, eventType }) => `${source.id}: ${eventType || 'always'}`)
    expect(missed).toEqual([])
  })

  it('knows beforehand where the running machine goes', () => {
    expect(strayed).toEqual([])
  })
})
