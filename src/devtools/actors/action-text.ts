import type { AnyActorRef, EventObject } from 'xstate'

import { duration } from '#devtools/chart/chart.ts'
import type { StepAction } from './step.ts'
import { waitIn } from './timers.ts'

/** A longer word would make its state too wide in a drawing. */
const MOST_CHARACTERS = 40

/** A value as JSON. Authors may write values that JSON cannot. */
export const actionJson = (value: unknown) => {
  try {
    return JSON.stringify(value)
  } catch {
    return '…'
  }
}

/** A guard or an action by its name, and with its parameters: `isAbove {"min":5}`. */
export const withParams = ({ type, params }: StepAction) => {
  if (typeof params !== 'object') return type
  const text = actionJson(params)
  return `${type} ${text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text}`
}

/** The parameters of XState's own actions. */
interface Params {
  event?: EventObject
  sendId?: string
  actorRef?: AnyActorRef
  to?: AnyActorRef
  targetId?: string
}

/**
 * What an action does, in words. One of XState's own is empty if nobody can notice it, as when it
 * begins or ends the delay of a state.
 */
export const actionText = (action: StepAction): string => {
  const { event, sendId = '', actorRef, to, targetId } = (action.params ?? {}) as Params
  const type = event?.type ?? ''
  const wait = waitIn(action)
  const time = wait === undefined ? '' : ` in ${duration(wait)}`
  switch (action.type) {
    case 'xstate.emit':
      return `emits ${type}`
    case 'xstate.raise':
      return type.startsWith('xstate.after.') ? '' : `raises ${type}${time}`
    case 'xstate.sendTo':
      return `sends ${type} to ${targetId ?? to?.id}${time}`
    case 'xstate.cancel':
      return sendId.startsWith('xstate.after.') ? '' : `cancels ${sendId}`
    case 'xstate.spawnChild':
      return `starts ${actorRef?.id}`
    case 'xstate.stopChild':
      return `stops ${(action.params as AnyActorRef | undefined)?.id}`
    case 'xstate.log':
      return 'logs'
    default:
      return withParams(action)
  }
}
