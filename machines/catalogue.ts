import { entriesIn } from './catalogue-entry'
import { accordionMachine } from './accordion.machine'
import { carouselMachine, ROTATION_HOLDS } from './carousel.machine'
import { copyMachine } from './copy.machine'
import { entranceMachine } from './entrance.machine'
import { inspectorMachines } from './inspector/catalogue'
import { type KeysChoice, keysMachine } from './keys.machine'
import { menuMachine } from './menu.machine'
import { MOTION_CHOICES, motionMachine } from './motion.machine'
import { paceMachine } from './pace.machine'
import { pagerMachine } from './pager.machine'
import { paletteMachine } from './palette.machine'
import { SCENE_HOLDS, sceneMachine } from './scene.machine'
import { THEME_CHOICES, themeMachine } from './theme.machine'
import { waitMachine } from './wait.machine'

export type { CatalogueEntry } from './catalogue-entry'

const about = {
  menu: 'The disclosure navigation of small windows: a dropdown whose movement can be reversed.',
  accordion: 'A list of questions. At most one answer is open.',
  pager:
    'A list that grows by a page at each press; once it is complete, it can go back to its first page.',
  carousel: 'An endless track of slides. It advances by itself and can be moved by hand.',
  entrance: 'An element that enters once: with the page, or when it is first scrolled into view.',
  scene: 'A still image that plays while nothing holds it, and stays still if it fails.',
  pace: 'Whether scenes play by themselves: not after late frames, nor where data is saved, unless the visitor chose motion.',
  motion: 'Whether the page may move: as the system asks, until the visitor chooses.',
  theme: 'The colours of the page: as the system asks, until the visitor chooses.',
  copy: 'A button that copies a text and shows for a while whether that succeeded.',
  palette: 'A dialog that finds an action by its name and runs it.',
  wait: 'A press that waits for code: whether that is shown, said to be long, or in vain.',
  keys: 'Whether keys of one letter do something: the visitor may switch them off.',
}

/** All values of the texts in events that have only a few. */
const values = {
  carousel: { reason: ROTATION_HOLDS },
  scene: { reason: SCENE_HOLDS },
  motion: { choice: MOTION_CHOICES },
  theme: { choice: THEME_CHOICES },
  keys: { choice: ['on', 'off'] satisfies KeysChoice[] },
}

const entry = entriesIn('', about, values)

/** The machines of the pages, with a sample of their input and events. */
export const siteMachines = [
  entry(menuMachine, undefined, [
    { type: 'menu.toggle' },
    { type: 'timeline.done' },
    { type: 'escape.pressed' },
    { type: 'outside.pressed' },
    { type: 'page.scrolled' },
    { type: 'route.changed' },
    { type: 'viewport.widened' },
  ]),
  entry(accordionMachine, { ids: ['one', 'two', 'three'] }, [
    { type: 'item.toggle', id: 'one' },
    { type: 'item.toggle', id: 'two' },
    { type: 'item.found', id: 'three' },
    { type: 'timeline.done', id: 'one' },
  ]),
  entry(pagerMachine, { total: 6 }, [
    { type: 'page.more' },
    { type: 'page.hide' },
    { type: 'timeline.done' },
    { type: 'entry.found', index: 5 },
  ]),
  entry(
    carouselMachine,
    // A sample: the interval need not be one of the site's.
    { count: 3, visible: 1, intervalMs: 2000, linear: false, holds: [] },
    [
      { type: 'slide.next' },
      { type: 'slide.previous' },
      { type: 'slide.select', index: 2 },
      { type: 'rotation.hold', reason: 'visitor' },
      { type: 'rotation.release', reason: 'visitor' },
      { type: 'viewport.resized', visible: 1 },
      { type: 'timeline.done' },
    ],
  ),
  entry(entranceMachine, undefined, [
    { type: 'viewport.entered' },
    { type: 'timeline.started' },
    { type: 'timeline.done' },
    { type: 'page.shown' },
  ]),
  entry(sceneMachine, undefined, [
    { type: 'scene.release', reason: 'inactive' },
    { type: 'scene.release', reason: 'offscreen' },
    { type: 'frame.drawn' },
    { type: 'scene.hold', reason: 'hidden' },
    { type: 'scene.failed' },
  ]),
  entry(paceMachine, { isWished: false, saveData: false }, [
    { type: 'frames.measured', late: 0.8 },
    { type: 'wish.changed', isWished: true },
  ]),
  entry(motionMachine, { choice: 'system', reduced: false }, [
    { type: 'motion.toggle' },
    { type: 'motion.choose', choice: 'system' },
    { type: 'motion.choose', choice: 'go' },
    { type: 'system.changed', reduced: true },
  ]),
  entry(themeMachine, { choice: 'system', light: false }, [
    { type: 'theme.next' },
    { type: 'theme.choose', choice: 'dark' },
    { type: 'theme.choose', choice: 'light' },
    { type: 'theme.choose', choice: 'system' },
    { type: 'system.changed', light: true },
  ]),
  entry(copyMachine, undefined, [
    { type: 'copy.press' },
    { type: 'clipboard.written' },
    { type: 'clipboard.refused' },
  ]),
  entry(
    paletteMachine,
    {
      options: [
        { id: 'about', words: 'About', stays: false },
        { id: 'light', words: 'Theme: light', stays: true },
      ],
    },
    [
      { type: 'palette.call' },
      { type: 'timeline.done' },
      { type: 'query.changed', query: 'nothing like it' },
      { type: 'query.changed', query: '' },
      { type: 'option.next' },
      { type: 'option.previous' },
      { type: 'option.point', index: 1 },
      { type: 'option.choose' },
      { type: 'palette.dismiss' },
      { type: 'dialog.closed' },
    ],
  ),
  entry(waitMachine, undefined, [
    { type: 'press.waits', href: '/about' },
    { type: 'press.waits', href: '?inspect' },
    { type: 'code.failed', href: '?inspect' },
    { type: 'press.waits', href: '/about' },
    { type: 'wait.over', href: '/about' },
  ]),
  entry(keysMachine, { choice: 'on' }, [
    { type: 'keys.toggle' },
    { type: 'keys.choose', choice: 'off' },
    { type: 'keys.choose', choice: 'on' },
  ]),
] as const

/** All machines. */
export const catalogue = [...siteMachines, ...inspectorMachines] as const
