import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { actionText } from '#devtools/actors/action-text.ts'
import type { StepAction } from '#devtools/actors/step.ts'
import { duration } from '#devtools/chart/chart.ts'
import { previewBudget } from './budget.ts'
import { contextChanges } from './changes.ts'
import { foresee, type Foreseen, NOT_FORESEEN, type Unforeseen } from './foresee.ts'
import { memoize } from './memoize.ts'
import { nodeName, stateParts } from './state-line.ts'
import { raisedBy } from './taken.ts'
import { messageOf } from './values.ts'

const FAILS = 'fails: '

/** The effect of an action that the next snapshot does not show, in words. */
const doneBy = (action: StepAction, { implementations }: AnyStateMachine): string => {
  const { event } = (action.params ?? {}) as { event?: AnyEventObject }
  // An event that was raised at once has been taken already.
  if (raisedBy([action]).length > 0) return ''
  if (event?.type.startsWith('xstate.after.')) return 'delay restarts'
  const { type, exec } = action
  const isInPlace = exec && !type.startsWith('xstate.') && exec !== implementations.actions[type]
  return isInPlace ? 'an action written in place' : actionText(action)
}

const effectsOf = (before: AnyMachineSnapshot, { after, actions, reentered }: Foreseen) => {
  if (after === before && actions.length === 0) return null
  if ((after.status as string) === 'error') return `${FAILS}${messageOf(after.error)}`
  const end = after.status === 'active' ? '' : ` · ${after.status}`
  const old = stateParts(before.value)
  const entered = stateParts(after.value).filter((part) => !old.includes(part))
  const again = reentered.length > 0 ? `re-enters ${reentered.map(nodeName).join(', ')}` : ''
  if (entered.length > 0) return `→\u00A0${[...entered, again].filter(Boolean).join(' · ')}${end}`
  const fields = contextChanges(before, after).map(({ path }) => path.split('.')[0])
  const done = actions.map((action) => doneBy(action, before.machine)).filter(Boolean)
  const parts = [
    again,
    fields.length > 0 && `changes: ${[...new Set(fields)].join(', ')}`,
    done.length > 0 && `does: ${[...new Set(done)].join(', ')}`,
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(' · ')}${end}` : end && `→${end}`
}

/**
 * While somebody waits for the page's next frame, an event whose effect took longer than this to
 * work out, twice, is not previewed any more. Milliseconds.
 */
const LONG_MS = 50

/** How often the events of a machine have taken too long, by their types. */
const tooLong = memoize<AnyStateMachine, Map<string, number>>(() => new Map())

/** The effect of an event; undefined while there is no time for it. */
const foreseeInTime = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Foreseen | Unforeseen | undefined => {
  if (foresee.isKnown(snapshot, event) || !previewBudget.isLimited())
    return foresee(snapshot, event)
  const counts = tooLong(snapshot.machine)
  const count = counts.get(event.type) ?? 0
  if (count > 1) return { fault: `it took longer than ${duration(LONG_MS)}`, error: undefined }
  return previewBudget.spend(() => {
    const begun = performance.now()
    const foreseen = foresee(snapshot, event)
    const isLong = performance.now() - begun > LONG_MS
    counts.set(event.type, isLong ? count + 1 : 0)
    return foreseen
  })
}

/**
 * Where an event would lead, or what it would change and do besides; or why that is not foreseen.
 * Empty if it does nothing, null if it is ignored, undefined while there is no time to look.
 */
export const effectOf = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): string | null | undefined => {
  if (snapshot.status !== 'active') return null
  const foreseen = foreseeInTime(snapshot, event)
  if (!foreseen) return undefined
  // An actor that reports to its parent is not run here: to say that it fails would be wrong.
  if ('fault' in foreseen) return `${NOT_FORESEEN}${foreseen.fault}`
  return effectsOf(snapshot, foreseen)
}

/** Whether an event would change something, as far as a preview can say. */
export const hasEffect = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
  const effect = effectOf(snapshot, event)
  return Boolean(effect) && !effect!.startsWith(NOT_FORESEEN) && !effect!.startsWith(FAILS)
}
