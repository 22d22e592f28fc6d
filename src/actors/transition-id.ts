import type { AnyTransitionDefinition } from 'xstate'

/** `source/event/index`: the same in the build, which draws a transition, and on the page, which takes it. */
export const transitionId = (transition: AnyTransitionDefinition) => {
  const { source, eventType } = transition
  // Eventless transitions are listed under `always`.
  const candidates = eventType ? source.transitions.get(eventType) : source.always
  return `${source.id}/${eventType}/${candidates?.indexOf(transition)}`
}
