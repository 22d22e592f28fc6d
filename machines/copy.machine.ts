import { emit, setup } from 'xstate'

/** How long the result is shown. */
export const COPY_FEEDBACK_MS = { copied: 2500, failed: 10_000 } as const

/** After so long the clipboard is taken for one that does not answer. */
export const CLIPBOARD_WAIT_MS = 3000

type Event =
  | { type: 'copy.press' }
  | { type: 'clipboard.written' }
  /** There is no clipboard, or the page may not write to it. */
  | { type: 'clipboard.refused' }

/**
 * The component writes to the clipboard and sends what came of it. Emitted, not invoked: a preview or a
 * simulator writes nothing then.
 */
type Emitted = { type: 'copy.requested' }

export const copyMachine = setup({
  types: { events: {} as Event, emitted: {} as Emitted },
  delays: { ...COPY_FEEDBACK_MS, clipboardWait: CLIPBOARD_WAIT_MS },
  actions: { requestCopy: emit({ type: 'copy.requested' }) },
}).createMachine({
  id: 'copy',
  initial: 'idle',
  states: {
    idle: { on: { 'copy.press': 'copying' } },
    copying: {
      entry: 'requestCopy',
      on: { 'clipboard.written': 'copied', 'clipboard.refused': 'failed' },
      after: { clipboardWait: 'failed' },
    },
    copied: { on: { 'copy.press': 'copying' }, after: { copied: 'idle' } },
    failed: {
      // The clipboard may answer late, as when the browser has asked the visitor.
      on: { 'copy.press': 'copying', 'clipboard.written': 'copied' },
      after: { failed: 'idle' },
    },
  },
})
