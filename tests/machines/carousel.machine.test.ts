/** The carousel rotates by its timer and by hand; it stops while it is paused, or while all slides are in view. */
import { describe, expect, it } from 'vitest'
import { createActor, type EventFromLogic, type InputFrom, SimulatedClock } from 'xstate'

import { carouselMachine, type PauseReason, slideOnShow } from '#machines/carousel.machine.ts'

type Input = InputFrom<typeof carouselMachine>

// Numbers of the tests: the owner's are stated by `tests/site/specification.test.ts` alone.
const showcase: Input = { count: 3, visible: 1, intervalMs: 2000, linear: false }
const skills: Input = { count: 15, visible: 6, intervalMs: 1000, linear: true }

const HOUR_MS = 3_600_000
const REASONS = ['visitor', 'reduced', 'hidden', 'offscreen'] as const
const STEPS = ['next', 'previous', 'select'] as const
const RUNNING = { moving: 'running' }
const FROZEN = { moving: 'frozen' }

/** A carousel whose movements end when the test says so. */
function startCarousel(input: Partial<Input> = {}) {
  const clock = new SimulatedClock()
  const carousel = createActor(carouselMachine, { input: { ...showcase, ...input }, clock }).start()
  const send = (event: EventFromLogic<typeof carouselMachine>) => carousel.send(event)
  const context = () => carousel.getSnapshot().context
  return {
    wait: (ms: number) => clock.increment(ms),
    end: () => send({ type: 'timeline.done' }),
    next: () => send({ type: 'slide.next' }),
    previous: () => send({ type: 'slide.previous' }),
    select: (index: number) => send({ type: 'slide.select', index }),
    pause: (reason: PauseReason) => send({ type: 'rotation.pause', reason }),
    resume: (reason: PauseReason) => send({ type: 'rotation.resume', reason }),
    resize: (visible: number) => send({ type: 'viewport.resized', visible }),
    context,
    /** Its rotation, its track and its position. */
    is: () => {
      const { rotation, track } = carousel.getSnapshot().value
      return [rotation, track, context().position]
    },
  }
}

it('advances after each interval, and from the last slide to the first', () => {
  const { wait, end, is, context } = startCarousel()
  wait(500)
  for (const position of [1, 2, 3]) {
    wait(1499)
    expect(is()).toEqual(['waiting', 'resting', position - 1])
    wait(1)
    expect(is()).toEqual(['waiting', RUNNING, position])
    // An interval goes from start to start.
    wait(500)
    end()
  }
  expect(slideOnShow(context())).toBe(0)
  expect(slideOnShow({ position: -1, count: 3 })).toBe(2)
  expect(slideOnShow({ position: 0, count: 0 })).toBe(0)
})

describe('by hand', () => {
  it.each(STEPS)('moves with %s, and the next advance is a whole interval away', (step) => {
    const carousel = startCarousel()
    carousel.wait(1500)
    expect(carousel.context().isChosen).toBe(false)
    carousel[step](1)
    expect(carousel.is()).toEqual(['waiting', RUNNING, step === 'previous' ? -1 : 1])
    expect(carousel.context().isChosen).toBe(true)
    carousel.end()
    carousel.wait(1999)
    expect(carousel.context().isChosen).toBe(true)
    carousel.wait(1)
    expect(carousel.is()).toEqual(['waiting', RUNNING, step === 'previous' ? 0 : 2])
    expect(carousel.context().isChosen).toBe(false)
  })

  it.each([
    { count: 5, from: 0, to: 3, position: -2 },
    { count: 5, from: 0, to: 2, position: 2 },
    { count: 5, from: 4, to: 0, position: 5 },
    // Forward, when both directions are as long.
    { count: 4, from: 0, to: 2, position: 2 },
  ])(
    'moves from $from to $to of $count in the shorter direction',
    ({ count, from, to, position }) => {
      const { next, select, context } = startCarousel({ count })
      for (let step = 0; step < from; step += 1) next()
      select(to)
      expect(context().position).toBe(position)
    },
  )

  it.each([0, -1, 3, 1.5])('does not move when there is no slide %d to select', (index) => {
    const { wait, select, is } = startCarousel()
    wait(1500)
    select(index)
    expect(is()).toEqual(['waiting', 'resting', 0])
    wait(500)
    expect(is()).toEqual(['waiting', RUNNING, 1])
  })
})

describe('where all slides are in view', () => {
  it.each([
    { count: 1, visible: 0 },
    { count: 6, visible: 6 },
  ])('never moves: $visible of $count', ({ count, visible }) => {
    const { next, previous, select, wait, is } = startCarousel({ count, visible })
    next()
    previous()
    select(count - 1)
    wait(HOUR_MS)
    expect(is()).toEqual(['idle', 'resting', 0])
  })

  it('is idle, paused or not, and rotates again when one is out of view', () => {
    const { wait, pause, resume, resize, is } = startCarousel()
    wait(1000)
    pause('visitor')
    resize(3)
    expect(is()).toEqual(['idle', 'resting', 0])
    resize(1)
    expect(is()).toEqual(['stopped', 'resting', 0])
    resume('visitor')
    resize(3)
    wait(HOUR_MS)
    expect(is()).toEqual(['idle', 'resting', 0])
    resize(2)
    wait(1999)
    expect(is()).toEqual(['waiting', 'resting', 0])
    wait(1)
    expect(is()).toEqual(['waiting', RUNNING, 1])
  })

  it('does not restart its timer when the window changes and some are still out of view', () => {
    const { wait, resize, is } = startCarousel(skills)
    wait(500)
    resize(4)
    wait(500)
    expect(is()).toEqual(['waiting', RUNNING, 1])
  })

  it('advances when a movement ends, if a slide is out of view again by then', () => {
    const { wait, end, resize, is } = startCarousel(skills)
    wait(1500)
    resize(15)
    expect(is()).toEqual(['idle', RUNNING, 1])
    resize(6)
    expect(is()).toEqual(['due', RUNNING, 1])
    end()
    expect(is()).toEqual(['waiting', RUNNING, 2])
  })
})

describe('a pause', () => {
  it('counts once; after the last one the next advance is a whole interval away', () => {
    const { wait, pause, resume, is, context } = startCarousel()
    wait(1999)
    for (const reason of [...REASONS, ...REASONS]) pause(reason)
    expect(context().pauseReasons).toEqual(REASONS)
    for (const reason of REASONS) {
      wait(HOUR_MS)
      expect(is()).toEqual(['stopped', 'resting', 0])
      resume(reason)
    }
    wait(1999)
    expect(is()).toEqual(['waiting', 'resting', 0])
    wait(1)
    expect(is()).toEqual(['waiting', RUNNING, 1])
  })

  it('lets a movement end that cannot stop between two slides, and cancels the advance that was due', () => {
    const { wait, end, pause, next, is } = startCarousel()
    wait(2000)
    wait(2000)
    expect(is()).toEqual(['due', RUNNING, 1])
    pause('visitor')
    expect(is()).toEqual(['stopped', RUNNING, 1])
    end()
    expect(is()).toEqual(['stopped', 'resting', 1])
    // It can still be moved by hand.
    next()
    expect(is()).toEqual(['stopped', RUNNING, 2])
  })
})

describe('a linear track', () => {
  it('freezes between two slides until no reason to pause is left, and then ends its movement', () => {
    const { wait, pause, resume, end, is } = startCarousel(skills)
    wait(1000)
    pause('hidden')
    pause('offscreen')
    resume('hidden')
    wait(HOUR_MS)
    expect(is()).toEqual(['stopped', FROZEN, 1])
    resume('offscreen')
    expect(is()).toEqual(['due', RUNNING, 1])
    end()
    expect(is()).toEqual(['waiting', RUNNING, 2])
  })

  it('is not frozen with reduced motion, where a movement is over at once', () => {
    const { wait, pause, is } = startCarousel(skills)
    wait(1000)
    pause('offscreen')
    expect(is()).toEqual(['stopped', FROZEN, 1])
    pause('reduced')
    expect(is()).toEqual(['stopped', RUNNING, 1])
  })

  it('rests if its timeline ends while it is frozen', () => {
    const { wait, pause, end, is } = startCarousel(skills)
    wait(1000)
    pause('visitor')
    end()
    expect(is()).toEqual(['stopped', 'resting', 1])
  })
})
