import { useSelector } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { first, total } from 'virtual:projects/first'

import { PAGE_SIZE } from '#machines/pager.machine'

import { createLazy } from '../../lib/lazy-sections'
import { LaterPage, type Rest } from './later-page'
import { ListedCard } from './listed-card'
import { PagerControl } from './pager-control'
import { usePager } from './use-pager'

const restOfProjects: Rest = createLazy(async () => ({
  default: (await import('virtual:projects/rest')).rest,
}))

/** Index of the first card of each later page. */
const laterPages = (count: number) =>
  Array.from(
    { length: Math.max(0, Math.ceil(count / PAGE_SIZE) - 1) },
    (_, page) => (page + 1) * PAGE_SIZE,
  )

/** One or two cards fill the width as well. */
const columnsFor = (count: number) => {
  if (count === 1) return ''
  return count === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'
}

interface ProjectPagerProps {
  /** The projects of the first page. */
  cards?: typeof first
  /** Number of projects on all pages. */
  count?: number
  rest?: Rest
}

/**
 * The list of projects, a page at a time. The HTML holds all of them, for print and for visitors without
 * scripts; otherwise the style sheet hides those of later pages.
 */
export default function ProjectPager({
  cards = first,
  count = total,
  rest = restOfProjects,
}: ProjectPagerProps) {
  const list = useRef<HTMLUListElement>(null)
  const firstIds = useMemo(() => cards.map(({ id }) => id), [cards])
  const actor = usePager({ firstIds, total: count, rest, list })
  const isPlain = useSelector(actor, (snapshot) => snapshot.matches('plain'))

  return (
    <>
      <ul
        ref={list}
        data-lazy={isPlain ? 'plain' : undefined}
        className={`project-list m-0 grid grid-cols-1 list-none gap-5 p-0 lg:gap-6 ${columnsFor(count)}`}
      >
        {cards.map((project, index) => (
          <ListedCard key={project.id} project={project} index={index} isAlone={count === 1} />
        ))}
        {laterPages(count).map((from) => (
          <LaterPage key={from} actor={actor} rest={rest} first={from} />
        ))}
      </ul>
      <PagerControl actor={actor} count={count} />
    </>
  )
}
