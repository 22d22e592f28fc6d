import { useSelector } from '@xstate/react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'

import { LIST_SIZE, pagerMachine } from '#machines/pager.machine'

import { usePageActor } from '../../actors/use-page-actor.ts'
import { PagerControl } from '../project-pager/pager-control'

/** The attribute of an entry that is beyond the visible ones. */
export interface Beyond {
  'data-beyond'?: '' | undefined
}

interface FoldProps {
  /** Its actor's. */
  id: string
  total: number
  className: string
  /** Draws the list; `list` is the ref of the element whose children are the entries. */
  children: (beyond: (index: number) => Beyond, list?: Ref<HTMLElement>) => ReactNode
}

/**
 * Folds a long list after a few entries. The HTML holds all of them, for print and for visitors without
 * scripts; otherwise the style sheet hides what has `data-beyond`.
 */
export const Fold = (props: FoldProps) =>
  props.total > LIST_SIZE ? <Folded {...props} /> : props.children(() => ({}))

function Folded({ id, total, className, children }: FoldProps) {
  const list = useRef<HTMLElement>(null)
  const actor = usePageActor(pagerMachine, { id, input: { total, size: LIST_SIZE } })
  const visible = useSelector(actor, ({ context }) => context.visible)

  useEffect(() => {
    // Once React has drawn what the event changes: a hidden heading takes no focus.
    const goTo = (index: number) =>
      requestAnimationFrame(() => list.current?.children[index]?.querySelector('h3')?.focus())
    const subscriptions = [
      actor.on('page.added', ({ first }) => goTo(first)),
      actor.on('page.reset', () => goTo(0)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor])

  return (
    <>
      {children((index) => ({ 'data-beyond': index >= visible ? '' : undefined }), list)}
      <PagerControl actor={actor} count={total} list={list} className={className} />
    </>
  )
}
