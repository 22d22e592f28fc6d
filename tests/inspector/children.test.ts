/** Actors that others have started are reported, named and frozen as the others are. */
import { expect, it, vi } from 'vitest'
import { createMachine, fromPromise, spawnChild } from 'xstate'

import { asOwn } from '../../src/inspector/observe/observe-actor'
import { createSandbox } from '../../src/inspector/sources/sandbox'
import { changeLines } from '../../src/inspector/store/changes'
import type { LoggedStep } from '../../src/inspector/store/store'
import { sendName } from '../../src/inspector/store/texts'
import { waitsFor } from '../../src/inspector/store/waits'
import { checkEntry } from '../../src/publish/charts/charts'
import { machineOf } from './foreign/foreign'
import { machines } from './foreign/machines'
import { observed } from './watched'

const running = (id: string, provided = {}) => {
  const { machine, input } = machines.find((one) => one.id === id)!
  const { store, ...rest } = observed(machine.provide(provided), { id, input })
  const rows = () =>
    store.log.map((entry) =>
      'name' in entry
        ? `${entry.name} ${entry.kind === 'step' ? entry.event.type : entry.kind}`
        : '',
    )
  return { ...rest, store, rows }
}

it('children stand under their parent, each by a name of its own; their steps follow their cause', () => {
  const { actor, clock, store, rows } = running('friends')
  for (const type of ['ADD', 'ADD', 'EDIT_ALL', 'SAVE_ALL']) actor.send({ type })
  expect([...store.actors.values()].map(({ name, parent }) => [name, parent])).toEqual([
    ['friends', null],
    ...['first', 'friend', 'friend 2'].map((name) => [name, 'friends']),
  ])
  expect(store.actors.get('first')).toMatchObject({ systemId: 'best', machine: 'friend' })
  expect(rows().slice(2, 8)).toEqual([
    'friends ADD',
    'friend actor',
    'friends ADD',
    'friend 2 actor',
    'friends EDIT_ALL',
    'first EDIT',
  ])
  expect(store.log.at(7)).toMatchObject({ by: store.log.at(6) })
  clock.increment(200)
  expect(store.actors.get('first')!.snapshot).toMatchObject({
    value: 'saving',
    timers: [{ due: 500 }],
  })
  actor.send({ type: 'REMOVE', index: 1 } as never)
  expect(rows()).toContain('friend gone')
})

it('a service is waited for; its error is told, and what comes of it', async () => {
  const book = fromPromise(() => Promise.reject(new Error('full')))
  const { actor, store, rows } = running('flightBooker', { actors: { book } })
  actor.send({ type: 'BOOK' })
  const { snapshot } = store.actors.get('flightBooker')!
  expect(waitsFor(snapshot)).toBe('waits for book')
  await vi.waitFor(() => expect(rows()).toContain('flightBooker xstate.error.actor.book'))
  expect(store.actors.get('book')!.snapshot).toMatchObject({
    status: 'error',
    error: '[Error: full]',
  })
  expect(rows().filter((row) => row.endsWith('xstate.init'))).toEqual([])
  expect(store.actors.get('flightBooker')!.snapshot.value).toEqual({ scheduling: 'oneWay' })
})

it('a service without an id of its own is called by its source', () => {
  const { actor, store } = running('trivia', { actors: { load: fromPromise(async () => {}) } })
  actor.send({ type: 'user.play' })
  const { snapshot } = store.actors.get('trivia')!
  expect(sendName('xstate.error.actor.0.trivia.starting', snapshot)).toBe('reject load')
})

it('children that are restored keep the input that they were started with', async () => {
  const entry = machines.find(({ id }) => id === 'friends')!
  const { store, restore } = createSandbox(entry, {})
  await restore(store.log.at(-1)!.id)
  expect(store.actors.get('first')).toMatchObject({ input: { name: 'Ada' } })
})

it('what fails as it starts has come, and what is sent after a failure is not told', async () => {
  const { actor, store, rows } = running('auction')
  actor.send({ type: 'OPEN' })
  await Promise.resolve()
  expect(rows().slice(1)).toEqual([
    'auction OPEN',
    'ticker actor',
    'auction xstate.error.actor.ticker',
    'prices actor',
  ])
  expect(store.actors.get('prices')!.snapshot.status).toBe('error')
})

it('a step that throws is logged, and what the panel sends is told as its own', async () => {
  const { actor, store } = running('faults')
  actor.send(asOwn({ type: 'NAME' }))
  expect(store.log.at(-1)).toMatchObject({ source: 'inspector' })
  const other = running('faults')
  other.actor.send({ type: 'ASSIGN' })
  await Promise.resolve()
  const step = other.store.log.at(-1) as LoggedStep
  expect(step.snapshot.status).toBe('error')
  expect(changeLines(step.before, step.snapshot)).toEqual([expect.stringContaining('trim')])
})

it.each([
  [{ machine: createMachine({}), id: '(machine)' }, 'has no id'],
  [{ file: 'nowhere.machine' }, 'has no file machines/nowhere.machine.ts'],
  [{ name: 'anotherMachine' }, 'Write export const anotherMachine'],
])('an entry that a test could not import is refused with what to write: %j', (part, told) => {
  const entry = {
    id: 'menu',
    file: 'menu.machine',
    name: 'menuMachine',
    machine: createMachine({ id: 'menu' }),
  }
  expect(() => checkEntry({ ...entry, ...part } as never)).toThrow(told)
})

it('one that is over leaves its name to the next like it: thousands that come and go are a few', async () => {
  const { actor, store } = observed(
    machineOf({
      actors: { job: fromPromise(async () => {}) },
      on: { GO: { actions: spawnChild('job') } },
    }),
  )
  for (let count = 0; count < 3; count += 1) {
    actor.send({ type: 'GO' })
    actor.send({ type: 'GO' })
    await vi.waitFor(() => expect(store.actors.get('job 2')!.snapshot.status).toBe('done'))
  }
  expect([...store.actors.keys()]).toEqual(['(machine)', 'job', 'job 2'])
})

it('a root that is stopped has left, also where the page says of none that it went', async () => {
  const { actor, store, rows } = running('friends')
  actor.stop()
  await Promise.resolve()
  expect(rows().at(-1)).toBe('friends gone')
  expect(store.actors.get('friends')!.isGone).toBe(true)
})
