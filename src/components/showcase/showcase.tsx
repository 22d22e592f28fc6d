import { useSelector } from '@xstate/react'
import { type PointerEvent, useRef } from 'react'
import { shown } from 'virtual:projects/showcase'

import { ui } from 'virtual:words/ui'
import { SHOWCASE_INTERVAL_MS, slideOnShow } from '#machines/carousel.machine'

import { useStateOf, wordOf } from '../../actors/use-state'
import { anchors } from '../../routing/anchors'
import { Carousel } from '../carousel/carousel'
import { sideOf } from '../carousel/placement'
import { isRotating, useCarousel, type CarouselActor } from '../carousel/use-carousel'
import { StateCard } from '../state-card/state-card'
import { ShowcaseSlide } from './showcase-slide'
import { ShowcaseList } from './showcase-list'

/** A shorter movement is a tap. */
const SWIPE_PX = 40

/** Pointer handlers by which a finger or pen swipes to the next or previous slide. */
const useSwipe = (actor: CarouselActor) => {
  const startX = useRef<number>(null)
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      startX.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerUp: ({ clientX, currentTarget }: PointerEvent) => {
      if (startX.current === null) return
      const distance = clientX - startX.current
      startX.current = null
      if (Math.abs(distance) < SWIPE_PX) return
      const isOnward = distance * sideOf(currentTarget) > 0
      actor.send({ type: isOnward ? 'slide.next' : 'slide.previous' })
    },
  }
}

/** A carousel of a few projects, beside the list that names them. */
export default function Showcase({ projects = shown }: { projects?: typeof shown }) {
  const { actor, viewport } = useCarousel({
    id: 'showcase',
    count: projects.length,
    visible: 1,
    intervalMs: SHOWCASE_INTERVAL_MS,
    linear: false,
  })
  const rotates = useSelector(actor, isRotating)
  const swipe = useSwipe(actor)

  return (
    <section
      id={anchors.showcase}
      className="page grid gap-6 lg:(grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] gap-8)"
    >
      <h2 tabIndex={-1} className="sr-only">
        {ui.showcase.label}
      </h2>
      <StateCard
        name={ui.showcase.node}
        state={<Place actor={actor} />}
        lit={rotates}
        actor="showcase"
        className="no-print lg:(sticky top-24 self-start)"
      >
        <div {...swipe} className="touch-pan-y">
          <Carousel
            label={ui.showcase.label}
            actor={actor}
            viewport={viewport}
            single
            className="bg-ink [--visible:1]"
            slides={projects.map((project, index) => ({
              key: String(project.id),
              label: project.title,
              content: <ShowcaseSlide project={project} index={index} actor={actor} />,
            }))}
          />
        </div>
      </StateCard>
      <p role="status" className="sr-only">
        <Chosen actor={actor} projects={projects} />
      </p>
      <ShowcaseList projects={projects} actor={actor} />
    </section>
  )
}

/** Its state, and which slide is on show. Its own, so that a turn renders no more. */
function Place({ actor }: { actor: CarouselActor }) {
  const place = useSelector(
    actor,
    ({ context }) => `${slideOnShow(context) + 1} / ${context.count}`,
  )
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches({ rotation: 'idle' }))
  const state = useStateOf(actor)
  return isIdle ? place : `${wordOf(state)} · ${place}`
}

/** What is said of a slide that the visitor has turned to. */
function Chosen({ actor, projects }: { actor: CarouselActor; projects: typeof shown }) {
  const chosen = useSelector(actor, ({ context }) =>
    context.isChosen ? slideOnShow(context) : undefined,
  )
  return (
    chosen !== undefined &&
    `${chosen + 1} ${ui.carousel.of} ${projects.length}: ${projects[chosen]?.title}`
  )
}
