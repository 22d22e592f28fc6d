import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { pagerMachine } from '#machines/pager.machine'
import { ui } from '#content/ui'

import { Movement } from '../movement/movement'

interface PagerControlProps {
  actor: ActorRefFrom<typeof pagerMachine>
  /** Number of entries on all pages. */
  count: number
  /** Whose children are the entries. */
  list: RefObject<HTMLElement | null>
  className?: string
}

/** What is shown of the list, and the button that changes it: a press draws no card anew. */
export function PagerControl({ actor, count, list, className = 'mt-12' }: PagerControlProps) {
  const visible = useSelector(actor, ({ context }) => context.visible)
  const state = useSelector(actor, (snapshot) => snapshot.value)

  return (
    <>
      <p role="status" className="sr-only">
        {ui.projects.shown}: {visible} {ui.carousel.of} {count}
      </p>
      {state !== 'whole' && (
        <p className={`script-only no-print text-center ${className}`}>
          <button
            type="button"
            data-actor={actor.id}
            className="pill"
            onClick={() => actor.send({ type: state === 'partial' ? 'page.more' : 'page.hide' })}
          >
            {state === 'partial' ? ui.projects.more : ui.projects.hide}
          </button>
        </p>
      )}
      {state === 'hiding' && (
        <Movement
          name="showLater"
          element={list}
          reversed
          onDone={() => actor.send({ type: 'timeline.done' })}
        />
      )}
    </>
  )
}
