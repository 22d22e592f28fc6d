import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyActorRef } from 'xstate'

import { asLongAs } from '../observe/as-long-as'
import type { Host } from '../sources/host'
import type { Entry } from '../store/store'
import type { ActorSnapshot } from '../protocol'

/** The official receiver's first message. */
const CONNECTED = '@statelyai.connected'

const snapshotOf = ({ value, context, status }: ActorSnapshot) =>
  ({ value, context, status }) as never

/**
 * Forwards the store's entries to the official client, from the first on, each time that its window
 * says that it is there. Returns what ends that.
 */
export const createFeed = (host: Host, target: Window, origin: string) => {
  // To one window and one origin only; the official adapter checks neither.
  const send = (event: StatelyInspectionEvent) =>
    target.postMessage(JSON.parse(JSON.stringify(event)), origin)
  const feed = createInspector({ send, start: () => {}, stop: () => {} })
  const tell = (entry: Entry) => {
    if (entry.kind === 'actor') {
      const ref: AnyActorRef | string = host.actorOf(entry.sessionId) ?? entry.sessionId
      feed.actor(ref, snapshotOf(entry.snapshot))
    }
    if (entry.kind === 'step') {
      feed.event(
        entry.sessionId,
        entry.event,
        entry.source === null ? {} : { source: entry.source },
      )
      feed.snapshot(entry.sessionId, snapshotOf(entry.snapshot), { event: entry.event })
    }
    if (entry.kind === 'gone') feed.snapshot(entry.sessionId, { status: 'stopped' } as never)
  }
  const follow = asLongAs(() => host.store.subscribe((entry) => entry && tell(entry)))
  const onMessage = ({ data, source, origin: from }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type !== CONNECTED || source !== target || from !== origin) return
    for (const entry of host.store.log) tell(entry)
    follow(true)
  }

  const endListening = host.listen()
  addEventListener('message', onMessage)
  return () => {
    removeEventListener('message', onMessage)
    follow(false)
    endListening()
  }
}
