import type { AnyStateMachine } from 'xstate'

import { actionText } from './action-text.ts'
import { delayName, lengthOf } from './delay-of.ts'

/** What one of XState's own actions is made with: each part as it is, or a function that decides it. */
interface Written {
  type: string
  event?: unknown
  delay?: unknown
  sendId?: unknown
  to?: unknown
  id?: unknown
  src?: unknown
  actorRef?: unknown
}

/** An action that XState does, as its author has written it; undefined if it is the author's own. */
const writtenIn = (action: unknown, { implementations }: AnyStateMachine) => {
  const name: unknown = typeof action === 'string' ? action : Object(action).type
  const named = typeof action !== 'function' && typeof name === 'string'
  const found = (named ? implementations.actions[name] : action) as Written | undefined
  return found?.type?.startsWith('xstate.') ? found : undefined
}

const isText = (value: unknown) => typeof value === 'string'
const isEvent = (value: unknown) => isText((value as { type?: unknown } | undefined)?.type)

/** Whether what is said of an action stands there: else a function decides it when it is done. */
const isPlain = ({ type, event, sendId, to, id, src, actorRef }: Written) => {
  switch (type) {
    case 'xstate.emit':
    case 'xstate.raise':
      return isEvent(event)
    case 'xstate.sendTo':
      return isEvent(event) && isText(to)
    case 'xstate.cancel':
      return isText(sendId)
    case 'xstate.spawnChild':
      return isText(id) || isText(src)
    case 'xstate.stopChild':
      return isText(actorRef)
    default:
      return type === 'xstate.log'
  }
}

/**
 * What XState does for an action, in words; undefined if that is the author's own, or is decided when it is
 * done. Nothing is run: it is read from what the author has written.
 */
export const builtInText = (action: unknown, machine: AnyStateMachine): string | undefined => {
  const written = writtenIn(action, machine)
  if (!written || !isPlain(written)) return undefined
  const { type, event, delay, sendId, to, id, src, actorRef } = written
  const length = lengthOf(delay, machine)
  const text = actionText({
    type,
    params: {
      event,
      sendId,
      delay: length,
      targetId: to === '#_parent' ? 'its parent' : to,
      // An actor that it starts or stops.
      actorRef: { id: id ?? src },
      id: actorRef,
    },
  })
  return delay !== undefined && length === undefined ? `${text} after ${delayName(delay)}` : text
}
