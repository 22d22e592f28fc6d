import { onTestFinished } from 'vitest'
import type { AnyActor } from 'xstate'

import { observe } from '#devtools/actors/observe-actors.ts'
import { register } from '#devtools/actors/registry.ts'

/** Puts an actor on the page, as `usePageActor` does, until the test ends or it is replaced. */
export const onPage = <Some extends AnyActor>(
  actor: Some,
  onReplace: (next: AnyActor) => void = () => {},
): Some => {
  const endObserving = observe(actor)
  actor.start()
  const remove = register(actor, (next) => {
    remove()
    endObserving()
    onPage(next)
    onReplace(next)
  })
  onTestFinished(() => {
    remove()
    endObserving()
    actor.stop()
  })
  return actor
}
