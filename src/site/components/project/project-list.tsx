import { memo, type Ref } from 'react'
import { projects as all } from 'virtual:projects'

import { PAGE_SIZE } from '#machines/pager.machine.ts'

import { anchorOfProject } from '#site/routing/anchors.ts'
import { type LaterEntry, Pager } from '../disclosure/pager.tsx'
import { ProjectCard } from './project-card.tsx'
import { Section } from '../page/section.tsx'

interface ListedCardProps extends LaterEntry {
  project: (typeof all)[number]
  /** Index in the whole list. */
  index: number
}

/**
 * A project's entry in the list, with the id that a hash can point at. Memoised: a press draws only
 * a few anew.
 */
const ListedCard = memo(function ListedCard({ project, index, ...later }: ListedCardProps) {
  // Attributes that differ come last: hundreds of cards then compress as one repeated text.
  return (
    <li {...later} id={anchorOfProject(project.id)}>
      <Section>
        <ProjectCard project={project} index={index} entersOnLoad={index < PAGE_SIZE} />
      </Section>
    </li>
  )
})

/** The list of projects. */
export default function ProjectList({ projects = all }: { projects?: typeof all }) {
  return (
    <Pager id="projects pager" total={projects.length} size={PAGE_SIZE} className="projects-more">
      {(later, list) => (
        <ul ref={list as Ref<HTMLUListElement>} className="project-list">
          {projects.map((project, index) => (
            <ListedCard key={project.id} project={project} index={index} {...later(index)} />
          ))}
        </ul>
      )}
    </Pager>
  )
}
