import * as fc from 'fast-check'

import { accordionMachine } from '#machines/accordion.machine'
import { copyMachine } from '#machines/copy.machine'
import { menuMachine } from '#machines/menu.machine'
import { PAGE_SIZE, pagerMachine } from '#machines/pager.machine'
import { paletteMachine, resultsOf } from '#machines/palette.machine'

import { hasNoTwins, index, nothing, sequencesOf } from './story'

const IDS = ['one', 'two', 'three']
const id = fc.constantFrom(...IDS, 'gone')
const options = ['About', 'About the CV', 'Résumé', 'Theme: dark', 'Theme: light'].map(
  (words, at) => ({ id: words, words, stays: at > 2 }),
)

/** What a visitor operates. */
export const controlSequences = [
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
    fc.record({ total: fc.nat({ max: 10 }) }),
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
      'a press is answered before entries are added': ({ after, event, emitted }) =>
        event?.type !== 'page.more' ||
        (emitted.length === 0 ? !after.matches('partial') : after.matches('fetching')),
      'focus goes to the first of the new entries': ({ before, after, emitted }) =>
        emitted.every(
          (told) =>
            told.type !== 'page.added' ||
            (told.first === before.context.visible &&
              (after.context.visible > told.first || after.matches('plain'))),
        ),
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
