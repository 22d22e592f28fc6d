import { memo } from 'react'

import type { Project } from '#content/types'
import { PAGE_SIZE } from '#machines/pager.machine'

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
export const ListedCard = memo(function ListedCard({
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
        order={index % PAGE_SIZE}
        withPage={index < PAGE_SIZE && (index === 0 || 'wide')}
        isAlone={isAlone}
      />
    </Part>
  )
})
