import type { AnyMachineSnapshot } from 'xstate'

import { eventName } from '#devtools/actors/event-name.ts'
import { type Wait, waitsFor } from '#devtools/actors/waits-for.ts'
import { site } from '../site.ts'
import { offersFor } from './offers.ts'

/** Events by which nothing would change now, whatever data they carry. */
const idleEvents = (snapshot: AnyMachineSnapshot) =>
  offersFor(snapshot, site.samplesOf(snapshot.machine.id))
    .filter(({ changes }) => changes === false)
    .map(({ event }) => eventName(event, snapshot.machine))

/** What an actor waits for, wherever that is said: of the events that it hears, those that would do something. */
export const awaitedBy = (snapshot: AnyMachineSnapshot): Wait => {
  const wait = waitsFor(snapshot)
  if (wait.word !== 'waits') return wait
  const idle = idleEvents(snapshot)
  return { ...wait, names: wait.names.filter((name) => !idle.includes(name)) }
}
