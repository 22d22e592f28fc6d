import { type ActorRefFrom, createActor } from 'xstate'

import { replayMachine } from '#machines/inspector/replay.machine'

import { createEmitter } from '#lib/emitter'
import { machineOf } from '../sources/machines'
import type { Source } from '../sources/source'
import type { Replica } from '../sources/replica'
import { ownClock } from '../observe/own-clock'
import { Store } from '../store/store'
import { observeActor } from '../observe/observe-actor'
import { type RecordedEvent, type Recording, replicaOf } from './recording'

export interface Replay extends Source {
  control: ActorRefFrom<typeof replayMachine>
  /** Calls `listener` with each event as it is replayed. */
  onDelivered: (listener: (event: RecordedEvent) => void) => () => void
  end: () => void
}

/** Replays a recording to fresh actors, away from the page. */
export const createReplay = (recording: Recording): Replay => {
  const store = new Store()
  const gaps = recording.events.map(({ at }, index) => at - (recording.events[index - 1]?.at ?? 0))
  const control = createActor(replayMachine, {
    id: 'replay',
    input: { gaps, speed: 1 },
    clock: ownClock,
  })
  const delivered = createEmitter<[RecordedEvent]>()
  const time = createEmitter()
  let replicas: (Replica & { endObserving: () => void })[] = []
  let now = 0

  const dismiss = () => {
    for (const { actor, endObserving } of replicas) {
      endObserving()
      actor.stop()
    }
  }

  const begin = () => {
    dismiss()
    now = 0
    store.reset()
    replicas = recording.actors.flatMap((recorded) => {
      const replica = replicaOf(recorded)
      if (!replica) return []
      return [{ ...replica, endObserving: observeActor(replica.actor, store.receive, () => now) }]
    })
  }

  control.on('replay.delivered', ({ position }) => {
    const event = recording.events[position]
    if (!event) return
    now = Math.max(now, event.at)
    for (const { clock } of replicas) clock.pass(now)
    replicas[event.actor]?.deliver({ timer: false, ...event })
    delivered.emit(event)
    time.emit()
  })
  control.on('replay.rewound', () => {
    begin()
    time.emit()
  })
  begin()
  control.start()

  return {
    store,
    control,
    now: () => now,
    onTime: time.on,
    machineOf: ({ machine }) => machineOf(machine),
    send: (id, event) => replicas.find(({ actor }) => actor.sessionId === id)?.actor.send(event),
    onDelivered: delivered.on,
    end: () => {
      control.stop()
      dismiss()
    },
  }
}
