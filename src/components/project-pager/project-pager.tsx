import { useSelector } from '@xstate/react'
import { useRef, memo } from 'react'
import { projects as all } from 'virtual:projects'

import type { Project } from '#content/types'
import { PAGE_SIZE } from '#machines/pager.machine'

import { PagerControl } from './pager-control'
import { usePager } from './use-pager'
import { anchorOfProject } from '../../routing/anchors'
import { Part } from '../part/part'
import type { Pictured } from '../picture/sources'
import { ProjectCard } from '../project-card/project-card'

interface ListedCardProps {
  project: Pictured<Project>
  /** Index in the whole list. */
  index: number
  /** Beyond the visible pages: shown without scripts and in print only. */
  isBeyond: boolean
  /** The only project. */
  isAlone: boolean
}

/** A project's entry in the list, with the id that a hash can point at. A press draws only a few anew. */
const ListedCard = memo(function ListedCard({
  project,
  index,
  isBeyond,
  isAlone,
}: ListedCardProps) {
  // What differs is last: with hundreds, what is alike between compresses as one.
  return (
    <Part item={{ 'data-beyond': isBeyond ? '' : undefined, id: anchorOfProject(project.id) }}>
      <ProjectCard
        project={project}
        place={index}
        withPage={index < PAGE_SIZE && (index === 0 || 'wide')}
        isAlone={isAlone}
      />
    </Part>
  )
})

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
      <PagerControl actor={actor} count={count} list={list} />
    </>
  )
}
