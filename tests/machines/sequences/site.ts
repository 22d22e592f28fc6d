import * as fc from 'fast-check'

import { accordionMachine } from '#machines/accordion.machine'
import { carouselMachine, slideOnShow } from '#machines/carousel.machine'
import { copyMachine } from '#machines/copy.machine'
import { entranceMachine } from '#machines/entrance.machine'
import { menuMachine } from '#machines/menu.machine'
import { motionMachine } from '#machines/motion.machine'
import { MAX_LATE, paceMachine, SLOW_DEVICE } from '#machines/pace.machine'
import { PAGE_SIZE, pagerMachine } from '#machines/pager.machine'
import { paletteMachine, resultsOf } from '#machines/palette.machine'
import { sceneMachine } from '#machines/scene.machine'
import { themeMachine } from '#machines/theme.machine'

import { hasNoTwins, sequencesOf } from './story'

/** An index inside a list, and beside it. */
const index = fc.integer({ min: -2, max: 12 })
const size = fc.nat({ max: 8 })
const nothing = fc.constant(undefined)
const IDS = ['one', 'two', 'three']
const id = fc.constantFrom(...IDS, 'gone')
const motionChoice = fc.constantFrom('system' as const, 'stop' as const, 'go' as const)
const themeChoice = fc.constantFrom('system' as const, 'dark' as const, 'light' as const)
const turn = fc.constantFrom('visitor', 'reduced', 'hidden', 'offscreen')
const sceneHold = fc.constantFrom('inactive', 'offscreen', 'hidden', 'motion', 'scrolling')
const options = ['About', 'About the CV', 'Résumé', 'Theme: dark', 'Theme: light'].map(
  (words, at) => ({ id: words, words, stays: at > 2 }),
)

const ENTRANCE = ['waiting', 'entering', 'entered']

export const siteSequences = [
  sequencesOf(
    menuMachine,
    nothing,
    [
      { type: 'menu.toggle' },
      { type: 'timeline.done' },
      { type: 'escape.pressed' },
      { type: 'outside.pressed' },
      { type: 'route.changed' },
      { type: 'viewport.widened' },
    ],
    {
      'only a press opens it': ({ before, after, event }) =>
        !after.matches('opening') || before.matches('opening') || event?.type === 'menu.toggle',
      'it is closed in a wide window': ({ after, event }) =>
        event?.type !== 'viewport.widened' || after.matches('closed'),
      'nothing but a press or a wide window goes past its movement': ({ before, after, event }) =>
        !before.matches('closed') || !after.matches('open') || event === null,
      'focus returns exactly when Escape begins to close it': ({ before, after, event, emitted }) =>
        emitted.length ===
        Number(
          event?.type === 'escape.pressed' &&
            after.matches('closing') &&
            !before.matches('closing'),
        ),
    },
  ),
  sequencesOf(
    accordionMachine,
    fc.subarray(IDS).map((ids) => ({ ids })),
    [
      id.map((known) => ({ type: 'item.toggle', id: known })),
      id.map((known) => ({ type: 'item.found', id: known })),
      id.map((known) => ({ type: 'timeline.done', id: known })),
    ],
    {
      'it is open exactly while an answer is': ({ after }) =>
        after.matches('open') === (after.context.openId !== null),
      'only its own items open and move': ({ after: { context } }) =>
        [...context.movingIds, context.openId ?? context.ids[0] ?? null].every(
          (one) => one === null || context.ids.includes(one),
        ),
      'no panel moves twice': ({ after }) => hasNoTwins(after.context.movingIds),
      'whatever opens or closes, moves': ({ before, after }) =>
        before.context.openId === after.context.openId ||
        [before.context.openId, after.context.openId].every(
          (one) => one === null || after.context.movingIds.includes(one),
        ),
      'what was found stays open': ({ after, event }) =>
        event?.type !== 'item.found' ||
        !after.context.ids.includes(event.id) ||
        after.context.openId === event.id,
      'the address is told what a press has changed': ({ before, after, event, emitted }) => {
        const isChanged =
          event?.type === 'item.toggle' && before.context.openId !== after.context.openId
        return (
          emitted.map((told) => told.id).join() === (isChanged ? (after.context.openId ?? '') : '')
        )
      },
    },
  ),
  sequencesOf(
    pagerMachine,
    fc.record({ total: fc.nat({ max: 10 }), hasRest: fc.boolean() }),
    [
      { type: 'page.more' },
      { type: 'rest.arrived' },
      { type: 'rest.failed' },
      { type: 'page.hide' },
      index.map((at) => ({ type: 'entry.found', index: at })),
    ],
    {
      'it shows no less than a page and no more than all': ({ after: { context } }) =>
        context.visible >= Math.min(PAGE_SIZE, context.total) && context.visible <= context.total,
      'it shows whole pages, or all': ({ after: { context } }) =>
        context.visible % PAGE_SIZE === 0 || context.visible === context.total,
      'it is complete exactly when it shows all': ({ after }) =>
        (after.context.visible === after.context.total) ===
        (after.matches('complete') || after.matches('whole')),
      'only SHOW LESS takes entries away': ({ before, after, event }) =>
        after.context.visible >= before.context.visible || event?.type === 'page.hide',
      'what was found is shown': ({ before, after, event }) =>
        event?.type !== 'entry.found' ||
        !before.matches('partial') ||
        event.index >= after.context.total ||
        event.index < after.context.visible,
      'the rest is requested only while it is missing': ({ before, emitted }) =>
        !emitted.some(({ type }) => type === 'rest.requested') || !before.context.hasRest,
      'focus goes to the first of the new entries': ({ before, after, emitted }) =>
        emitted.every(
          (told) =>
            told.type !== 'page.added' ||
            (told.first === before.context.visible && after.context.visible > told.first),
        ),
    },
  ),
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
  sequencesOf(
    copyMachine,
    nothing,
    [{ type: 'copy.press' }, { type: 'clipboard.written' }, { type: 'clipboard.refused' }],
    {
      'a press writes once, unless it is being written': ({ before, event, emitted }) =>
        emitted.length === Number(event?.type === 'copy.press' && !before.matches('copying')),
      'only the clipboard says how it went': ({ before, after, event }) =>
        before.matches(after.value) ||
        (after.matches('copied') === (event?.type === 'clipboard.written') &&
          after.matches('failed') === (event?.type === 'clipboard.refused')),
    },
  ),
  sequencesOf(
    paletteMachine,
    fc.constant({ options }),
    [
      { type: 'palette.call' },
      { type: 'palette.call' },
      { type: 'palette.dismiss' },
      { type: 'timeline.done' },
      { type: 'dialog.closed' },
      { type: 'option.next' },
      { type: 'option.previous' },
      { type: 'option.choose' },
      index.map((at) => ({ type: 'option.point', index: at })),
      fc
        .constantFrom('', 'resume', 'theme ', 'ABOUT cv', 'zzz')
        .map((query) => ({ type: 'query.changed', query })),
    ],
    {
      'one of the results is active, or there is none': ({ after: { context } }) =>
        context.active in resultsOf(context) || resultsOf(context).length + context.active === 0,
      'it says when it has no results': ({ after }) =>
        !after.matches('shown') ||
        after.matches({ shown: { results: 'empty' } }) === (resultsOf(after.context).length === 0),
      'what runs is what was active': ({ before, event, emitted }) =>
        emitted.every(
          (told) =>
            event?.type === 'option.choose' &&
            told.id === resultsOf(before.context)[before.context.active]?.id,
        ),
      'it runs one action at most, and closes unless that stays': ({ after, emitted }) =>
        emitted.length === 0 ||
        (emitted.length === 1 &&
          after.matches('closed') !== options.find((one) => one.id === emitted[0]?.id)?.stays),
      'a closed one runs nothing and opens by a call only': ({ before, after, event }) =>
        !before.matches('closed') || after.matches('closed') || event?.type === 'palette.call',
      'it opens with an empty field': ({ before, after }) =>
        !before.matches('closed') || after.matches('closed') || after.context.query === '',
    },
  ),
]
