import type { AnyEventObject, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/**
 * The type of the event that leads to a state with a `route`, from anywhere in a machine (XState
 * 5.28): `to` is the state's id.
 */
export const ROUTE = 'xstate.route'

type Transition = Pick<AnyTransitionDefinition, 'source' | 'target' | 'eventType'>

/** The state that a route leads to; undefined for any other transition. */
export const routedState = ({
  source,
  target,
  eventType,
}: Transition): AnyStateNode | undefined => {
  const state = target?.[0]
  // An author may write a transition for that event type, too.
  const isRoute = eventType === ROUTE && !source.parent && Boolean(state?.config.route)
  return isRoute ? state : undefined
}

/** The guard that the author of a transition has written: XState adds one of its own to a route. */
export const guardOf = (transition: AnyTransitionDefinition): unknown => {
  const state = routedState(transition)
  return state ? (state.config.route as { guard?: unknown }).guard : transition.guard
}

const routeEvent = ({ id }: AnyStateNode) => ({ type: ROUTE, to: `#${id}` })

/** Whether an event is meant for a transition of its type. */
export const isFor = (transition: AnyTransitionDefinition, event: AnyEventObject) => {
  const state = routedState(transition)
  return !state || event['to'] === routeEvent(state).to
}

/** The event of each route of a machine. */
export const routeEvents = ({ machine }: AnyStateNode): AnyEventObject[] =>
  (machine.root.transitions.get(ROUTE) ?? []).flatMap((transition) => {
    const state = routedState(transition)
    return state ? routeEvent(state) : []
  })
