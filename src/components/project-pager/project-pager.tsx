import { useSelector } from '@xstate/react'
import { useRef, memo, type RefObject } from 'react'
import { projects as all } from 'virtual:projects'
import type { ActorRefFrom } from 'xstate'

import type { Project } from '#content/types'
import { PAGE_SIZE, type pagerMachine } from '#machines/pager.machine'
import { ui } from '#content/ui'

import { Movement } from '../movement/movement'
import { usePager } from './use-pager'
import { anchorOfProject } from '../../routing/anchors'
import { Part } from '../part/part'
import type { Pictured } from '../picture/sources'
import { ProjectCard } from '../project-card/project-card'

interface PagerControlProps {
  actor: ActorRefFrom<typeof pagerMachine>
  /** Number of projects on all pages. */
  count: number
  list: RefObject<HTMLUListElement | null>
}

/** What is shown of the list, and the button that changes it: a press draws no card anew. */
function PagerControl({ actor, count, list }: PagerControlProps) {
  const visible = useSelector(actor, ({ context }) => context.visible)
  const state = useSelector(actor, (snapshot) => snapshot.value)

  return (
    <>
      <p role="status" className="sr-only">
        {ui.projects.shown}: {visible} {ui.carousel.of} {count}
      </p>
      {state !== 'whole' && (
        <p className="script-only no-print mt-12 mb-0 text-center">
          <button
            type="button"
            data-actor="pager"
            className="pill bg-transparent"
            onClick={() => actor.send({ type: state === 'partial' ? 'page.more' : 'page.hide' })}
          >
            {state === 'partial' ? ui.projects.more : ui.projects.hide}
          </button>
        </p>
      )}
      {state === 'hiding' && (
        <Movement
          name="showLater"
          element={list}
          reversed
          onDone={() => actor.send({ type: 'timeline.done' })}
        />
      )}
    </>
  )
}

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
