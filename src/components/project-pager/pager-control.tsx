import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'

import { ui } from '#content/ui'
import type { pagerMachine } from '#machines/pager.machine'

interface PagerControlProps {
  actor: ActorRefFrom<typeof pagerMachine>
  /** Number of projects on all pages. */
  count: number
}

/** What is shown of the list, and the button that changes it: a press draws no card anew. */
export function PagerControl({ actor, count }: PagerControlProps) {
  const visible = useSelector(actor, ({ context }) => context.visible)
  const state = useSelector(actor, (snapshot) => snapshot.value)

  return (
    <>
      <p role="status" className="sr-only">
        {visible} {ui.carousel.of} {count} {ui.projects.shown}
      </p>
      {state !== 'whole' && (
        <p className="script-only no-print mt-12 mb-0 text-center">
          <button
            type="button"
            className="pill bg-transparent"
            onClick={() => actor.send({ type: state === 'complete' ? 'page.hide' : 'page.more' })}
          >
            {state === 'complete' ? ui.projects.hide : ui.projects.more}
          </button>
        </p>
      )}
    </>
  )
}
