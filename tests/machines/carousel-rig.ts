/** A carousel on a manual clock, with a track that takes its time. */
import { type ActorRefFrom, createActor, type EventFromLogic, type InputFrom } from 'xstate'

import { carouselMachine, type Hold, slideOnShow } from '#machines/carousel.machine'

import { ManualClock } from '../../src/inspector/observe/manual-clock'

export const HOUR_MS = 3_600_000
export const HOLDS = ['visitor', 'reduced', 'hidden', 'offscreen'] as const
export const RUNNING = { moving: 'running' }

type Settings = InputFrom<typeof carouselMachine> & {
  /** Duration of the track's movement to the next slide. */
  movementMs: number
}

// Numbers of the tests: the owner's are stated by `tests/site/specification.test.ts` alone.
const showcase: Settings = {
  count: 3,
  visible: 1,
  intervalMs: 2000,
  linear: false,
  movementMs: 500,
}

export const skills: Settings = {
  count: 15,
  visible: 6,
  intervalMs: 1000,
  linear: true,
  movementMs: 3000,
}

type Carousel = ActorRefFrom<typeof carouselMachine>

/** Replaces the track's timeline; returns the times at which a movement began. */
function playTrack(carousel: Carousel, clock: ManualClock, movementMs: number) {
  const starts: number[] = []
  let { position } = carousel.getSnapshot().context
  let timer: object | undefined
  let left = 0
  let since = 0

  const pause = () => {
    if (timer === undefined) return
    clock.clearTimeout(timer)
    timer = undefined
    left -= clock.now() - since
  }
  const end = () => {
    timer = undefined
    carousel.send({ type: 'timeline.done' })
  }
  const play = () => {
    since = clock.now()
    timer = clock.setTimeout(end, left)
  }

  carousel.subscribe((snapshot) => {
    if (snapshot.context.position !== position) {
      pause()
      left = movementMs
      starts.push(clock.now())
      position = snapshot.context.position
    }
    if (snapshot.matches({ track: { moving: 'frozen' } })) pause()
    if (snapshot.matches({ track: { moving: 'running' } }) && timer === undefined) play()
  })
  return starts
}

export function startCarousel(settings: Partial<Settings> = {}) {
  const { movementMs, ...input } = { ...showcase, ...settings }
  const clock = new ManualClock()
  const carousel = createActor(carouselMachine, { input, clock })
  const starts = playTrack(carousel, clock, movementMs)
  carousel.start()
  const send = (event: EventFromLogic<typeof carouselMachine>) => carousel.send(event)
  const context = () => carousel.getSnapshot().context
  return {
    clock,
    starts,
    send,
    wait: (ms: number) => clock.increment(ms),
    next: () => send({ type: 'slide.next' }),
    previous: () => send({ type: 'slide.previous' }),
    select: (index: number) => send({ type: 'slide.select', index }),
    hold: (reason: Hold) => send({ type: 'rotation.hold', reason }),
    release: (reason: Hold) => send({ type: 'rotation.release', reason }),
    resize: (visible: number) => send({ type: 'viewport.resized', visible }),
    rotation: () => carousel.getSnapshot().value.rotation,
    track: () => carousel.getSnapshot().value.track,
    context,
    position: () => context().position,
    slide: () => slideOnShow(context()),
  }
}
