import { useSelector } from '@xstate/react'
import { memo, Suspense, use, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { Project } from '#content/types'
import { useHydrated } from '#lib/use-hydrated'
import { usePrinting } from '#lib/use-printing'
import { PAGE_SIZE, type pagerMachine } from '#machines/pager.machine'

import { createGate, type Lazy } from '../../lib/lazy-sections'

import type { Pictured } from '../picture/sources'
import { ListedCard } from './listed-card'

export type Rest = Lazy<Pictured<Project>[]>

interface LaterPageProps {
  actor: ActorRefFrom<typeof pagerMachine>
  /** The projects after the first page. */
  rest: Rest
  /** Index of its first card in the whole list. */
  first: number
}

/**
 * A later page of the list: stays as the server rendered it until the reader asks for it. Memoised:
 * of hundreds, a press concerns one.
 */
export const LaterPage = memo(function LaterPage({ actor, rest, first }: LaterPageProps) {
  const isHydrated = useHydrated()
  // After hydration there is no server HTML to preserve.
  const [gate] = useState(() => (isHydrated || rest.loaded() ? undefined : createGate()))

  useEffect(() => {
    if (!gate) return
    const check = () => {
      if (actor.getSnapshot().context.visible > first) gate.open()
    }
    check()
    const subscription = actor.subscribe(check)
    return () => subscription.unsubscribe()
  }, [actor, gate, first])

  return <HeldPage actor={actor} rest={rest} first={first} due={gate?.opened} />
})

type HeldPageProps = LaterPageProps & { due: Promise<void> | undefined }

/** Memoised, because an update before the page is due would make React discard the server's HTML. */
const HeldPage = memo(function HeldPage(props: HeldPageProps) {
  return (
    <Suspense>
      <Cards {...props} />
    </Suspense>
  )
})

function Cards({ actor, rest, first, due }: HeldPageProps) {
  if (due) use(due)
  const isDue = useSelector(actor, ({ context }) => context.visible > first)
  // During hydration all cards must match the server's HTML.
  const isHydrated = useHydrated()
  const isPrinting = usePrinting()
  if (isHydrated && !isDue && !isPrinting) return null
  const cards = rest.loaded()?.slice(first - PAGE_SIZE, first) ?? []
  return cards.map((project, place) => (
    <ListedCard
      key={project.id}
      project={project}
      index={first + place}
      isBeyond={!isHydrated || !isDue}
    />
  ))
}
