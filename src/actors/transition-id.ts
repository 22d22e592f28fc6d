interface Transition {
  source: { id: string }
  target?: readonly { id: string }[] | undefined
  eventType: string
}

/** One name for a transition, the same in the build that draws it and on the page that sees it taken. */
export const transitionKey = ({ source, eventType, target }: Transition) =>
  [source.id, eventType, ...(target ?? []).map(({ id }) => id)].join(' ')
