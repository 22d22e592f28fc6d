import { memo, type Ref } from 'react'
import { projects as all } from 'virtual:projects'

import type { Project } from '#content/types'
import { PAGE_SIZE } from '#machines/pager.machine'

import { anchorOfProject } from '../../routing/anchors'
import { type Beyond, Folded } from '../fold/fold'
import type { Pictured } from '../picture/sources'
import { ProjectCard } from '../project-card/project-card'
import { Section } from '../section/section'

interface ListedCardProps extends Beyond {
  project: Pictured<Project>
  /** Index in the whole list. */
  index: number
}

/** A project's entry in the list, with the id that a hash can point at. A press draws only a few anew. */
const ListedCard = memo(function ListedCard({ project, index, ...beyond }: ListedCardProps) {
  // What differs is last: with hundreds, what is alike between compresses as one.
  return (
    <li {...beyond} id={anchorOfProject(project.id)}>
      <Section>
        <ProjectCard project={project} place={index} withPage={index < PAGE_SIZE} />
      </Section>
    </li>
  )
})

/** The list of projects. */
export default function ProjectPager({ projects = all }: { projects?: typeof all }) {
  return (
    <Folded
      id="pager"
      total={projects.length}
      size={PAGE_SIZE}
      className="projects-more"
      movement="showLaterCards"
    >
      {(beyond, list) => (
        <ul ref={list as Ref<HTMLUListElement>} className="project-list">
          {projects.map((project, index) => (
            <ListedCard key={project.id} project={project} index={index} {...beyond(index)} />
          ))}
        </ul>
      )}
    </Folded>
  )
}
