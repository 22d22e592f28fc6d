import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyActor } from 'xstate'

import { forEachIn } from '../observe/as-long-as'
import { site } from '../seam'

/** The official receiver's first message. */
const CONNECTED = '@statelyai.connected'

/**
 * Tells the official client of the page's actors each time that its window says that it is there, and
 * from then on of what they do. Returns what ends that.
 */
export const createFeed = (target: Window, origin: string) => {
  let isTold = false
  // To one window and one origin only; the official adapter checks neither.
  const send = (event: StatelyInspectionEvent) =>
    isTold && target.postMessage(JSON.parse(JSON.stringify(event)), origin)
  const { inspect } = createInspector({ send, start: () => {}, stop: () => {} })
  const follow = forEachIn((actorRef: AnyActor) => {
    inspect.next!({ type: '@xstate.actor', actorRef, rootId: actorRef.sessionId })
    const inspection = actorRef.system.inspect(inspect)
    return () => inspection.unsubscribe()
  })
  const tell = (isWanted: boolean) => {
    isTold = isWanted
    follow(isTold ? site.actors() : [])
  }
  const onMessage = ({ data, source, origin: from }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type !== CONNECTED || source !== target || from !== origin) return
    tell(false)
    tell(true)
  }

  site.wakePage()
  const endFollowing = site.onActorsChange(() => tell(isTold))
  addEventListener('message', onMessage)
  return () => {
    removeEventListener('message', onMessage)
    endFollowing()
    tell(false)
  }
}
