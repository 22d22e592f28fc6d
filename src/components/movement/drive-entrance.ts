import type { ActorRefFrom } from 'xstate'

import { afterFrame } from '#lib/after-frame.ts'
import { observeIntersection } from '#lib/observe-intersection.ts'
import { pageFlags } from '#lib/page-flags.ts'
import type { entranceMachine } from '#machines/entrance.machine.ts'

/** How far an element must be above the window's bottom edge. */
const REVEAL_MARGIN_PX = 40

/** Further up than any page is long: what the reader jumped past counts as in view. */
const PAST_PX = 1_000_000

/** Of the window: what has come into it is in view, or above it. */
const REACHED = `${PAST_PX}px 0px -${REVEAL_MARGIN_PX}px 0px`

/** The style sheet's animation of an element's entrance, while it plays or waits for its delay. */
const runningEntrance = (element: HTMLElement) =>
  element
    .getAnimations()
    .find(
      (animation) =>
        animation instanceof CSSAnimation && animation.animationName === element.dataset['enters'],
    )

/**
 * Shows an entrance's state on its element, where the style sheet sees it, and tells its actor what
 * happens there: beside React, which renders none of it.
 *
 * @param isFirst it enters with the page
 * @returns ends this
 */
export const driveEntrance = (
  element: HTMLElement,
  actor: ActorRefFrom<typeof entranceMachine>,
  isFirst: boolean,
) => {
  let state: string | undefined
  let endState: (() => void) | undefined

  const enter = (isOutside: boolean) => isOutside || actor.send({ type: 'viewport.entered' })

  const wait = () => {
    const { script, arrival } = pageFlags()
    const isLate = script === 'late' || arrival === 'back'
    if (isFirst && runningEntrance(element)) actor.send({ type: 'timeline.started' })
    else if (isFirst || isLate) actor.send({ type: 'page.shown' })
    else return observeIntersection(element, enter, { root: document, rootMargin: REACHED })
  }

  const begin = (next: string) => {
    if (next === 'waiting') return wait()
    // Asked at once, the browser would compute the style of the page once more. If nothing plays, or
    // something cancels it, it is over, too.
    if (next === 'entering')
      return afterFrame(() => {
        void Promise.allSettled([runningEntrance(element)?.finished]).then(() =>
          actor.send({ type: 'timeline.done' }),
        )
      })
  }

  const update = () => {
    const { value } = actor.getSnapshot()
    if (value === state) return
    endState?.()
    endState = undefined
    state = value
    element.dataset['entrance'] = value
    const end = begin(value)
    // It may have led to another at once.
    if (value === state) endState = end
  }

  const subscription = actor.subscribe(update)
  update()
  return () => {
    subscription.unsubscribe()
    endState?.()
  }
}
