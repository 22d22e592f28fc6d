import { useSelector } from '@xstate/react'
import { useEffect, useRef, type ReactNode } from 'react'

import { usePageActor } from '../../actors/use-page-actor.ts'
import { entranceMachine } from '#machines/entrance.machine'
import type { EntranceName } from '../movement/movements.ts'

import { Movement } from '../movement/movement'
import { watchEntering } from './watch-entering'

interface EntranceProps {
  /** What moves, for the inspector: `portrait`, `projects card`. */
  id: string
  /** How it moves; retime it in the motion file of its part. */
  name: EntranceName
  /** Which of several it is: each starts a little after the one before. */
  order?: number
  as?: 'div' | 'li' | 'article' | 'header' | 'section'
  className?: string
  /** The children may show the state: `waiting`, `entering`, `entered`. */
  children: ReactNode | ((state: string) => ReactNode)
}

/** Enters once: when its first 40 px are in the window, or when the reader is already past it. */
export function Entrance({
  id,
  name,
  order = 0,
  as: Tag = 'div',
  className,
  children,
}: EntranceProps) {
  const element = useRef<HTMLElement>(null)
  const actor = usePageActor(entranceMachine, { id })
  const state = useSelector(actor, (snapshot) => snapshot.value)

  useEffect(() => {
    if (document.documentElement.dataset['script'] === 'late') actor.send({ type: 'page.shown' })
    if (!element.current || actor.getSnapshot().value !== 'waiting') return
    return watchEntering(element.current, () => actor.send({ type: 'viewport.entered' }))
  }, [actor])

  return (
    <Tag ref={element as never} className={className} data-entrance={state}>
      {typeof children === 'function' ? children(state) : children}
      {state === 'entering' && (
        <Movement
          name={name}
          element={element}
          options={() => ({ order })}
          onDone={() => actor.send({ type: 'timeline.done' })}
        />
      )}
    </Tag>
  )
}
