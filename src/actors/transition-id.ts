import type { AnyTransitionDefinition } from 'xstate'

/** `source/event/index`: the same in the build that draws a transition and on the page that takes it. */
export const transitionId = (transition: AnyTransitionDefinition) => {
  const { source, eventType } = transition
  // Without an event it is one of the transitions that are always tried.
  const candidates = eventType ? source.transitions.get(eventType) : source.always
  return `${source.id}/${eventType}/${candidates?.indexOf(transition)}`
}
