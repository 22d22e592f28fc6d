import { createEmitter } from '#lib/emitter.ts'
import { whenIdle } from '#lib/idle.ts'

/** So long of a frame all previews together may take. Milliseconds. */
const FRAME_BUDGET_MS = 8
/** So long the rest waits at most while a page is never idle. Milliseconds. */
const LATEST_MS = 100

/**
 * Time for what is only looked at. What there is none left for is asked again when the browser is idle.
 *
 * @param now a time in milliseconds
 * @param refill calls what makes time again
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
    /** From now on there is an end to it: somebody waits for the page's next frame. */
    limit: () => {
      isLimited = true
    },
    /** What an act returns; undefined if there is no time for it now. */
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
    /** Calls a listener when what was refused may be asked again; returns what ends that. */
    subscribe: refills.on,
    /** Another number each time. */
    revision: () => revision,
  }
}

export type Budget = ReturnType<typeof createBudget>

/** That of all panels and simulators of a page; without any, as in a test, there is no end to it. */
export const previewBudget = createBudget(
  () => performance.now(),
  (act) => whenIdle(act, LATEST_MS),
)
