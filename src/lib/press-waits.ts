import { createEmitter } from './emitter'

/** A press that is answered when its code is here. */
interface PressWait {
  code: Promise<unknown>
  /** Leads to what was pressed for as a whole document; by default this page, anew. */
  href?: string
  /** Whether the page has a place that says it if the code does not come. */
  hasPlace?: boolean
}

const waits = createEmitter<[PressWait]>()

/** To be called when the wait begins: the bar shows it. */
export const tellWait = (wait: PressWait) => {
  // Said where it is pressed, and for who listens only.
  wait.code.catch(() => {})
  waits.emit(wait)
}

export const { on: onWait } = waits
