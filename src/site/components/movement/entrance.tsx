import './movement.css'

import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useDrawnAnew } from '#lib/use-hydrated.ts'
import { STAGGER_STEPS } from '#site/motion/entrance-options.ts'
import { entranceMachine } from '#machines/entrance.machine.ts'

import { usePageActor } from '#devtools/index.ts'
import { driveEntrance, startsHidden } from './drive-entrance.ts'
import type { EntranceName } from './entrances.ts'

interface EntranceProps {
  /** The actor's id in the inspector, which names what moves: `portrait`, `projects card`. */
  id: string
  /** How the element moves; retime it in the motion file of its part. */
  name: EntranceName
  /** The place among several elements: each starts a little after the one before. */
  order?: number
  /**
   * Whether the element enters from the first paint on; otherwise it enters when it is scrolled to.
   */
  entersOnLoad?: boolean
  as?: 'div' | 'li' | 'article' | 'header' | 'section'
  className?: string
  children: ReactNode
}

/**
 * An element that enters once. The style sheet plays the entrance, compiled from its motion file;
 * the machine says when, or finds out how far the page has got without it.
 */
export function Entrance({
  id,
  name,
  order = 0,
  entersOnLoad = false,
  as: Tag = 'div',
  className,
  children,
}: EntranceProps) {
  const element = useRef<HTMLElement>(null)
  const isDrawnAnew = useDrawnAnew()
  // An element that comes once the visitor moves is hidden from its first frame on.
  const [first] = useState(() =>
    isDrawnAnew && !entersOnLoad && startsHidden() ? 'waiting' : 'shown',
  )
  const snapshot = entranceMachine.resolveState({ value: first })
  const actor = usePageActor(entranceMachine, { id, snapshot })
  // An element that enters on load stands still if it is not of the HTML: it is on the next page,
  // or an extension has changed the HTML, and React draws an element anew that had entered.
  const [isStill] = useState(entersOnLoad && isDrawnAnew)

  useEffect(() => {
    return element.current ? driveEntrance(element.current, actor, entersOnLoad) : undefined
  }, [actor, entersOnLoad])

  return (
    <Tag
      ref={element as never}
      className={className}
      data-entrance={first}
      data-enters={isStill ? undefined : name}
      data-on-load={entersOnLoad ? '' : undefined}
      data-order={Math.min(order, STAGGER_STEPS - 1) || undefined}
    >
      {children}
    </Tag>
  )
}
