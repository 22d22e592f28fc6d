import type { InputFrom } from 'xstate'

import { LARGEST, SMALLEST, views } from '#machines/inspector/inspector-setup'
import type { inspectorMachine } from '#machines/inspector/inspector.machine'

const KEY = 'inspector'
/** Read by `entry.ts`. */
const OPEN_KEY = 'inspect'

/** How the panel was left: it is the same after a reload. */
export type Placement = Required<InputFrom<typeof inspectorMachine>>

const DEFAULTS: Placement = { dock: 'bottom', size: 64, view: 'chart' }

/** Storage may be blocked, and may hold anything. */
const read = (): Partial<Record<keyof Placement, unknown>> | null => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Placement> | null
  } catch {
    return null
  }
}

/** Whether the panel has never been opened here. */
export const isFirstTime = () => read() === null

export const loadPlacement = (): Placement => {
  const kept = read()
  const size = Number(kept?.size)
  return {
    dock: kept?.dock === 'right' ? 'right' : DEFAULTS.dock,
    size: size >= SMALLEST && size <= LARGEST ? size : DEFAULTS.size,
    view: views.find((view) => view === kept?.view) ?? DEFAULTS.view,
  }
}

/** Keeps it; while the panel is open, the page opens it again after a reload. */
export const savePlacement = ({ dock, size, view }: Placement, isOpen: boolean) => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ dock, size, view }))
    if (isOpen) sessionStorage.setItem(OPEN_KEY, 'open')
    else sessionStorage.removeItem(OPEN_KEY)
  } catch {
    // Storage is blocked: they last until reload.
  }
}
