import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyActorRef } from 'xstate'

import type { Host } from '../sources/host'
import type { Entry } from '../store/store'
import type { ActorSnapshot } from '../protocol'

/** The official receiver's first message. */
const CONNECTED = '@statelyai.connected'
const LARGEST_BUFFER = 500

/** Talks to one window and one origin only; the official adapter checks neither. */
const createAdapter = (target: Window, origin: string): Parameters<typeof createInspector>[0] => {
  const buffer: StatelyInspectionEvent[] = []
  let isConnected = false
  const post = (event: StatelyInspectionEvent) =>
    target.postMessage(JSON.parse(JSON.stringify(event)), origin)
  const onMessage = ({ data, source, origin: from }: MessageEvent<unknown>) => {
    const isHello =
      typeof data === 'object' && data !== null && 'type' in data && data.type === CONNECTED
    if (!isHello || source !== target || from !== origin) return
    isConnected = true
    for (const event of buffer) post(event)
  }
  return {
    start: () => addEventListener('message', onMessage),
    stop: () => removeEventListener('message', onMessage),
    send: (event) => {
      buffer.push(event)
      if (buffer.length > LARGEST_BUFFER) buffer.shift()
      if (isConnected) post(event)
    },
  }
}

const snapshotOf = ({ value, context, status }: ActorSnapshot) =>
  ({ value, context, status }) as never

/** Forwards the store's entries to the official client; returns what ends that. */
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

  const endings = [host.listen(), () => feed.stop()]
  for (const entry of host.store.log) tell(entry)
  endings.push(host.store.subscribe((entry) => entry && tell(entry)))
  feed.start()
  return () => endings.forEach((end) => end())
}
