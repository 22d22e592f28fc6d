import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyActor } from 'xstate'

import { asLongAs } from '../observe/as-long-as'
import type { Host } from '../sources/host'
import type { Entry } from '../store/store'
import type { ActorSnapshot } from '../protocol'

/** The official receiver's first message. */
const CONNECTED = '@statelyai.connected'

const snapshotOf = ({ value, context, status }: ActorSnapshot) =>
  ({ value, context, status }) as never

/** An actor with its name as the id of its session: so are the events named that it is sent. */
const knownAs = (sessionId: string, actor: AnyActor | undefined): AnyActor | string =>
  actor ? (Object.create(actor, { sessionId: { value: sessionId } }) as AnyActor) : sessionId

/** The official client gives actors the names of their machines: of these there may be several. */
const named = (event: StatelyInspectionEvent): StatelyInspectionEvent =>
  event.type === '@xstate.actor' ? { ...event, name: event.sessionId } : event

/**
 * Forwards the store's entries to the official client, from the first on, each time that its window
 * says that it is there. Returns what ends that.
 */
export const createFeed = (host: Host, target: Window, origin: string) => {
  // To one window and one origin only; the official adapter checks neither.
  const send = (event: StatelyInspectionEvent) =>
    target.postMessage(JSON.parse(JSON.stringify(named(event))), origin)
  const feed = createInspector({ send, start: () => {}, stop: () => {} })
  const tell = (entry: Entry) => {
    if (!('name' in entry)) return
    const { name } = entry
    if (entry.kind === 'gone') feed.snapshot(name, { status: 'stopped' } as never)
    if (entry.kind === 'actor')
      feed.actor(
        knownAs(name, host.actorOf(name) as AnyActor | undefined),
        snapshotOf(entry.snapshot),
      )
    if (entry.kind === 'step') {
      const { source, event, snapshot } = entry
      feed.event(name, event, source === null ? {} : { source })
      feed.snapshot(name, snapshotOf(snapshot), { event })
    }
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
