import type { AnyTransitionDefinition } from 'xstate'

/** A part of an id, in which the separators are escaped. */
const escaped = (part: string) => part.replaceAll(/[~/]/g, (sign) => (sign === '~' ? '~0' : '~1'))

/**
 * The id of a transition, `source/event/index`: the build, which draws the transition, and the
 * page, which takes it, give the same.
 */
export const transitionId = (transition: AnyTransitionDefinition) => {
  const { source, eventType } = transition
  // Eventless transitions are listed under `always`.
  const candidates = eventType ? source.transitions.get(eventType) : source.always
  return `${escaped(source.id)}/${escaped(eventType)}/${candidates?.indexOf(transition)}`
}
