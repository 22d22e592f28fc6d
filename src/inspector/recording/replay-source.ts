import { type ActorRefFrom, createActor } from 'xstate'

import { replayMachine } from '#machines/inspector/replay.machine'

import { createEmitter } from '#lib/emitter'
import { machineOf } from '../sources/machines'
import type { Source } from '../sources/source'
import { type Played, stage, startSnapshot } from '../sources/stage'
import { Store } from '../store/store'
import { observeActor } from '../observe/observe-actor'
import type { RecordedEvent, Recording } from './recording'

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
  const control = createActor(replayMachine, { id: 'replay', input: { gaps, speed: 1 } })
  const delivered = createEmitter<[RecordedEvent]>()
  const time = createEmitter()
  let cast: { played: Played; untap: () => void }[] = []
  let now = 0

  const dismiss = () => {
    for (const { played, untap } of cast) {
      untap()
      played.actor.stop()
    }
  }

  const begin = () => {
    dismiss()
    now = 0
    store.reset()
    cast = recording.actors.flatMap(({ machine: id, name, input, base }) => {
      const machine = machineOf(id)
      if (!machine) return []
      const snapshot = base ?? startSnapshot(machine, input ?? undefined)
      const played = stage({
        machine,
        id: name,
        input: input ?? undefined,
        base: { at: 0, snapshot },
      })
      const untap = observeActor(
        played.actor,
        (message) => store.receive(message),
        () => now,
      )
      return [{ played, untap }]
    })
  }

  control.on('replay.delivered', ({ position }) => {
    const event = recording.events[position]
    if (!event) return
    now = Math.max(now, event.at)
    for (const { played } of cast) played.clock.pass(now)
    cast[event.actor]?.played.deliver({
      at: event.at,
      event: event.event,
      timer: event.timer ?? false,
    })
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
    send: (id, event) =>
      cast.find(({ played }) => played.actor.sessionId === id)?.played.actor.send(event),
    onDelivered: delivered.on,
    end: () => {
      control.stop()
      dismiss()
    },
  }
}
