import type { AnyStateMachine } from 'xstate'

import { actionText } from './action-text.ts'
import { delayName, writtenLength } from './delay-of.ts'

/**
 * The fields that one of XState's own actions is made with: each as a value, or as a function that
 * decides it.
 */
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

/** Whether an action's fields are values: else a function decides them when the action is done. */
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
 * What XState does for an action, in words; undefined if the action is the author's own, or is
 * decided when it is done. Nothing is run: the text is read from what the author has written.
 */
export const builtInText = (action: unknown, machine: AnyStateMachine): string | undefined => {
  const written = writtenIn(action, machine)
  if (!written || !isPlain(written)) return undefined
  const { type, event, delay, sendId, to, id, src, actorRef } = written
  const length = writtenLength(delay, machine)
  const text = actionText({
    type,
    params: {
      event,
      sendId,
      delay: length,
      targetId: to === '#_parent' ? 'its parent' : to,
      // The action starts or stops an actor.
      actorRef: { id: id ?? src },
      id: actorRef,
    },
  })
  return delay !== undefined && length === undefined ? `${text} after ${delayName(delay)}` : text
}
