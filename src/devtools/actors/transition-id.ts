import type { AnyTransitionDefinition } from 'xstate'

/** Parts of an id that is put together of them. */
const escaped = (part: string) => part.replaceAll(/[~/]/g, (sign) => (sign === '~' ? '~0' : '~1'))

/** `source/event/index`: the same in the build, which draws a transition, and on the page, which takes it. */
export const transitionId = (transition: AnyTransitionDefinition) => {
  const { source, eventType } = transition
  // Eventless transitions are listed under `always`.
  const candidates = eventType ? source.transitions.get(eventType) : source.always
  return `${escaped(source.id)}/${escaped(eventType)}/${candidates?.indexOf(transition)}`
}
