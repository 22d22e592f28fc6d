import { catalogueEntriesIn } from './catalogue-entry.ts'
import { accordionMachine } from './accordion.machine.ts'
import { AGENT_CHOICES, agentMachine } from './agent.machine.ts'
import { carouselMachine, ROTATION_PAUSE_REASONS } from './carousel.machine.ts'
import { copyMachine } from './copy.machine.ts'
import { entranceMachine } from './entrance.machine.ts'
import { inspectorMachines } from './inspector/inspector-machines.ts'
import { KEYS_CHOICES, keysMachine } from './keys.machine.ts'
import { menuMachine } from './menu.machine.ts'
import { MOTION_CHOICES, motionMachine } from './motion.machine.ts'
import { navigationMachine } from './navigation.machine.ts'
import { paceMachine } from './pace.machine.ts'
import { pagerMachine } from './pager.machine.ts'
import { paletteMachine } from './palette.machine.ts'
import { SCENE_PAUSE_REASONS, sceneMachine } from './scene.machine.ts'
import { THEME_CHOICES, themeMachine } from './theme.machine.ts'

export type { CatalogueEntry } from './catalogue-entry.ts'

const entry = catalogueEntriesIn('')

/** All machines: those of the pages, with a sample of their input and of events that carry data, and the inspector's. */
export const catalogue = [
  entry(menuMachine, {
    about: 'The disclosure navigation of small windows: a dropdown whose movement can be reversed.',
    visitor: ['menu.toggle', 'escape.pressed', 'outside.pressed'],
    page: ['page.scrolled', 'route.changed', 'viewport.widened', 'page.left', 'timeline.done'],
  }),
  entry(accordionMachine, {
    about: 'A list of questions. At most one answer is open.',
    visitor: ['item.toggle'],
    page: ['item.found', 'item.restored', 'timeline.done'],
    input: { ids: ['one', 'two', 'three'] },
    samples: {
      'item.toggle': [{ id: 'one' }, { id: 'two' }],
      'item.found': [{ id: 'three' }],
      'item.restored': [{ id: 'two' }, { id: null }],
      'timeline.done': [{ id: 'one' }],
    },
  }),
  entry(pagerMachine, {
    about:
      'A list that grows by a page at each press; once it is complete, it can go back to its first page.',
    visitor: ['page.more', 'page.hide'],
    page: ['timeline.done', 'entry.found', 'list.restored'],
    input: { total: 6 },
    otherInputs: [{ total: 2 }],
    samples: { 'entry.found': [{ index: 5 }], 'list.restored': [{ visible: 6 }] },
  }),
  entry(carouselMachine, {
    about: 'An endless track of slides. It advances by itself and can be moved by hand.',
    visitor: ['slide.next', 'slide.previous', 'slide.select'],
    page: ['rotation.pause', 'rotation.resume', 'viewport.resized', 'timeline.done'],
    // The interval of this sample need not be one of the site's.
    input: { count: 3, visible: 1, intervalMs: 2000, linear: false, pauseReasons: [] },
    otherInputs: [
      { count: 3, visible: 1, intervalMs: 1000, linear: true },
      { count: 3, visible: 3, intervalMs: 2000, linear: false },
      { count: 2, visible: 1, intervalMs: 2000, linear: false },
    ],
    samples: {
      'slide.select': [{ index: 2 }],
      'rotation.pause': [{ reason: 'visitor' }],
      'rotation.resume': [{ reason: 'visitor' }],
      'viewport.resized': [{ visible: 2 }],
    },
    values: { reason: ROTATION_PAUSE_REASONS },
  }),
  entry(entranceMachine, {
    about:
      'An element that enters once: with the page, or, if it is out of view when the visitor begins to move, when it is scrolled into view.',
    page: ['visitor.moved', 'viewport.entered', 'timeline.started', 'page.shown', 'timeline.done'],
  }),
  entry(sceneMachine, {
    about: 'A still image that plays while nothing pauses it, and stays still if it fails.',
    page: ['scene.pause', 'scene.resume', 'frame.drawn', 'scene.failed'],
    samples: {
      'scene.resume': [{ reason: 'inactive' }, { reason: 'offscreen' }],
      'scene.pause': [{ reason: 'offscreen' }],
    },
    values: { reason: SCENE_PAUSE_REASONS },
  }),
  entry(paceMachine, {
    about:
      'Whether scenes play by themselves: not after late frames, nor where data is saved, unless the visitor chose motion.',
    page: ['wish.changed', 'frames.measured'],
    input: { isWished: false, saveData: false },
    otherInputs: [{ isWished: false, saveData: true }],
    samples: { 'frames.measured': [{ late: 0.8 }], 'wish.changed': [{ isWished: true }] },
  }),
  entry(motionMachine, {
    about: 'Whether the page may move: as the system asks, until the visitor chooses.',
    visitor: ['motion.toggle', 'motion.choose'],
    page: ['system.changed'],
    input: { choice: 'system', system: 'go' },
    samples: {
      'motion.choose': [{ choice: 'system' }, { choice: 'go' }, { choice: 'stop' }],
      'system.changed': [{ system: 'stop' }, { system: 'go' }],
    },
    values: { choice: MOTION_CHOICES, system: ['go', 'stop'] },
  }),
  entry(themeMachine, {
    about: 'The colours of the page: as the system asks, until the visitor chooses.',
    visitor: ['theme.next', 'theme.choose'],
    page: ['system.changed'],
    input: { choice: 'system', system: 'dark' },
    samples: {
      'theme.choose': THEME_CHOICES.map((choice) => ({ choice })),
      'system.changed': [{ system: 'light' }, { system: 'dark' }],
    },
    values: { choice: THEME_CHOICES, system: ['dark', 'light'] },
  }),
  entry(copyMachine, {
    about: 'A button that copies a text and shows for a while whether that succeeded.',
    byHand: ['copy.press'],
    page: ['clipboard.written', 'clipboard.refused'],
  }),
  entry(paletteMachine, {
    about: 'A dialog that finds an action by its name and runs it.',
    isPrivate: true,
    byHand: [
      'palette.call',
      'palette.dismiss',
      'query.changed',
      'option.next',
      'option.previous',
      'option.point',
      'option.choose',
    ],
    page: ['timeline.done', 'dialog.closed'],
    input: {
      options: [
        { id: 'about', words: 'About', stays: false },
        { id: 'light', words: 'Theme: light', stays: true },
      ],
    },
    samples: {
      'query.changed': [{ query: 'nothing like it' }, { query: '' }],
      'option.point': [{ index: 1 }],
    },
  }),
  entry(navigationMachine, {
    about:
      'The change of pages: which one is shown, what was asked for, and how long its code is waited for.',
    byHand: ['link.followed', 'page.retried'],
    page: [
      'history.moved',
      'target.followed',
      'code.loaded',
      'code.failed',
      'address.changed',
      'page.drawn',
      'page.failed',
      'tool.requested',
      'tool.loaded',
      'tool.failed',
    ],
    input: { path: '/' },
    samples: {
      'link.followed': [{ to: '/about#faq' }, { to: '/projects' }],
      'target.followed': [{ to: '/#showcase' }],
      'history.moved': [
        { to: '/', by: 'history' },
        { to: '/about#faq', by: 'gesture' },
      ],
      'code.loaded': [{ to: '/about#faq' }],
      'code.failed': [
        { to: '/about#faq', isOnline: true },
        { to: '/about#faq', isOnline: false },
      ],
      'tool.requested': [{ tool: '?inspect' }, { tool: '' }],
      'tool.loaded': [{ tool: '?inspect' }],
      'tool.failed': [{ tool: '?inspect' }],
    },
    values: { by: ['history', 'gesture'] },
  }),
  entry(keysMachine, {
    about: 'Whether keys of one letter do something: the visitor may switch them off.',
    visitor: ['keys.toggle', 'keys.choose'],
    input: { choice: 'on' },
    samples: { 'keys.choose': [{ choice: 'off' }, { choice: 'on' }] },
    values: { choice: KEYS_CHOICES },
  }),
  entry(agentMachine, {
    about:
      "What a visitor's agent does on the page: one call after another. Its events reach the parts through it.",
    byHand: ['agents.choose'],
    page: [
      'tool.called',
      'call.answered',
      'call.refused',
      'call.cancelled',
      'event.passed',
      'part.settled',
    ],
    input: { choice: 'on' },
    otherInputs: [{ choice: 'off' }],
    samples: {
      'agents.choose': [{ choice: 'visit' }, { choice: 'on' }],
      'tool.called': [{ tool: 'page_send' }],
      'call.refused': [{ because: 'isAnotherSlide: no' }],
      'event.passed': [{ to: 'showcase', event: { type: 'slide.next' } }],
    },
    values: { choice: AGENT_CHOICES },
  }),
  ...inspectorMachines,
] as const
