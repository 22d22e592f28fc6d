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
}

/** A project's entry in the list, with the id that a hash can point at. A press draws only a few anew. */
const ListedCard = memo(function ListedCard({ project, index, isBeyond }: ListedCardProps) {
  // What differs is last: with hundreds, what is alike between compresses as one.
  return (
    <Part item={{ 'data-beyond': isBeyond ? '' : undefined, id: anchorOfProject(project.id) }}>
      <ProjectCard
        project={project}
        place={index}
        withPage={index < PAGE_SIZE && (index === 0 || 'wide')}
      />
    </Part>
  )
})

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
      <ul ref={list} className="project-list">
        {projects.map((project, index) => (
          <ListedCard
            key={project.id}
            project={project}
            index={index}
            isBeyond={index >= visible}
          />
        ))}
      </ul>
      <PagerControl actor={actor} count={count} list={list} />
    </>
  )
}
