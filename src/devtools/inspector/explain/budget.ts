import { createEmitter } from '#lib/emitter.ts'
import { whenIdle } from '#lib/idle.ts'

/** How long all previews of a frame together may take. Milliseconds. */
const FRAME_BUDGET_MS = 8
/** How long refused previews wait at most while a page is never idle. Milliseconds. */
const LATEST_MS = 100

/**
 * A budget of time for previews. A preview that is refused is asked for again when the browser is
 * idle.
 *
 * @param now a time in milliseconds
 * @param refill calls its argument when there is time again
 */
export const createBudget = (now: () => number, refill: (act: () => void) => void) => {
  const refills = createEmitter()
  let spent = 0
  let isRefused = false
  let isAwaited = false
  let isLimited = false
  let revision = 0

  const renew = () => {
    isAwaited = false
    spent = 0
    if (!isRefused) return
    isRefused = false
    revision += 1
    refills.emit()
  }
  const waitForMore = () => {
    if (isAwaited) return
    isAwaited = true
    refill(renew)
  }

  return {
    /** Sets a limit from now on, since somebody waits for the page's next frame. */
    limit: () => {
      isLimited = true
    },
    isLimited: () => isLimited,
    /** The result of an act; undefined if there is no time for it now. */
    spend: <Result>(act: () => Result): Result | undefined => {
      if (!isLimited) return act()
      waitForMore()
      if (spent >= FRAME_BUDGET_MS) {
        isRefused = true
        return undefined
      }
      const begun = now()
      const result = act()
      spent += now() - begun
      return result
    },
    /** Calls a listener when refused acts may be asked for again; returns what ends that. */
    subscribe: refills.on,
    /** A number that is different after each refill. */
    revision: () => revision,
  }
}

export type Budget = ReturnType<typeof createBudget>

/**
 * The budget of all panels and simulators of a page; without any of them, as in a test, it has no
 * limit.
 */
export const previewBudget = createBudget(
  () => performance.now(),
  (act) => whenIdle(act, LATEST_MS),
)
