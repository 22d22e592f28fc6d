import { childrenOf } from '#devtools/actors/children-of.ts'
import type { Step } from '#devtools/actors/step.ts'
import { actorAt, type ActorMoment } from '../moments.ts'
import type { Source } from '../source.ts'

/**
 * Why an actor takes no event any more; empty if it takes events. An actor that has failed does not
 * stop those that it has started: XState lets them run on.
 */
export const endedText = (source: Source, { hasLeft, snapshot }: ActorMoment, moment?: Step) => {
  const how = hasLeft ? 'left' : { error: 'failed', done: 'ended' }[snapshot.status as string]
  if (how === undefined) return ''
  const running = hasLeft
    ? []
    : childrenOf(snapshot).filter(
        (child) => actorAt(source, child, moment)?.snapshot.status === 'active',
      )
  const others = running.map(({ id }) => id).join(', ')
  return `It has ${how}: it takes no event any more.${others && ` What it has started runs on: ${others}.`}`
}
