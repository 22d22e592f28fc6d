import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyActorRef } from 'xstate'

import type { Host } from '../observe/host'
import type { Entry } from '../store/store'
import type { ActorSnapshot } from '../observe/protocol'

/** As the official receiver says that it is there. */
const CONNECTED = '@statelyai.connected'
const MOST_KEPT = 500

/** The official adapter talks to anyone and hears anyone; this one knows whom it has opened. */
const createAdapter = (target: Window, origin: string): Parameters<typeof createInspector>[0] => {
  const kept: StatelyInspectionEvent[] = []
  let isConnected = false
  const post = (event: StatelyInspectionEvent) =>
    target.postMessage(JSON.parse(JSON.stringify(event)), origin)
  const onMessage = ({ data, source, origin: from }: MessageEvent<unknown>) => {
    const isHello =
      typeof data === 'object' && data !== null && 'type' in data && data.type === CONNECTED
    if (!isHello || source !== target || from !== origin) return
    isConnected = true
    for (const event of kept) post(event)
  }
  return {
    start: () => addEventListener('message', onMessage),
    stop: () => removeEventListener('message', onMessage),
    send: (event) => {
      kept.push(event)
      if (kept.length > MOST_KEPT) kept.shift()
      if (isConnected) post(event)
    },
  }
}

const snapshotOf = ({ value, context, status }: ActorSnapshot) =>
  ({ value, context, status }) as never

/** Tells the official client what our own stream says. */
export const createFeed = (host: Host, target: Window, origin: string) => {
  const feed = createInspector(createAdapter(target, origin))
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

  const endListening = host.listen()
  for (const entry of host.store.log) tell(entry)
  const endTelling = host.store.subscribe((entry) => entry && tell(entry))
  feed.start()
  return {
    end: () => {
      endTelling()
      endListening()
      feed.stop()
    },
  }
}
