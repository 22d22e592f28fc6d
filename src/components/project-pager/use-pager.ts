import { useEffect, type RefObject } from 'react'

import { afterFrame } from '#lib/after-frame'
import { PAGE_SIZE, pagerMachine } from '#machines/pager.machine'

import { usePageActor } from '../../actors/use-page-actor.ts'
import { useMotionAllowed } from '../../preferences/provider'
import { projectInHash } from '../../routing/anchors'
import type { Rest } from './later-page'
import { useGoTo } from './use-go-to'

interface PagerOptions {
  /** Ids of the projects on the first page. */
  firstIds: readonly number[]
  total: number
  rest: Rest
  list: RefObject<HTMLUListElement | null>
}

/** The pager's actor: loads the other projects for it, and moves the focus where it asks. */
export const usePager = ({ firstIds, total, rest, list }: PagerOptions) => {
  const actor = usePageActor(pagerMachine, {
    id: 'pager',
    input: { total },
  })
  const moves = useMotionAllowed()
  const goTo = useGoTo(list)

  useEffect(() => {
    const load = (frame?: Promise<void>) =>
      Promise.all([rest.load(), frame]).then(
        () => actor.send({ type: 'rest.arrived' }),
        () => actor.send({ type: 'rest.failed' }),
      )
    let cancel = () => {}
    // The frame that answers the press comes before the cards.
    const answer = () =>
      load(
        new Promise((resolve) => {
          cancel = afterFrame(resolve)
        }),
      )
    const show = async (id: number) => {
      if (!firstIds.includes(id) && total > PAGE_SIZE) await load()
      const index = [...firstIds, ...(rest.loaded() ?? []).map((project) => project.id)].indexOf(id)
      if (index < 0) return
      if (index >= PAGE_SIZE) actor.send({ type: 'entry.found', index })
      // When the browser looked for it, it was not there yet.
      goTo(index, (card) => card.scrollIntoView())
    }
    const followHash = () => {
      const id = projectInHash(location.hash)
      if (id !== null) void show(id)
    }
    const subscriptions = [
      actor.on('rest.requested', answer),
      actor.on('page.added', ({ first }) => goTo(first)),
    ]
    // A restored actor may have asked before anyone listened.
    if (actor.getSnapshot().matches('fetching')) void load()
    followHash()
    addEventListener('hashchange', followHash)
    // wouter dispatches it for each address that it writes.
    addEventListener('pushState', followHash)
    return () => {
      cancel()
      for (const subscription of subscriptions) subscription.unsubscribe()
      removeEventListener('hashchange', followHash)
      removeEventListener('pushState', followHash)
    }
  }, [actor, firstIds, goTo, rest, total])

  useEffect(() => {
    const scroll = () =>
      list.current?.scrollIntoView({ block: 'start', behavior: moves ? 'smooth' : 'instant' })
    const subscription = actor.on('page.reset', () => {
      goTo(0)
      // Once the list has shrunk: Safari and Firefox lose their way if the page shrinks while it scrolls.
      requestAnimationFrame(scroll)
    })
    return () => subscription.unsubscribe()
  }, [actor, goTo, list, moves])

  return actor
}
