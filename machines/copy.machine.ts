import { emit, setup } from 'xstate'

/** How long it is said that the text was copied, or could not be. */
export const COPY_FEEDBACK_MS = { copied: 2500, failed: 10_000 } as const

type Event =
  | { type: 'copy.press' }
  | { type: 'clipboard.written' }
  /** There is no clipboard, or the page may not write to it. */
  | { type: 'clipboard.refused' }

/** Whoever has a clipboard at hand writes, and reports how that went. */
type Emitted = { type: 'copy.wanted' }

/** A button that copies a text and says for a while whether that worked. */
export const copyMachine = setup({
  types: { events: {} as Event, emitted: {} as Emitted },
  delays: COPY_FEEDBACK_MS,
  actions: { askClipboard: emit({ type: 'copy.wanted' }) },
}).createMachine({
  id: 'copy',
  initial: 'idle',
  states: {
    idle: { on: { 'copy.press': 'copying' } },
    copying: {
      entry: 'askClipboard',
      on: { 'clipboard.written': 'copied', 'clipboard.refused': 'failed' },
    },
    copied: { on: { 'copy.press': 'copying' }, after: { copied: 'idle' } },
    failed: { on: { 'copy.press': 'copying' }, after: { failed: 'idle' } },
  },
})
