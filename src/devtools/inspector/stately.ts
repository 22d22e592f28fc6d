import './panel/controls.css'
import './panel/inspector.css'
import './stately-notice.css'

import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyActor } from 'xstate'

import { onInspected } from '#devtools/actors/observe-actors.ts'
import { onRegistryChange, registeredActors } from '#devtools/actors/registry.ts'
import { STOP } from '#devtools/actors/step.ts'
import { valueText } from './explain/values.ts'

/** The inspector that Stately hosts, and its window: one, however often it is opened. */
const ADDRESS = 'https://stately.ai/inspect'
const WINDOW_NAME = 'xstateinspector'

/** The official receiver's first message. */
const CONNECTED = '@statelyai.connected'

/**
 * Reports the page's actors to the official client each time that its window says that it is there,
 * and from then on their steps. Returns what ends that.
 */
const createFeed = (target: Window, origin: string) => {
  let isConnected = false
  // To one window and one origin only; the official adapter checks neither.
  const send = (event: StatelyInspectionEvent) =>
    target.postMessage(JSON.parse(valueText(event)), origin)
  const { inspect } = createInspector({ send, start: () => {}, stop: () => {} })
  const known = new Map<string, AnyActor>()
  /** Introduces an actor: XState reports one when it is made, which was earlier. */
  const introduce = (actorRef: AnyActor) => {
    const rootId = actorRef.sessionId
    known.set(rootId, actorRef)
    inspect.next!({ type: '@xstate.actor', actorRef, rootId })
  }
  /** Reports that an actor has left: it is stopped when nobody listens to it any more. */
  const tellLeft = (actorRef: AnyActor) => {
    const rootId = actorRef.sessionId
    known.delete(rootId)
    const snapshot = { ...actorRef.getSnapshot(), status: 'stopped' }
    inspect.next!({ type: '@xstate.snapshot', event: { type: STOP }, snapshot, actorRef, rootId })
  }
  const update = () => {
    const actors = registeredActors()
    for (const actor of known.values()) if (!actors.includes(actor)) tellLeft(actor)
    for (const actor of actors) if (!known.has(actor.sessionId)) introduce(actor)
  }
  const onMessage = ({ data, source, origin: from }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type !== CONNECTED || source !== target || from !== origin) return
    isConnected = true
    known.clear()
    update()
  }

  addEventListener('message', onMessage)
  const endings = [
    onRegistryChange(() => isConnected && update()),
    onInspected((inspection) => known.has(inspection.rootId) && inspect.next!(inspection)),
    () => removeEventListener('message', onMessage),
  ]
  return () => {
    for (const end of endings) end()
  }
}

const button = (label: string, onclick: () => void) =>
  Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'ins-button',
    textContent: label,
    onclick,
  })

/** Offers to show this page in the official Stately inspector; it opens nothing by itself. */
export const connectStately = () => {
  const notice = document.createElement('div')
  const message = document.createElement('p')
  let endFeed: (() => void) | undefined

  const open = button("Open in Stately's inspector", () => {
    const target = window.open(ADDRESS, WINDOW_NAME)
    message.textContent = target
      ? 'It is open in another window. Close this message to end what it is shown.'
      : 'The browser blocked the window. Allow pop-ups for this site and try again.'
    if (!target) return
    endFeed?.()
    endFeed = createFeed(target, new URL(ADDRESS).origin)
  })
  const close = button('Close', () => {
    endFeed?.()
    notice.remove()
  })
  notice.lang = 'en'
  notice.className = 'ins-panel ins-notice'
  notice.setAttribute('role', 'status')
  message.textContent =
    'It opens in another window, from another site, and is shown the actors, events and data of this page until you close this message.'
  notice.append(message, open, close)
  document.body.append(notice)
  open.focus()
}
