/** A page of actors that nobody here wrote, and the panel attached to it by one call. */
import { type AnyActor, createActor, fromPromise } from 'xstate'

import { attach } from '../../src/inspector/attach'
import { machines, samplesOf } from '../inspector/foreign/machines'

/** In place of a service: it fails once it is told to, as XState's own events say. */
const book = fromPromise(
  () => new Promise((_, reject) => addEventListener('full', () => reject(new Error('full')))),
)
const started = ['friends', 'flightBooker', 'stopwatch'].map((id) => {
  const { machine, input } = machines.find((one) => one.id === id)!
  const actors = id === 'flightBooker' ? { book } : {}
  return createActor(machine.provide({ actors }), { id, input } as never).start()
})

attach(started)
// As StrictMode calls it; and an actor inside stands for its root.
attach([...started, ...Object.values(started[0]!.getSnapshot().children)] as AnyActor[], {
  samplesOf,
})
