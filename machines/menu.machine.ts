import { emit, setup } from 'xstate'

type Event =
  | { type: 'menu.toggle' }
  | { type: 'escape.pressed' }
  | { type: 'outside.pressed' }
  | { type: 'page.scrolled' }
  | { type: 'route.changed'; path?: string }
  /** The window is now `sm` or wider, where the bar shows the links. */
  | { type: 'viewport.widened' }
  /**
   * The visitor goes to another page, tab or window: the menu does not stay open for their return.
   */
  | { type: 'page.left' }
  /** The opening or closing movement has ended. */
  | { type: 'timeline.done' }

/** The focus goes back to the button that opened the menu. */
type Emitted = { type: 'focus.return' }

/** The events that close the menu. */
const whileShown = {
  'menu.toggle': 'closing',
  'escape.pressed': { target: 'closing', actions: 'returnFocus' },
  'outside.pressed': 'closing',
  'page.scrolled': 'closing',
  'route.changed': 'closing',
} as const

export const menuMachine = setup({
  types: { events: {} as Event, emitted: {} as Emitted },
  actions: { returnFocus: emit({ type: 'focus.return' }) },
}).createMachine({
  id: 'menu',
  initial: 'closed',
  on: { 'viewport.widened': '.closed', 'page.left': '.closed' },
  states: {
    closed: { on: { 'menu.toggle': 'opening' } },
    opening: { on: { 'timeline.done': 'open', ...whileShown } },
    open: { on: whileShown },
    closing: { on: { 'timeline.done': 'closed', 'menu.toggle': 'opening' } },
  },
})
