import { useEffect, type RefObject } from 'react'

import { pagerMachine } from '#machines/pager.machine'

import { usePageActor } from '../../actors/use-page-actor.ts'
import { useMotionAllowed } from '../../preferences/provider'
import { projectInHash } from '../../routing/anchors'

/** The pager's actor: it follows the address, and moves the focus where it asks. */
export const usePager = (
  projects: readonly { id: number }[],
  list: RefObject<HTMLUListElement | null>,
) => {
  const actor = usePageActor(pagerMachine, { id: 'pager', input: { total: projects.length } })
  const moves = useMotionAllowed()

  useEffect(() => {
    // Once React has drawn what the event changes: a hidden heading takes no focus.
    const goTo = (index: number, arrive?: (card: Element) => void) =>
      requestAnimationFrame(() => {
        const card = list.current?.children[index]
        if (!card) return
        arrive?.(card)
        card.querySelector('h2')?.focus({ preventScroll: true })
      })
    const followHash = () => {
      const id = projectInHash(location.hash)
      const index = projects.findIndex((project) => project.id === id)
      if (index < 0) return
      actor.send({ type: 'entry.found', index })
      // When the browser looked for it, it was not there yet.
      goTo(index, (card) => card.scrollIntoView())
    }
    const listeners = new AbortController()
    const subscriptions = [
      actor.on('page.added', ({ first }) => goTo(first)),
      // Once the list has shrunk: Safari and Firefox lose their way if the page shrinks while it scrolls.
      actor.on('page.reset', () =>
        goTo(0, () =>
          list.current?.scrollIntoView({ block: 'start', behavior: moves ? 'smooth' : 'instant' }),
        ),
      ),
    ]
    followHash()
    addEventListener('hashchange', followHash, listeners)
    // wouter dispatches it for each address that it writes.
    addEventListener('pushState', followHash, listeners)
    return () => {
      listeners.abort()
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor, projects, list, moves])

  return actor
}
