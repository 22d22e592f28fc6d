import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { projects as all } from 'virtual:projects'

import { ListedCard } from './listed-card'
import { PagerControl } from './pager-control'
import { usePager } from './use-pager'

/** One or two cards fill the width as well. */
const columnsFor = (count: number) => {
  if (count === 1) return ''
  return count === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'
}

/**
 * The list of projects, a page at a time. The HTML holds all of them, for print and for visitors
 * without scripts; otherwise the style sheet hides those of later pages.
 */
export default function ProjectPager({ projects = all }: { projects?: typeof all }) {
  const list = useRef<HTMLUListElement>(null)
  const actor = usePager(projects, list)
  const visible = useSelector(actor, ({ context }) => context.visible)
  const count = projects.length

  return (
    <>
      <ul
        ref={list}
        className={`project-list m-0 grid grid-cols-1 list-none gap-5 p-0 lg:gap-6 ${columnsFor(count)}`}
      >
        {projects.map((project, index) => (
          <ListedCard
            key={project.id}
            project={project}
            index={index}
            isBeyond={index >= visible}
            isAlone={count === 1}
          />
        ))}
      </ul>
      <PagerControl actor={actor} count={count} />
    </>
  )
}
