import { useSyncExternalStore } from 'react'

import { createEmitter } from '#lib/emitter'

/**
 * What the pointer or the focus is on, anywhere in the panel. The same events and transitions are
 * lit in the chart, in the list of events and in the log.
 */
export interface Pointed {
  events: readonly string[]
  /** Transition ids, as in a step's `edges`. */
  transitions: readonly string[]
  /** The id of the chart's state that is pointed at; empty if it is none. */
  state: string
}

const nothing: Pointed = { events: [], transitions: [], state: '' }
const changes = createEmitter()
let pointed = nothing

export const point = (part: Partial<Pointed> = nothing) => {
  pointed = part === nothing ? nothing : { ...nothing, ...part }
  changes.emit()
}

const leave = () => point()

/** Handlers of a part that is pointed at by hover and by focus. */
export const pointsAt = (part: Partial<Pointed>) => {
  const begin = () => point(part)
  return { onPointerEnter: begin, onPointerLeave: leave, onFocus: begin, onBlur: leave }
}

export const usePointed = (): Pointed => useSyncExternalStore(changes.on, () => pointed)

/** Whether what is pointed at fits; the component renders again only when that changes. */
export const useIsPointed = (fits: (part: Pointed) => boolean | undefined) =>
  useSyncExternalStore(changes.on, () => fits(pointed))
