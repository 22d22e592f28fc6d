import type { ActorRefFrom } from 'xstate'

import { afterFrame } from '#lib/after-frame.ts'
import { hasGivenSign, onFirstSign } from '#lib/first-sign.ts'
import { observeIntersection } from '#lib/observe-intersection.ts'
import { pageFlags } from '#lib/page-flags.ts'
import type { entranceMachine } from '#machines/entrance.machine.ts'

/** How far an element must be above the window's bottom edge. */
const REVEAL_MARGIN_PX = 40

/** Further up than any page is long: what the reader jumped past counts as in view. */
const PAST_PX = 1_000_000

/** The root margin of the window: an element that has come into it is in view, or above it. */
const REACHED = `${PAST_PX}px 0px -${REVEAL_MARGIN_PX}px 0px`

/** How far a browser may have scrolled ahead of its scripts, in heights of the window. */
const AHEAD = 0.25

/**
 * Whether an element is in view, or above it, when the visitor first moves: an element that one may
 * see is never hidden then. An element that is not displayed is not in view.
 *
 * @param sign the visitor's first sign; none if it came before the script
 */
const isInView = (element: HTMLElement, sign?: Event) => {
  const isScrolling = !sign || /^(?:wheel|scroll)$/.test(sign.type)
  const end = innerHeight * (isScrolling ? 1 + AHEAD : 1)
  return element.checkVisibility() && element.getBoundingClientRect().top < end
}

/** Whether the visitor comes back to the page: nothing of it enters again then. */
const isBack = () => pageFlags().arrival === 'back'

/** Whether an element that is drawn now, and was not in the HTML, is hidden until it enters. */
export const startsHidden = () => hasGivenSign() && !isBack()

/** The style sheet's animation of an element's entrance, while it plays or waits for its delay. */
const runningEntrance = (element: HTMLElement) =>
  element
    .getAnimations()
    .find(
      (animation) =>
        animation instanceof CSSAnimation && animation.animationName === element.dataset['enters'],
    )

/**
 * Shows an entrance's state on its element, where the style sheet sees it, and tells the actor what
 * happens to the element. It does so beside React, which renders none of it.
 *
 * @param isFirst whether the element enters with the page
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

  const show = () => {
    if (isFirst && runningEntrance(element)) actor.send({ type: 'timeline.started' })
    else if (isFirst || isBack()) actor.send({ type: 'page.shown' })
    else
      return onFirstSign((sign) =>
        actor.send({ type: isInView(element, sign) ? 'page.shown' : 'visitor.moved' }),
      )
  }

  const begin = (next: string) => {
    if (next === 'shown') return show()
    if (next === 'waiting')
      return observeIntersection(element, enter, { root: document, rootMargin: REACHED })
    // A frame later: looking for the animation at once would have the browser compute the page's style
    // once more. If no animation plays, or something cancels it, the entrance is over, too.
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
    // The state may have led to another at once.
    if (value === state) endState = end
  }

  const subscription = actor.subscribe(update)
  update()
  return () => {
    subscription.unsubscribe()
    endState?.()
  }
}
