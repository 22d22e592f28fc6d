import type { BrowserContext } from 'playwright'

import { holdTimers } from './held-timers.ts'

/** When a page shows what waits for its scripts, and when it waits no longer: see `src/first-paint.ts`. */
export const SLOW_MS = 2800
export const TIMEOUT_MS = 10_000

/** Scripts that come only when they are let go. Timers of these lengths wait for them. */
export const heldScripts = (patience: number[] = []) => {
  let letGo: (() => void) | undefined
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return {
    letGo: () => letGo?.(),
    prepare: async (context: BrowserContext) => {
      await holdTimers(patience)(context)
      await context.route('**/*.js', async (route) => {
        await free
        await route.continue()
      })
    },
  }
}
