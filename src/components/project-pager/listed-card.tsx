import type { Project } from '#content/types'
import { PAGE_SIZE } from '#machines/pager.machine'

import { anchorOfProject } from '../../routing/anchors'
import type { Pictured } from '../picture/sources'
import { ProjectCard } from '../project-card/project-card'

interface ListedCardProps {
  project: Pictured<Project>
  /** Place in the whole list. */
  index: number
  /** It is there for those without a script, and on paper. */
  isBeyond?: boolean
  /** There is no other project. */
  isAlone?: boolean
}

/** A project's entry in the list, where an address can point at it. */
export function ListedCard({ project, index, isBeyond = false, isAlone = false }: ListedCardProps) {
  return (
    <li id={anchorOfProject(project.id)} data-beyond={isBeyond ? '' : undefined}>
      <ProjectCard project={project} order={index % PAGE_SIZE} isAlone={isAlone} />
    </li>
  )
}
