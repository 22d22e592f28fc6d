import { useEffect, useRef, useState, type ReactNode } from 'react'

import { useHydrated } from '#lib/use-hydrated.ts'
import { STAGGER_STEPS } from '#site/motion/entrance-options.ts'
import { entranceMachine } from '#machines/entrance.machine.ts'

import { usePageActor } from '#devtools/index.ts'
import { driveEntrance, startsHidden } from './drive-entrance.ts'
import type { EntranceName } from './entrances.ts'

interface EntranceProps {
  /** What moves, for the inspector: `portrait`, `projects card`. */
  id: string
  /** How it moves; retime it in the motion file of its part. */
  name: EntranceName
  /** Which of several it is: each starts a little after the one before. */
  order?: number
  /** It enters from the first paint on; otherwise when it is scrolled to. */
  entersOnLoad?: boolean
  as?: 'div' | 'li' | 'article' | 'header' | 'section'
  className?: string
  children: ReactNode
}

/**
 * Enters once. The style sheet plays the entrance, compiled from its motion file; the machine says
 * when, or finds out how far the page has got without it.
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
  const isDrawnAnew = useHydrated()
  // What comes once the visitor moves is hidden from its first frame on.
  const [first] = useState(() =>
    isDrawnAnew && !entersOnLoad && startsHidden() ? 'waiting' : 'shown',
  )
  const snapshot = entranceMachine.resolveState({ value: first })
  const actor = usePageActor(entranceMachine, { id, snapshot })
  // What enters on load does not move if it is not of the HTML: it is on the next page, or something
  // has changed the HTML, and React draws what had entered once more.
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
