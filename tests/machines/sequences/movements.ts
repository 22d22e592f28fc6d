import * as fc from 'fast-check'

import { carouselMachine, slideOnShow } from '#machines/carousel.machine'
import { entranceMachine } from '#machines/entrance.machine'
import { motionMachine } from '#machines/motion.machine'
import { MAX_LATE, paceMachine, SLOW_DEVICE } from '#machines/pace.machine'
import { sceneMachine } from '#machines/scene.machine'
import { themeMachine } from '#machines/theme.machine'

import { hasNoTwins, index, nothing, sequencesOf } from './story'

const size = fc.nat({ max: 8 })
const motionChoice = fc.constantFrom('system' as const, 'stop' as const, 'go' as const)
const themeChoice = fc.constantFrom('system' as const, 'dark' as const, 'light' as const)
const turn = fc.constantFrom('visitor', 'reduced', 'hidden', 'offscreen')
const sceneHold = fc.constantFrom('inactive', 'offscreen', 'hidden', 'motion', 'scrolling')

const ENTRANCE = ['waiting', 'entering', 'entered']

/** What moves, and whether it may. */
export const movementSequences = [
  sequencesOf(
    carouselMachine,
    fc.record({
      count: size,
      visible: size,
      intervalMs: fc.integer({ min: 100, max: 3000 }),
      linear: fc.boolean(),
    }),
    [
      { type: 'slide.next' },
      { type: 'slide.previous' },
      { type: 'timeline.done' },
      index.map((at) => ({ type: 'slide.select', index: at })),
      fc.constantFrom(NaN, 0.5).map((at) => ({ type: 'slide.select', index: at })),
      turn.map((reason) => ({ type: 'rotation.hold', reason })),
      turn.map((reason) => ({ type: 'rotation.release', reason })),
      size.map((visible) => ({ type: 'viewport.resized', visible })),
    ],
    {
      'it is at a slide': ({ after: { context } }) =>
        Number.isInteger(context.position) && slideOnShow(context) < Math.max(1, context.count),
      'one step at a time, but for a chosen slide': ({ before, after, event }) =>
        event?.type === 'slide.select' ||
        Math.abs(after.context.position - before.context.position) <= 1,
      'what moves by itself was not chosen': ({ before, after, event }) =>
        before.context.position === after.context.position ||
        after.context.isChosen === (event?.type.startsWith('slide.') ?? false),
      'time moves nothing that is held': ({ before, after, event }) =>
        event !== null ||
        before.context.holds.length === 0 ||
        before.context.position === after.context.position,
      'each reason holds once': ({ after }) => hasNoTwins(after.context.holds),
    },
  ),
  sequencesOf(
    entranceMachine,
    nothing,
    [
      { type: 'viewport.entered' },
      { type: 'timeline.started' },
      { type: 'timeline.done' },
      { type: 'page.shown' },
    ],
    {
      'it never goes back': ({ before, after }) =>
        ENTRANCE.indexOf(after.value) >= ENTRANCE.indexOf(before.value),
    },
  ),
  sequencesOf(
    sceneMachine,
    nothing,
    [
      { type: 'frame.drawn' },
      sceneHold.map((reason) => ({ type: 'scene.hold', reason })),
      sceneHold.map((reason) => ({ type: 'scene.release', reason })),
      // So that there are moments with nothing to hold it.
      { type: 'scene.release', reason: 'inactive' },
      { type: 'scene.release', reason: 'offscreen' },
      fc.constantFrom('frame.drawn', 'frame.drawn', 'scene.failed').map((type) => ({ type })),
    ],
    {
      'it runs exactly while nothing holds it, unless it failed': ({ after }) =>
        after.hasTag('running') === (after.context.holds.length === 0 && !after.matches('failed')),
      'a failed one stays still': ({ before, after }) =>
        !before.matches('failed') || after.matches('failed'),
      'what is visible is mounted': ({ after }) =>
        !after.hasTag('visible') || after.hasTag('mounted'),
      'it becomes visible with its first frame': ({ before, after, event }) =>
        before.hasTag('visible') || !after.hasTag('visible') || event?.type === 'frame.drawn',
      'a frame that was drawn stays until it fails': ({ before, after }) =>
        !before.hasTag('visible') || after.hasTag('visible') || after.matches('failed'),
      'each reason holds once': ({ after }) => hasNoTwins(after.context.holds),
    },
  ),
  sequencesOf(
    paceMachine,
    fc.record({
      isWished: fc.boolean(),
      saveData: fc.boolean(),
      cores: fc.integer({ min: 1, max: 8 }),
      memory: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
    }),
    [
      fc.double({ min: 0, max: 1, noNaN: true }).map((late) => ({ type: 'frames.measured', late })),
      fc.boolean().map((isWished) => ({ type: 'wish.changed', isWished })),
    ],
    {
      'a wish decides': ({ after }) => after.matches('wished') === after.context.isWished,
      'a slow device is quiet without a wish': ({ after }) => {
        const { saveData, cores, memory = Infinity, isWished } = after.context
        const isSlow = saveData || cores <= SLOW_DEVICE.cores || memory <= SLOW_DEVICE.memory
        return !isSlow || isWished || after.hasTag('quiet')
      },
      'what has become quiet stays so until the visitor says otherwise': ({
        before,
        after,
        event,
      }) => !before.hasTag('quiet') || after.hasTag('quiet') || event?.type === 'wish.changed',
      'late frames make it quiet': ({ before, after, event }) =>
        event?.type !== 'frames.measured' ||
        after.matches(before.matches('full') && event.late > MAX_LATE ? 'quiet' : before.value),
    },
  ),
  sequencesOf(
    motionMachine,
    fc.record({ choice: motionChoice, reduced: fc.boolean() }),
    [
      { type: 'motion.toggle' },
      { type: 'motion.follow' },
      motionChoice.map((choice) => ({ type: 'choice.loaded', choice })),
      fc.boolean().map((reduced) => ({ type: 'system.changed', reduced })),
    ],
    {
      'the visitor decides, and the system for whoever has not chosen': ({ after }) => {
        const { choice, reduced } = after.context
        return after.hasTag('moving') === (choice === 'go' || (choice === 'system' && !reduced))
      },
      'a press always changes whether the page moves': ({ before, after, event }) =>
        event?.type !== 'motion.toggle' || before.hasTag('moving') !== after.hasTag('moving'),
      'the system does not change a choice': ({ before, after, event }) =>
        event?.type !== 'system.changed' || before.context.choice === after.context.choice,
    },
  ),
  sequencesOf(
    themeMachine,
    fc.record({ choice: themeChoice, light: fc.boolean() }),
    [
      { type: 'theme.next' },
      themeChoice.map((choice) => ({ type: 'theme.choose', choice })),
      themeChoice.map((choice) => ({ type: 'choice.loaded', choice })),
      fc.boolean().map((light) => ({ type: 'system.changed', light })),
    ],
    {
      'it is dark or light, never both': ({ after }) =>
        after.hasTag('dark') !== after.hasTag('light'),
      'the visitor decides, and the system for whoever has not chosen': ({ after }) => {
        const { choice, light } = after.context
        return after.hasTag('light') === (choice === 'light' || (choice === 'system' && light))
      },
      'its state is the choice': ({ after }) => after.matches(after.context.choice),
      'the system does not change a choice': ({ before, after, event }) =>
        event?.type !== 'system.changed' || before.context.choice === after.context.choice,
    },
  ),
]
