import type { ActorRefFrom } from 'xstate'

import { afterFrame } from '#lib/after-frame'
import type { entranceMachine } from '#machines/entrance.machine'

import { runningEntrance } from './running-entrance'
import { watchEntering } from './watch-entering'

export type EntranceActor = ActorRefFrom<typeof entranceMachine>

/** Calls `onDone` when the entrance of an element is over. Returns what ends the watch. */
const watchEntrance = (element: Element, onDone: () => void) => {
  let isWatched = true
  const report = () => {
    if (isWatched) onDone()
  }
  // Asked at once, the browser would compute the style of the page once more. If nothing plays, or
  // something cancels it, it is over, too.
  const cancel = afterFrame(() => {
    const animation = runningEntrance(element)
    if (animation) animation.finished.then(report, report)
    else report()
  })
  return () => {
    isWatched = false
    cancel()
  }
}

/**
 * Shows an entrance's state on its element, where the style sheet sees it, and tells its actor what
 * happens there: beside React, which renders none of it.
 *
 * @param isFirst it enters with the page
 * @returns ends this
 */
export const driveEntrance = (
  element: HTMLElement,
  actor: EntranceActor,
  isFirst: boolean,
): (() => void) => {
  let state: string | undefined
  let endState: (() => void) | undefined

  const wait = () => {
    const isLate = document.documentElement.dataset['script'] === 'late'
    if (isFirst && runningEntrance(element)) actor.send({ type: 'timeline.started' })
    else if (isFirst || isLate) actor.send({ type: 'page.shown' })
    else return watchEntering(element, () => actor.send({ type: 'viewport.entered' }))
  }

  const begin = (next: string) => {
    if (next === 'waiting') return wait()
    if (next === 'entering')
      return watchEntrance(element, () => actor.send({ type: 'timeline.done' }))
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
