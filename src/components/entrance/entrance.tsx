import { useSelector } from '@xstate/react'
import { useEffect, useRef, type ReactNode } from 'react'

import { PLACES } from '#motion/entrance-options'
import { entranceMachine } from '#machines/entrance.machine'

import { usePageActor } from '../../actors/use-page-actor.ts'
import type { EntranceName } from './entrances'
import { runningEntrance, watchEntrance } from './running-entrance'
import { watchEntering } from './watch-entering'

/** UnoCSS's `md`; as in `base.css`. */
const WIDE = '(min-width: 48rem)'

interface EntranceProps {
  /** What moves, for the inspector: `portrait`, `projects card`. */
  id: string
  /** How it moves; retime it in the motion file of its part. */
  name: EntranceName
  /** Which of several it is: each starts a little after the one before. */
  order?: number
  /**
   * It enters with the page, from the first paint; otherwise when it is scrolled to. `wide`: with the
   * page where that is wide; in a small window it is below the first view.
   */
  withPage?: boolean | 'wide'
  as?: 'div' | 'li' | 'article' | 'header' | 'section'
  className?: string
  /** The children may show the state: `waiting`, `entering`, `entered`. */
  children: ReactNode | ((state: string) => ReactNode)
}

/**
 * Enters once. The style sheet plays the entrance, compiled from its motion file; the machine says
 * when, or finds out how far the page has got without it.
 */
export function Entrance({
  id,
  name,
  order = 0,
  withPage = false,
  as: Tag = 'div',
  className,
  children,
}: EntranceProps) {
  const element = useRef<HTMLElement>(null)
  const actor = usePageActor(entranceMachine, { id })
  const state = useSelector(actor, (snapshot) => snapshot.value)

  useEffect(() => {
    if (!element.current) return
    const now = actor.getSnapshot().value
    if (now === 'entering')
      return watchEntrance(element.current, () => actor.send({ type: 'timeline.done' }))
    if (now !== 'waiting') return
    const isLate = document.documentElement.dataset['script'] === 'late'
    const isFirst = withPage === 'wide' ? matchMedia(WIDE).matches : withPage
    if (isFirst && runningEntrance(element.current)) actor.send({ type: 'timeline.started' })
    else if (isFirst || isLate) actor.send({ type: 'page.shown' })
    else return watchEntering(element.current, () => actor.send({ type: 'viewport.entered' }))
  }, [actor, state, withPage])

  return (
    <Tag
      ref={element as never}
      className={className}
      data-entrance={state}
      data-enters={name}
      data-order={Math.min(order, PLACES - 1) || undefined}
      data-with-page={withPage === true ? '' : withPage || undefined}
    >
      {typeof children === 'function' ? children(state) : children}
    </Tag>
  )
}
