import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate'

import { actionText } from '#actors/action-text.ts'
import type { StepAction } from '#actors/step.ts'
import { contextChanges } from './changes.ts'
import { memoize } from './memoize.ts'
import { stateParts } from './state-line.ts'
import { raisedBy } from './taken.ts'
import { messageOf } from './values.ts'

const NO_PREVIEW = 'no preview: '
const FAILS = 'fails: '

/** What an action does besides what the next snapshot says. */
const doneBy = (action: StepAction): string => {
  const { event } = (action.params ?? {}) as { event?: AnyEventObject }
  // What is raised at once has been taken already.
  if (raisedBy([action]).length > 0) return ''
  if (event?.type.startsWith('xstate.after.')) return 'delay restarts'
  return actionText(action).replace(/^(?:actions?|\(anonymous\))$/, 'an action written in place')
}

const effectsOf = (
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  actions: readonly StepAction[],
) => {
  if (after === before && actions.length === 0) return null
  if ((after.status as string) === 'error') return `${FAILS}${messageOf(after.error)}`
  const end = after.status === 'active' ? '' : ` · ${after.status}`
  const old = stateParts(before.value)
  const entered = stateParts(after.value).filter((part) => !old.includes(part))
  if (entered.length > 0) return `→\u00A0${entered.join(' · ')}${end}`
  const fields = contextChanges(before, after).map(({ path }) => path.split('.')[0])
  const done = actions.map(doneBy).filter(Boolean)
  const parts = [
    fields.length > 0 && `changes: ${[...new Set(fields)].join(', ')}`,
    done.length > 0 && `does: ${[...new Set(done)].join(', ')}`,
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(' · ')}${end}` : end && `→${end}`
}

/** The previews of each event: a snapshot is asked for the same ones again. */
type Effects = WeakMap<AnyEventObject, string | null>
const known = memoize<AnyMachineSnapshot, Effects>(() => new WeakMap())

/**
 * Where an event would lead, or what it would change and do besides. Empty if nothing, null if it is ignored.
 * Nothing is done: it is a transition on values.
 */
export const effectOf = (snapshot: AnyMachineSnapshot, event: AnyEventObject): string | null => {
  if (snapshot.status !== 'active') return null
  const effects = known(snapshot)
  if (!effects.has(event)) {
    try {
      const [after, actions] = transition(snapshot.machine, snapshot, event)
      effects.set(event, effectsOf(snapshot, after, actions))
    } catch (error) {
      // Of an actor that tells the one that has started it, it would be wrong to say that it fails.
      effects.set(event, `${NO_PREVIEW}${messageOf(error)}`)
    }
  }
  return effects.get(event) ?? null
}

/** Whether an event would change something, as far as a preview can say. */
export const hasEffect = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
  const effect = effectOf(snapshot, event)
  return Boolean(effect) && !effect!.startsWith(NO_PREVIEW) && !effect!.startsWith(FAILS)
}
