import { useCallback, useEffect, useRef, type RefObject } from 'react'

import { usePageActor } from '../../actors/use-page-actor.ts'
import { PAGE_SIZE, pagerMachine } from '#machines/pager.machine'

import { useMotionAllowed } from '../../preferences/provider'
import type { Rest } from './later-page'
import { watchAddress } from './watch-address'
import { whenShown } from './when-shown'

interface PagerOptions {
  /** Ids of the first page. */
  firstIds: readonly number[]
  total: number
  rest: Rest
  list: RefObject<HTMLUListElement | null>
}

/** The pager's actor: loads the rest for it, and brings the reader where it says. */
export const usePager = ({ firstIds, total, rest, list }: PagerOptions) => {
  const actor = usePageActor(pagerMachine, {
    id: 'pager',
    input: { total, hasRest: rest.loaded() !== undefined },
  })
  const moves = useMotionAllowed()
  const goTo = useGoTo(list)

  useEffect(() => {
    const load = () =>
      rest.load().then(
        () => actor.send({ type: 'rest.arrived' }),
        () => actor.send({ type: 'rest.failed' }),
      )
    const show = async (id: number) => {
      if (!firstIds.includes(id) && total > PAGE_SIZE) await load()
      const index = [...firstIds, ...(rest.loaded() ?? []).map((project) => project.id)].indexOf(id)
      if (index < 0) return
      if (index >= PAGE_SIZE) actor.send({ type: 'entry.found', index })
      // The browser looked for it when it was not there yet.
      goTo(index, (card) => card.scrollIntoView())
    }
    const subscriptions = [
      actor.on('rest.wanted', load),
      actor.on('page.added', ({ first }) => goTo(first)),
    ]
    // An actor that was restored may have asked before anyone listened.
    if (actor.getSnapshot().matches('fetching')) void load()
    const endAddress = watchAddress((id) => void show(id))
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      endAddress()
    }
  }, [actor, firstIds, goTo, rest, total])

  useEffect(() => {
    const subscription = actor.on('page.reset', () => {
      goTo(0)
      list.current?.scrollIntoView({ block: 'start', behavior: moves ? 'smooth' : 'instant' })
    })
    return () => subscription.unsubscribe()
  }, [actor, goTo, list, moves])

  return actor
}

/** Brings the reader to a card as soon as it is shown; the last that was wanted counts. */
const useGoTo = (list: RefObject<HTMLUListElement | null>) => {
  const endWait = useRef(() => {})
  useEffect(() => () => endWait.current(), [])
  return useCallback(
    (index: number, arrive?: (card: Element) => void) => {
      if (!list.current) return
      endWait.current()
      endWait.current = whenShown(list.current, index, (card) => {
        arrive?.(card)
        // Its heading says where they are.
        card.querySelector('h2')?.focus({ preventScroll: true })
      })
    },
    [list],
  )
}
