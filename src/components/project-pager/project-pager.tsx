import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'

import { projects } from '#content/projects'
import { ui } from '#content/ui'
import { useHydrated } from '#hooks/use-hydrated'
import { useInspected } from '#hooks/use-inspected'
import { usePrinting } from '#hooks/use-printing'
import { PAGE_SIZE, pagerMachine } from '#machines/pager.machine'

import { anchorOfProject } from '../../anchors'
import { useMotionWanted } from '../preferences/preferences'
import { ProjectCard } from '../project-card/project-card'
import { watchAddress } from './watch-address'

/** The list of projects, a page at a time. */
export function ProjectPager() {
  const actor = useInspected(pagerMachine, { id: 'pager', input: { total: projects.length } })
  const visible = useSelector(actor, ({ context }) => context.visible)
  const state = useSelector(actor, (snapshot) => snapshot.value)
  const list = useRef<HTMLUListElement>(null)
  const moves = useMotionWanted()
  // Without a script and on paper every project is there; the style sheet holds back what is not due.
  const isHydrated = useHydrated()
  const isPrinting = usePrinting()
  const rendered = isPrinting || !isHydrated ? projects.length : visible

  useEffect(
    () =>
      watchAddress((id) => {
        const index = projects.findIndex((project) => project.id === id)
        if (index >= 0) actor.send({ type: 'entry.found', index })
      }),
    [actor],
  )

  useEffect(() => {
    const added = actor.on('page.added', ({ first }) => {
      // The new cards are not there yet when the machine speaks of them.
      requestAnimationFrame(() => focusCard(list.current, first))
    })
    const reset = actor.on('page.reset', () => {
      focusCard(list.current, 0)
      list.current?.scrollIntoView({ block: 'start', behavior: moves ? 'smooth' : 'instant' })
    })
    return () => {
      added.unsubscribe()
      reset.unsubscribe()
    }
  }, [actor, moves])

  return (
    <>
      <ul ref={list} className="project-list m-0 grid list-none gap-5 p-0 lg:(grid-cols-3 gap-6)">
        {projects.slice(0, rendered).map((project, index) => (
          <li
            key={project.id}
            id={anchorOfProject(project.id)}

            data-beyond={index < visible ? undefined : ''}
          >
            <ProjectCard project={project} order={index % PAGE_SIZE} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {visible} {ui.carousel.of} {projects.length} {ui.projects.shown}
      </p>
      {state !== 'whole' && (
        <p className="script-only no-print mt-12 mb-0 text-center">
          <button
            type="button"
            className="pill bg-transparent"
            onClick={() => actor.send({ type: state === 'complete' ? 'page.hide' : 'page.more' })}
          >
            {state === 'complete' ? ui.projects.hide : ui.projects.more}
          </button>
        </p>
      )}
    </>
  )
}

/** The reader goes on at a card's heading, which says where they are. */
const focusCard = (list: HTMLUListElement | null, index: number) =>
  list?.children[index]?.querySelector('h2')?.focus({ preventScroll: true })
