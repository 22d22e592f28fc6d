import './showcase.css'

import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { shown } from 'virtual:projects/showcase'

import { ui } from 'virtual:words/ui'
import { observeSwipe } from '#lib/observe-swipe.ts'
import { SHOWCASE_INTERVAL_MS, slideOnShow } from '#machines/carousel.machine.ts'

import { useStateOf, wordOf } from '#devtools/index.ts'
import { anchors } from '#site/routing/anchors.ts'
import { Carousel } from './carousel.tsx'
import { sideOf } from './placement.ts'
import { isRotating, useCarousel, type CarouselActor } from './use-carousel.ts'
import { StateCard } from '../controls/state-card.tsx'
import { ShowcaseSlide } from './showcase-slide.tsx'
import { ShowcaseList } from './showcase-list.tsx'

/** A ref for what a finger or pen swipes over, to the next or previous slide. */
const useSwipe = (actor: CarouselActor) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    return observeSwipe(element, (distance) => {
      const isOnward = distance * sideOf(element) > 0
      actor.send({ type: isOnward ? 'slide.next' : 'slide.previous' })
    })
  }, [actor])
  return ref
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
    <section id={anchors.showcase} className="page showcase">
      <h2 tabIndex={-1} className="sr-only">
        {ui.showcase.label}
      </h2>
      <StateCard
        name={ui.showcase.node}
        state={<SlidePosition actor={actor} />}
        lit={rotates}
        actor="showcase"
        className="no-print"
      >
        <div ref={swipe} className="touch-pan-y">
          <Carousel
            label={ui.showcase.label}
            actor={actor}
            viewport={viewport}
            single
            className="showcase-viewport"
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

/** Its state, and which slide is on show. Its own, so that a step renders no more. */
function SlidePosition({ actor }: { actor: CarouselActor }) {
  const position = useSelector(
    actor,
    ({ context }) => `${slideOnShow(context) + 1} / ${context.count}`,
  )
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches({ rotation: 'idle' }))
  const state = useStateOf(actor)
  return <span>{isIdle ? position : `${wordOf(state)} · ${position}`}</span>
}

/** What is said of a slide that the visitor has chosen. */
function Chosen({ actor, projects }: { actor: CarouselActor; projects: typeof shown }) {
  const chosen = useSelector(actor, ({ context }) =>
    context.isChosen ? slideOnShow(context) : undefined,
  )
  if (chosen === undefined) return null
  return (
    <span>{`${chosen + 1} ${ui.carousel.of} ${projects.length}${ui.colon} ${projects[chosen]?.title}`}</span>
  )
}
